/** What is being prepared, each kind of it by its name; where nothing is yet, the beginning. */

import type { Losses } from "./losses";
import { begin, type Marching } from "./march";
import type { Recruits } from "./muster";
import type { Orders } from "./orders";
import { type Given, isOwnFight, withAll } from "./support";
import type { GiveSupport, House, March, Named } from "./types";

interface Kinds {
  orders: Orders;
  march: Marching;
  support: Given;
  losses: Losses;
  names: Named;
  muster: Recruits;
  ranks: readonly House[];
}

export type Draft = { [Kind in keyof Kinds]: { kind: Kind; value: Kinds[Kind] } }[keyof Kinds];

export const ordersOf = (draft: Draft | null): Orders => (draft?.kind === "orders" ? draft.value : {});

export const marchOf = (decision: March, draft: Draft | null): Marching =>
  draft?.kind === "march" ? draft.value : begin(decision);

export const supportOf = (decision: GiveSupport, draft: Draft | null): Given => {
  if (draft?.kind === "support") return draft.value;
  return isOwnFight(decision) ? withAll(decision) : {};
};

export const lossesOf = (draft: Draft | null): Losses => (draft?.kind === "losses" ? draft.value : {});

export const namesOf = (draft: Draft | null): Named => (draft?.kind === "names" ? draft.value : {});

export const recruitsOf = (draft: Draft | null): Recruits => (draft?.kind === "muster" ? draft.value : {});

export const ranksOf = (draft: Draft | null): readonly House[] =>
  draft?.kind === "ranks" ? draft.value : [];
