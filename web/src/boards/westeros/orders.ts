/** Orders behind the screen: which token is where, until all are sent at once. */

import type { Area, OrdersPreview, PlaceOrders, Refusal, Token } from "./types";

export type Orders = Readonly<Record<Area, Token>>;

/** How many tokens of each kind are still beside the screen. */
export function left(decision: PlaceOrders, orders: Orders): Record<Token, number> {
  const counts: Record<Token, number> = { ...decision.tokens };
  for (const token of Object.values(orders)) counts[token] = (counts[token] ?? 0) - 1;
  return counts;
}

/** The areas that still need an order. */
export function waiting(decision: PlaceOrders, orders: Orders): Area[] {
  return Object.keys(decision.fields).filter((area) => !orders[area]);
}

/** Why a token is not placed: it cannot go there, or the server's own words. */
export type Hindrance = "no-units" | "not-here" | Refusal;

/** Why a token cannot be placed now, as far as is known, or null. What is already in the area makes room for it. */
export function hindrance(
  decision: PlaceOrders,
  orders: Orders,
  preview: OrdersPreview | null,
  token: Token,
  area?: Area,
): Hindrance | null {
  if (area && !(area in decision.fields)) return "no-units";
  const barred = preview?.barred[token];
  if (barred && !(area && orders[area])) return barred;
  return area && !decision.fields[area]!.options.includes(token) ? "not-here" : null;
}

export function placed(orders: Orders, area: Area, token: Token): Orders {
  return { ...orders, [area]: token };
}

export function removed(orders: Orders, area: Area): Orders {
  const { [area]: _, ...rest } = orders;
  return rest;
}

/** Drafted orders without areas and tokens that are no longer available. */
export function fitting(decision: PlaceOrders, orders: Orders): Orders {
  return Object.fromEntries(
    Object.entries(orders).filter(([area, token]) => area in decision.fields && token in decision.tokens),
  );
}
