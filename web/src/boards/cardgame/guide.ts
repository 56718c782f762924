/** Which paragraph of the guide speaks of the moment, and the rules to read on in. */

import type { View } from "./types";

export const GUIDE = {
  mulligan: ["CG-SETUP-08"],
  setup: ["CG-SETUP-10", "CG-SETUP-11"],
  plot: ["CG-PLOT-08", "CG-PLOT-10"],
  titles: ["CG-MELEE-05"],
  marshaling: ["CG-MARSHAL-03", "CG-DUP-05"],
  "others-marshal": ["CG-ACTION-04"],
  redirect: ["CG-MELEE-22", "CG-MELEE-24"],
  "before-challenge": ["CG-ACTION-04", "CG-CHAL-02"],
  challenge: ["CG-CHAL-02", "CG-CHAL-06"],
  attackers: ["CG-ACTION-04", "CG-CHAL-12"],
  defenders: ["CG-CHAL-12", "CG-CHAL-16"],
  claim: ["CG-CLAIM-01"],
  keywords: ["CG-CHAL-26"],
  save: ["CG-INTERRUPT-01", "CG-DUP-03"],
  interrupt: ["CG-INTERRUPT-01"],
  reaction: ["CG-REACT-01"],
  actions: ["CG-ACTION-01"],
  choose: ["CG-TARGET-01"],
  dominance: ["CG-DOM-01"],
  taxation: ["CG-TAX-02"],
  over: ["CG-WIN-02"],
} as const satisfies Record<string, readonly string[]>;

export type GuideStep = keyof typeof GUIDE;

const STEPS: Readonly<Record<string, GuideStep>> = {
  mulligan: "mulligan",
  "lay-setup": "setup",
  "attach-setup": "setup",
  "choose-plots": "plot",
  "compare-initiative": "plot",
  "when-revealed": "plot",
  "draft-titles": "titles",
  "initiate-challenge": "challenge",
  "declare-defenders": "defenders",
  "apply-claim": "claim",
  "challenge-keywords": "keywords",
  "check-reserve": "taxation",
};

const TIMINGS: Readonly<Record<string, GuideStep>> = {
  would: "save",
  interrupt: "interrupt",
  "forced-interrupt": "interrupt",
  reaction: "reaction",
  "forced-reaction": "reaction",
};

const PLACES: Readonly<Record<string, GuideStep>> = {
  marshaling: "marshaling",
  attackers: "attackers",
  defenders: "attackers",
  challenges: "before-challenge",
  dominance: "dominance",
  taxation: "taxation",
};

/** Questions about a challenge that is being redirected: asked while it is initiated, but nobody initiates one now. */
const REDIRECTING: readonly string[] = ["redirect", "redirect-to", "bypass"];

/** Windows ask whether somebody responds; all other questions are about one thing. */
const WINDOW = "respond-";

type Moment = Pick<View, "winner" | "windows" | "step" | "round" | "active">;

/** `about`: what is asked of the reader, who sits at `seat`. */
export function guideStep(view: Moment, about: string | null, seat: string | null): GuideStep {
  if (view.winner) return "over";
  if (about && REDIRECTING.includes(about)) return "redirect";
  const inner = view.windows[view.windows.length - 1];
  const theirs = view.active !== seat;
  const step = STEPS[view.step];
  if (step) return step === "challenge" && theirs ? "actions" : step;
  if (about && !about.startsWith(WINDOW)) return "choose";
  if (!inner) return "actions";
  const found = TIMINGS[inner.timing] ?? PLACES[inner.where] ?? "actions";
  if (!theirs) return found;
  return found === "marshaling" ? "others-marshal" : found === "before-challenge" ? "actions" : found;
}
