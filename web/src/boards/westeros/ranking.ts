/** Houses being ranked, best place first. */

import type { House } from "./types";

/** A house takes the next place, or gives up the one it has; the last one left needs no touch. */
export function placed(houses: readonly House[], order: readonly House[], house: House): House[] {
  const next = order.includes(house) ? order.filter((each) => each !== house) : [...order, house];
  const [last, ...others] = houses.filter((each) => !next.includes(each));
  return last !== undefined && !others.length && next.length > order.length ? [...next, last] : next;
}

/** A house one place up or down. */
export function moved(order: readonly House[], house: House, by: 1 | -1): House[] {
  const at = order.indexOf(house);
  const to = at + by;
  if (at < 0 || to < 0 || to >= order.length) return [...order];
  const next = [...order];
  [next[at], next[to]] = [next[to]!, next[at]!];
  return next;
}
