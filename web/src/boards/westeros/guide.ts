/** Which paragraph of the guide is about the current moment. */

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

export function guideStep(view: Pick<View, "phase" | "step" | "battle">): GuideStep {
  if (view.phase === "over") return "over";
  if (view.battle) return IN_COMBAT[view.battle.step] ?? "cards";
  return STEPS[view.step] ?? "westeros";
}
