/**
 * Which paragraph of the guide speaks to the reader now, and the rules to read on in: about the question they are
 * asked, or about waiting.
 */

import type { Decision, View } from "./types";

export const GUIDE = {
  zones: ["MIN-DEPLOY-01"],
  first: ["MIN-DEPLOY-02", "MIN-TERMS-17"],
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

/** What is said of each question. Texts that ask, windows for cards and dice have a paragraph together. */
const ASKED: Readonly<Record<string, GuideStep>> = {
  zone: "zones",
  role: "zones",
  corner: "zones",
  "storm-zones": "zones",
  "first-player": "first",
  "deploy-unit": "deploy",
  deploy: "deploy",
  "reserve-pose": "deploy",
  "redeploy-pose": "deploy",
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
  "charge-weapon": "charge",
  align: "align",
  retreat: "retreat",
  shift: "shift",
  pivot: "shift",
  "next-pivot": "shift",
  "ranged-shift": "shoot",
  "ranged-target": "shoot",
  "melee-face": "melee",
  "melee-target": "melee",
  "melee-weapon": "melee",
  "claim-zone": "board",
  influence: "board",
  "crown-target": "zone",
  "wealth-target": "zone",
  "tactics-target": "zone",
  "combat-target": "zone",
  "maneuver-target": "zone",
  discard: "discard",
  "discard-down": "discard",
  "reroll-attack": "dice",
  "reroll-defence": "dice",
  "reroll-test": "dice",
  "spend-weakened": "dice",
  "spend-vulnerable": "dice",
  "spend-panicked": "dice",
};

/** The server names nobody as active once the battle is over: what is nothing, it leaves out. */
export function guideStep(view: Pick<View, "round" | "active">, decision: Decision | null): GuideStep {
  if (!view.active) return "over";
  const about = decision?.about ?? "";
  const known = ASKED[about];
  if (known) return known;
  if (about.startsWith("declare-") || (decision && "text" in decision && decision.text)) return "cards";
  return decision ? "question" : "wait";
}
