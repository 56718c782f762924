/**
 * Which paragraph of the guide speaks to the reader now, and the rules to read on in.
 *
 * Whoever is asked something reads about that question; whoever is not, about what the others do.
 */

import type { View } from "./types";

export const GUIDE = {
  mulligan: ["CG-SETUP-08"],
  setup: ["CG-SETUP-10", "CG-SETUP-11"],
  plot: ["CG-PLOT-08", "CG-PLOT-10"],
  first: ["CG-PLAYER-02", "CG-PLAYER-04"],
  titles: ["CG-MELEE-05"],
  marshaling: ["CG-MARSHAL-03", "CG-DUP-05"],
  "others-marshal": ["CG-ACTION-04"],
  redirect: ["CG-MELEE-22", "CG-MELEE-24"],
  "before-challenge": ["CG-ACTION-04", "CG-CHAL-02"],
  challenge: ["CG-CHAL-02", "CG-CHAL-06"],
  "others-challenge": ["CG-CHAL-02"],
  attackers: ["CG-ACTION-04", "CG-CHAL-12"],
  defenders: ["CG-CHAL-12", "CG-CHAL-16"],
  "others-defend": ["CG-CHAL-12"],
  claim: ["CG-CLAIM-01"],
  keywords: ["CG-CHAL-26"],
  save: ["CG-INTERRUPT-01", "CG-DUP-03"],
  interrupt: ["CG-INTERRUPT-01"],
  reaction: ["CG-REACT-01"],
  actions: ["CG-ACTION-01"],
  choose: ["CG-TARGET-01"],
  dominance: ["CG-DOM-01"],
  taxation: ["CG-TAX-02"],
  wait: ["CG-PLAYER-07"],
  over: ["CG-WIN-02"],
} as const satisfies Record<string, readonly string[]>;

export type GuideStep = keyof typeof GUIDE;

/** What is said of each question to the one who is asked; a window is told by its place. */
export const ASKED: Readonly<Record<string, GuideStep>> = {
  "keep-hand": "mulligan",
  setup: "setup",
  plot: "plot",
  "first-player": "first",
  "next-when-revealed": "choose",
  title: "titles",
  challenge: "challenge",
  redirect: "redirect",
  "redirect-to": "redirect",
  bypass: "redirect",
  defenders: "defenders",
  "claim-from": "claim",
  "military-claim": "claim",
  "next-keyword": "keywords",
  "use-insight": "keywords",
  "use-pillage": "keywords",
  "use-renown": "keywords",
  intimidate: "keywords",
  "discard-to-reserve": "taxation",
  "respond-would": "save",
  "respond-interrupt": "interrupt",
  "respond-reaction": "reaction",
};

/** Actions of the one whose turn it is, and of the others. */
const OWN_ACTIONS: Readonly<Record<string, GuideStep>> = {
  marshaling: "marshaling",
  challenges: "before-challenge",
  attackers: "attackers",
  defenders: "attackers",
  dominance: "dominance",
  taxation: "taxation",
};
const OTHERS_ACTIONS: Readonly<Record<string, GuideStep>> = {
  ...OWN_ACTIONS,
  marshaling: "others-marshal",
  challenges: "actions",
};

/** What others are doing, for those who are asked nothing. */
const WATCHED: Readonly<Record<string, GuideStep>> = {
  mulligan: "wait",
  "lay-setup": "wait",
  "attach-setup": "wait",
  "choose-plots": "plot",
  "compare-initiative": "plot",
  "when-revealed": "plot",
  "draft-titles": "titles",
  "initiate-challenge": "others-challenge",
  "declare-defenders": "others-defend",
  "apply-claim": "claim",
  "challenge-keywords": "keywords",
  "check-reserve": "taxation",
};

type Moment = Pick<View, "winner" | "windows" | "step" | "round" | "active">;

/** `about`: what is asked of the reader, who sits at `seat`. */
export function guideStep(view: Moment, about: string | null, seat: string | null): GuideStep {
  if (view.winner) return "over";
  if (about === "attach") return view.round ? "choose" : "setup";
  if (about && about !== "respond-actions") return ASKED[about] ?? "choose";
  const inner = view.windows[view.windows.length - 1];
  if (!about) {
    const watched = WATCHED[view.step];
    if (watched === "others-challenge" && view.active === seat) return "wait";
    if (watched) return watched;
    if (!inner) return "wait";
    if (inner.timing !== "actions") return inner.timing.endsWith("reaction") ? "reaction" : "interrupt";
  }
  const actions = view.active !== null && view.active === seat ? OWN_ACTIONS : OTHERS_ACTIONS;
  return actions[inner?.where ?? ""] ?? "actions";
}
