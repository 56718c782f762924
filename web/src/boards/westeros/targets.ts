/** The names board and bar use for things on the board. */

import type { Target } from "../contract";
import type { Area } from "./types";

export const areaTarget = (area: Area): Target => `area/${area}`;
export const cardTarget = (card: string): Target => `card/${card}`;
export const houseTarget = (house: string): Target => `house/${house}`;
export const trackTarget = (track: string): Target => `track/${track}`;
export const tokenTarget = (token: string): Target => `token/${token}`;
export const answerTarget = (answer: unknown): Target => `answer/${JSON.stringify(answer)}`;

/** What a target of this kind refers to; null if it is of another kind. */
export function named(kind: string, target: Target): string | null {
  return target.startsWith(`${kind}/`) ? target.slice(kind.length + 1) : null;
}
