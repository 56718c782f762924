/** Support being given: whom each of several orders supports. */

import type { Area, GiveSupport, House } from "./types";

export type Given = Readonly<Record<Area, House | "nobody">>;

/** An order supports a side; if a house may support only one, its other orders stop supporting the other. */
export function given(decision: GiveSupport, before: Given, area: Area, side: string): Given {
  if (!decision.one_side || side === "nobody") return { ...before, [area]: side };
  const kept = Object.entries(before).map(([each, to]) => [each, to === side ? to : "nobody"]);
  return { ...Object.fromEntries(kept), [area]: side };
}
