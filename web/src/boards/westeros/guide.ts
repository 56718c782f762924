/**
 * Which paragraph of the guide is about the question somebody is asked; about the moment, if it is nobody's or has
 * none.
 */

import type { View } from "./types";

export type GuideStep =
  | "westeros"
  | "supply"
  | "muster"
  | "clash"
  | "wildlings"
  | "orders"
  | "raven"
  | "raids"
  | "marches"
  | "support"
  | "cards"
  | "aftermath"
  | "power"
  | "over";

const STEPS: Readonly<Record<string, GuideStep>> = {
  "count-supply": "supply",
  reconcile: "supply",
  muster: "muster",
  bid: "clash",
  "wildling-attack": "wildlings",
  "second-attack": "wildlings",
  "wildling-effect": "wildlings",
  "end-attack": "wildlings",
  "assign-orders": "orders",
  "assign-orders-of": "orders",
  "reveal-orders": "orders",
  "use-raven": "raven",
  raids: "raids",
  marches: "marches",
  "consolidate-power": "power",
  rally: "power",
  "clean-up": "power",
};

const IN_COMBAT: Readonly<Record<string, GuideStep>> = {
  support: "support",
  casualties: "aftermath",
  retreat: "aftermath",
  "clean-up": "aftermath",
};

/**
 * What is said of each question to the house that is asked. Effects of house cards belong to the combat they are used
 * in.
 */
export const ASKED: Readonly<Record<string, GuideStep>> = {
  orders: "orders",
  order: "orders",
  raven: "raven",
  "return-wildling-card": "raven",
  raid: "raids",
  march: "marches",
  consolidate: "power",
  muster: "muster",
  support: "support",
  "support-to": "support",
  "decline-support": "support",
  "house-card": "cards",
  "redraw-tides": "cards",
  blade: "cards",
  "replace-card": "cards",
  casualties: "aftermath",
  retreat: "aftermath",
  "choose-retreat": "aftermath",
  "left-behind": "aftermath",
  "bid-iron-throne": "clash",
  "bid-fiefdoms": "clash",
  "bid-kings-court": "clash",
  "bid-wildlings": "wildlings",
  "highest-bidder": "wildlings",
  "lowest-bidder": "wildlings",
  reconcile: "supply",
  "a-throne-of-blades": "westeros",
  "dark-wings-dark-words": "westeros",
  "put-to-the-sword": "westeros",
};

/** `about`: what is asked of the reader. */
export function guideStep(
  view: Pick<View, "phase" | "step" | "battle">,
  about: string | null = null,
): GuideStep {
  if (view.phase === "over") return "over";
  const asked = about === null ? undefined : ASKED[about];
  if (asked) return asked;
  if (view.battle) return IN_COMBAT[view.battle.step] ?? "cards";
  return STEPS[view.step] ?? "westeros";
}
