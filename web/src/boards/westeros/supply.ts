/** Armies against the limits of supply, for a preview; whether a move is allowed is the server's to say. */

import type { Area } from "./types";

/** Sizes of armies, the largest first. One unit is no army. */
export function armies(sizes: Iterable<number>): number[] {
  return [...sizes].filter((size) => size > 1).sort((a, b) => b - a);
}

export function fits(sizes: Iterable<number>, limits: readonly number[]): boolean {
  return armies(sizes).every((size, n) => size <= (limits[n] ?? 1));
}

/** The sizes after some areas have gained or lost units. */
export function changed(
  sizes: Readonly<Record<Area, number>>,
  changes: Readonly<Record<Area, number>>,
): Record<Area, number> {
  const after = { ...sizes };
  for (const [area, by] of Object.entries(changes)) after[area] = (after[area] ?? 0) + by;
  return after;
}

/** Each place of the limits, with the army that fills it; armies beyond the last limit have a limit of one. */
export function filled(
  sizes: Iterable<number>,
  limits: readonly number[],
): { size: number; limit: number }[] {
  const found = armies(sizes);
  return Array.from({ length: Math.max(found.length, limits.length) }, (_, n) => ({
    size: found[n] ?? 0,
    limit: limits[n] ?? 1,
  }));
}
