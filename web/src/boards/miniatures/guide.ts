/** Which paragraph of the guide speaks of the moment, and the rules to read on in. */

import type { Json } from "../contract";
import type { View } from "./types";

export const GUIDE = {
  zones: ["MIN-DEPLOY-01"],
  deploy: ["MIN-DEPLOY-03", "MIN-DEPLOY-04"],
  terrain: ["MIN-SETUP-08"],
  activate: ["MIN-ROUND-04"],
  action: ["MIN-ACTION-01"],
  maneuver: ["MIN-MANEUVER-03", "MIN-MOVE-01"],
  march: ["MIN-MARCH-02"],
  charge: ["MIN-CHARGE-02", "MIN-CHARGE-10"],
  align: ["MIN-CHARGE-15"],
  retreat: ["MIN-RETREAT-02"],
  shift: ["MIN-TERMS-20"],
  shoot: ["MIN-RANGED-04"],
  melee: ["MIN-MELEE-05"],
  dice: ["MIN-RESOLVE-01", "MIN-REROLL-01"],
  board: ["MIN-BOARD-07"],
  zone: ["MIN-BOARD-02"],
  cards: ["MIN-TIMING-03"],
  discard: ["MIN-CLEANUP-07"],
  question: ["MIN-TIMING-03"],
  wait: ["MIN-ROUND-04"],
  over: ["MIN-WIN-01"],
} as const satisfies Record<string, readonly string[]>;

export type GuideStep = keyof typeof GUIDE;

const ASKED: Readonly<Record<string, GuideStep>> = {
  zone: "zones",
  "first-player": "zones",
  "deploy-unit": "deploy",
  deploy: "deploy",
  "place-terrain": "terrain",
  activate: "activate",
  action: "action",
  "free-action": "action",
  maneuver: "maneuver",
  surge: "maneuver",
  march: "march",
  "charge-target": "charge",
  "charge-arc": "charge",
  "charge-pivot": "charge",
  align: "align",
  retreat: "retreat",
  shift: "shift",
  pivot: "shift",
  "ranged-shift": "shoot",
  "ranged-target": "shoot",
  "melee-face": "melee",
  "melee-target": "melee",
  "melee-weapon": "melee",
  "claim-zone": "board",
  influence: "board",
  discard: "discard",
  "discard-down": "discard",
};

/** The server names nobody as active once the battle is over: what is nothing, it leaves out. */
export function guideStep(view: Pick<View, "round" | "active">, decision: Json): GuideStep {
  if (!view.active) return "over";
  const about: string = decision?.about ?? "";
  const known = ASKED[about];
  if (known) return known;
  if (about.startsWith("declare-") || decision?.text) return "cards";
  if (about.startsWith("reroll-") || about.startsWith("spend-")) return "dice";
  if (about.endsWith("-target")) return "zone";
  if (decision) return "question";
  return view.round ? "wait" : "deploy";
}
