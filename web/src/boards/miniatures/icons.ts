/** Small signs of this table: outlines in a square of 24, ours; and charges of the zones. */

import { CARDS as CHARGES } from "../../art/charges/cards";

/** What lies on a unit. */
export const TOKENS: Readonly<Record<string, string>> = {
  // A heart out of beat.
  panicked: "M2 13h5l2-6 4 12 3-8 1 2h5v2h-6l-1-2-3 9-4-13-1 6H2Z",
  // A shield with a crack.
  vulnerable: "M12 2 3 5v7c0 5 4 8 8 10l-1-6 3-3-4-4 3-7Zm2 1 7 2v7c0 5-4 8-8 10l-1-6 4-3-4-5Z",
  // A sword without its point.
  weakened: "M11 3h3v8l2 1-5 2V3ZM6 15h12v2h-4v5h-4v-5H6Zm12-9 3-3 1 1-3 3Z",
};

export const STAR = "M12 2 15 9l7 .5-5.5 4.5L18.5 21 12 17l-6.5 4 2-7L2 9.5 9 9Z";
export const CROWN = "M3 8l5 4 4-8 4 8 5-4-2 11H5Z";
export const DONE = "M4 12l5 5L20 6l-2-2-9 9-3-3Z";
export const BANNER = "M5 2h2v20H5ZM8 3h12l-4 4 4 4H8Z";

/** The zones of the tactics board, in a square of 512. */
export const ZONE_SIGNS: Readonly<Record<string, string>> = {
  crown: CHARGES["queen-crown"],
  wealth: CHARGES["swap-bag"],
  tactics: CHARGES["scroll-quill"],
  combat: CHARGES["crossed-swords"],
  maneuver: CHARGES["horse-head"],
};
