/** Orders behind the screen: which token lies where, until all are sent at once. */

import type { Edition } from "./edition";
import type { Area, PlaceOrders, Token } from "./types";

export type Orders = Readonly<Record<Area, Token>>;

/** How many tokens of each kind are still beside the screen. */
export function left(decision: PlaceOrders, orders: Orders): Record<Token, number> {
  const counts: Record<Token, number> = { ...decision.tokens };
  for (const token of Object.values(orders)) counts[token] = (counts[token] ?? 0) - 1;
  return counts;
}

/** How many special orders may still be placed. */
export function starsLeft(decision: PlaceOrders, orders: Orders, edition: Edition): number {
  return decision.stars - Object.values(orders).filter((token) => edition.orders[token]?.special).length;
}

/** The areas that still wait for an order. */
export function waiting(decision: PlaceOrders, orders: Orders): Area[] {
  return Object.keys(decision.fields).filter((area) => !orders[area]);
}

/** How many of them must still get one. */
export function missing(decision: PlaceOrders, orders: Orders): number {
  return Math.max(0, waiting(decision, orders).length - decision.blanks);
}

export type Hindrance = "no-units" | "banned" | "not-here" | "none-left" | "no-stars";

/** Why a token cannot be placed in an area now, or null. What lies there already makes room for it. */
export function hindrance(
  decision: PlaceOrders,
  orders: Orders,
  edition: Edition,
  token: Token,
  area?: Area,
): Hindrance | null {
  if (area && !(area in decision.fields)) return "no-units";
  if (token in decision.banned || !(token in decision.tokens)) return "banned";
  if (area && !decision.fields[area]!.options.includes(token)) return "not-here";
  const without = area ? removed(orders, area) : orders;
  if ((left(decision, without)[token] ?? 0) < 1) return "none-left";
  if (edition.orders[token]?.special && starsLeft(decision, without, edition) < 1) return "no-stars";
  return null;
}

export function placed(orders: Orders, area: Area, token: Token): Orders {
  return { ...orders, [area]: token };
}

export function removed(orders: Orders, area: Area): Orders {
  const { [area]: _, ...rest } = orders;
  return rest;
}

/** What is left of prepared orders that were made for other areas or with tokens that are no longer there. */
export function fitting(decision: PlaceOrders, orders: Orders): Orders {
  return Object.fromEntries(
    Object.entries(orders).filter(([area, token]) => area in decision.fields && token in decision.tokens),
  );
}
