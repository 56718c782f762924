/** Armies beside the limits of supply, as they are drawn. */

import type { Place } from "./types";

/** Sizes of armies, largest first. A single unit is not an army. */
function armies(sizes: Iterable<number>): number[] {
  return [...sizes].filter((size) => size > 1).sort((a, b) => b - a);
}

/** Each limit with the army that fills it; armies beyond the last limit have a limit of one. */
export function filled(sizes: Iterable<number>, limits: readonly number[]): Place[] {
  const found = armies(sizes);
  return Array.from({ length: Math.max(found.length, limits.length) }, (_, n) => ({
    size: found[n] ?? 0,
    limit: limits[n] ?? 1,
  }));
}
