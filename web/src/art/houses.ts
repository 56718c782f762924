/** How houses are drawn: each has a charge and a pattern; its tinctures are in styles/tokens.css. */

import { HOUSES as CHARGES } from "./charges/houses";

export type House =
  | "stark"
  | "lannister"
  | "baratheon"
  | "greyjoy"
  | "tyrell"
  | "martell"
  | "targaryen"
  | "nights-watch"
  | "free-folk"
  | "neutral";

export interface Arms {
  /** An outline in a square of 512, or empty. */
  charge: string;
  /** A line repeated in a square of 12; empty means plain. */
  pattern: string;
}

export const ARMS: Readonly<Record<House, Arms>> = {
  stark: { charge: CHARGES["wolf-head"], pattern: "M0 3H12M0 9H12" },
  lannister: { charge: CHARGES.lion, pattern: "M-3 3L3-3M-3 15L15-3M9 15L15 9" },
  baratheon: { charge: CHARGES["stag-head"], pattern: "M0 5L6 1L12 5M0 11L6 7L12 11" },
  greyjoy: { charge: CHARGES["giant-squid"], pattern: "M0 4Q3 1 6 4T12 4M0 10Q3 7 6 10T12 10" },
  tyrell: { charge: CHARGES.rose, pattern: "M0 0L12 12M12 0L0 12" },
  martell: { charge: CHARGES["sun-spear"], pattern: "M6 12V3M6 12L0 3M6 12L12 3" },
  targaryen: {
    charge: CHARGES["dragon-head"],
    pattern: "M0 0A6 6 0 0 0 12 0M-6 6A6 6 0 0 0 6 6M6 6A6 6 0 0 0 18 6",
  },
  "nights-watch": { charge: CHARGES["crow-dive"], pattern: "" },
  "free-folk": { charge: CHARGES["sharp-axe"], pattern: "M1 1L4 8M5 0L7 6M8 5L10 12" },
  neutral: { charge: "", pattern: "" },
};

/** The arms of a house; anything without a house is drawn as neutral. */
export function arms(house: string | undefined): Arms {
  return ARMS[house as House] ?? ARMS.neutral;
}

/** A coin with a square hole, for those who serve no house. */
const COIN =
  "M256 56a200 200 0 1 1 0 400 200 200 0 1 1 0-400zM256 96a160 160 0 1 0 0 320 160 160 0 1 0 0-320zM256 128a128 128 0 1 1 0 256 128 128 0 1 1 0-256zM206 206v100h100V206z";

/** What the people of a house are known by: its charge, or the coin. */
export function sign(house: string | undefined): string {
  return arms(house).charge || COIN;
}
