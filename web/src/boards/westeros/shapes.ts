/** Outlines of pieces and orders, drawn by us, around 0,0: units in a square of 26, glyphs in one of 20. */

import type { OrderFacts } from "./types";

export interface UnitShape {
  body: string;
  /** Lines drawn on it. */
  lines: string;
  /** Where the charge of its house is, and how large. */
  charge: readonly [x: number, y: number, size: number];
}

const FOOTMAN: UnitShape = {
  body: "M0 -12.6A4.7 4.7 0 0 1 3.1 -4.4C7.4 -2.6 9.4 3 9.8 12.4H-9.8C-9.4 3 -7.4 -2.6 -3.1 -4.4A4.7 4.7 0 0 1 0 -12.6Z",
  lines: "",
  charge: [0, 5, 12.5],
};

export const UNITS: Readonly<Record<string, UnitShape>> = {
  footman: FOOTMAN,
  knight: {
    body: "M-8.4 12.4H10C10.6 3.6 9.4 -4.4 4.2 -8.6L4.4 -12.8L-0.4 -9.8C-5.4 -8.2 -8.4 -3.2 -12 1.2L-9.4 5.4L-4.2 3.4C-4.4 6.4 -7.4 8.4 -8.4 12.4Z",
    lines: "M-3.6 -4.4h.1",
    charge: [2.6, 4.6, 11.5],
  },
  "siege-engine": {
    body: "M-9 -12.4H-5.2V-9.6H-1.9V-12.4H1.9V-9.6H5.2V-12.4H9L9.8 5.6A4 4 0 1 1 2.6 8.4H-2.6A4 4 0 1 1 -9.8 5.6Z",
    lines: "M-6.4 8.4h.1M6.4 8.4h.1",
    charge: [0, -1, 12],
  },
  ship: {
    body: "M-0.8 -12.6C6 -10.6 9.4 -4.4 9 2.4H12.6C11.8 8.6 9.4 11.8 5.2 12.4H-6.4C-10 11.8 -12 8.6 -12.6 2.4H-9C-6.6 -2.6 -3.6 -7.4 -0.8 -12.6Z",
    lines: "M-9 2.6H9",
    charge: [1.4, -2.6, 9.5],
  },
};

/** The shape of a kind of unit; an unknown kind looks like a footman. */
export function unitShape(kind: string): UnitShape {
  return UNITS[kind] ?? FOOTMAN;
}

/** A sword to march, a shield to defend, a banner that joins, a torch to raid, a crown for power. */
export const GLYPHS: Readonly<Record<OrderFacts["kind"], string>> = {
  march:
    "M7.6 -9.4L9.4 -7.6L8.8 -4.6L-1.6 5.8L0.6 8L-1.2 9.4L-3.8 7L-7.2 10L-10 7.2L-7 3.8L-9.4 1.2L-8 -0.6L-5.8 1.6L4.6 -8.8Z",
  defense: "M0 -9.8C3 -7.8 6 -7 9 -7V0C9 5.2 5 8.4 0 10.4C-5 8.4 -9 5.2 -9 0V-7C-6 -7 -3 -7.8 0 -9.8Z",
  support: "M-8 -10H-5.6V-8.8C-1.6 -11 1.4 -5.6 8.8 -8.2L5.4 -3.4L8.8 1.6C2 4 -1.6 -1 -5.6 1.2V10H-8Z",
  raid: "M0.4 -10.4C5.4 -6.8 6 -3.4 4.4 -0.4H6.4L3 10H-3L-6.4 -0.4H-4.6C-6.2 -3.2 -4.8 -5.4 -3.4 -6.8C-3 -5 -2.4 -4.2 -1.4 -3.8C-2.2 -6.2 -1.6 -8.6 0.4 -10.4Z",
  "consolidate-power": "M-7.4 7.6L-9.6 -5.4L-4.4 -1L0 -9L4.4 -1L9.6 -5.4L7.4 7.6Z",
};

export const STAR = "M0 -6L1.7 -2.2L5.8 -1.8L2.7 1L3.6 5L0 2.9L-3.6 5L-2.7 1L-5.8 -1.8L-1.7 -2.2Z";
