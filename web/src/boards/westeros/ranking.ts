/** Houses being ranked, best place first. */

import type { House } from "./types";

/** A house one place up or down. */
export function moved(order: readonly House[], house: House, by: 1 | -1): House[] {
  const at = order.indexOf(house);
  const to = at + by;
  if (at < 0 || to < 0 || to >= order.length) return [...order];
  const next = [...order];
  [next[at], next[to]] = [next[to]!, next[at]!];
  return next;
}
