/** Support being given: whom each of several orders supports. */

import type { Area, GiveSupport, House } from "./types";

export type Given = Readonly<Record<Area, House | "nobody">>;

/** Whether it is asked for its own side: then nobody means to hold anything back. */
export function isOwnFight({ house, attacker, defender }: GiveSupport): boolean {
  return house === attacker || house === defender;
}

/** All orders support the house itself. */
export function withAll({ fields, house }: GiveSupport): Given {
  return Object.fromEntries(Object.keys(fields).map((area) => [area, house]));
}

/** An order supports a side; if a house may support only one, its other orders stop supporting the other. */
export function given(decision: GiveSupport, before: Given, area: Area, side: string): Given {
  if (!decision.one_side || side === "nobody") return { ...before, [area]: side };
  const kept = Object.entries(before).map(([each, to]) => [each, to === side ? to : "nobody"]);
  return { ...Object.fromEntries(kept), [area]: side };
}
