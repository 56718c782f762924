/** Signs printed on the map, drawn by us: outlines around 0,0 in map units. */

/** One tower with a gate. */
export const CASTLE =
  "M-9 13V-6H-12V-13H-8V-10H-4V-13H-1.5V-16L7 -13.5L1.5 -11V-10H4V-13H8H12V-6H9V13H4V6A4 4 0 0 0 -4 6V13Z";

/** A keep between two towers. */
export const STRONGHOLD =
  "M-16 14V-4H-17.5V-9H-14.5V-7H-12V-9H-9V-4H-8V-1H-6.5V-10H-8V-15H-5V-13H-1.2V-15H1.2V-13H5V-15H8V-10H6.5V-1H8V-4H9V-9H12V-7H14.5V-9H17.5V-4H16V14H3.6V8A3.6 3.6 0 0 0 -3.6 8V14Z" +
  "M-13.6 1V6H-11V1ZM11 1V6H13.6V1ZM-1.4 -7V-2H1.4V-7Z";

export const CROWN = "M-7 5.5L-8 -4.5L-3.6 -0.6L0 -7L3.6 -0.6L8 -4.5L7 5.5Z";
export const CROWN_BAND = "M-6.6 3H6.6";

export const BARREL = "M-5 -7H5C7.4 -3 7.4 3 5 7H-5C-7.4 3 -7.4 -3 -5 -7Z";
export const BARREL_HOOPS = "M-6.3 -3.4H6.3M-6.3 3.4H6.3M0 -6.6V6.6";

export const ANCHOR =
  "M0 -20A5 5 0 1 1 -0.1 -20ZM0 -10V19M-8 -5H8M-17 5C-15 14 -8 19 0 19C8 19 15 14 17 5M-17 5L-19 11M-17 5L-11.5 8M17 5L19 11M17 5L11.5 8";

/** What grows on the land: fill first, then its lines. */
export const GROWTHS = {
  mountain: {
    fill: "M-10 1L-3.5 -9.5L-1.6 -8L1 -14L4 -9.4L5.4 -10L10.5 1Z",
    lines:
      "M-10 1L-3.5 -9.5L-1.6 -8M-4 -3L1 -14L4 -9.4L5.4 -10L10.5 1M1 -14L2.4 -9L1 -6.4L3 -2.6M5.4 -10L6 -6.6L7.6 -3.6",
  },
  hill: {
    fill: "M-8 1Q-2 -8 4 -1L8 1Z",
    lines: "M-8 1Q-3 -8.5 3 -2.4M0 1Q4 -5 8 1M-4.4 -1.4Q-3.4 -3.4 -2 -4",
  },
  pine: {
    fill: "M0 -11L3.6 -5H2.2L4.4 -0.6H-4.4L-2.2 -5H-3.6Z",
    lines: "M0 -11L3.6 -5H2.2L4.4 -0.6H-4.4L-2.2 -5H-3.6ZM0 -0.6V1.4M1 -8L1.6 -2.4",
  },
  tree: {
    fill: "M0 -9A4.4 4.2 0 1 1 -0.1 -9Z",
    lines: "M-1.6 -1A4.4 4.2 0 1 1 1.6 -1M0 -3.4V1.4M1.4 -7.4Q3 -6.4 2.8 -4.4",
  },
  reed: { fill: "", lines: "M-4 1Q-4 -3 -5 -5M-1 1V-7M2 1Q2 -3 4 -6M-6 1H5.4" },
} as const;

/** Three humps and a head, above the water. */
export const SERPENT =
  "M-46 12Q-42 4 -38 12M-34 12C-32 -4 -16 -4 -14 12M-29 12C-28 3 -20 3 -19 12M-8 12C-6 -10 14 -10 16 12M-3 12C-2 -3 10 -3 11 12M24 12C22 -2 24 -16 34 -20C42 -22 50 -18 54 -12L44 -11C38 -10 33 -4 34 12M40 -16h.1M34 -20L30 -27M38 -21L37 -28M-26 16q4 3 8 0M0 16q4 3 8 0M22 17q6 3 12 0";
