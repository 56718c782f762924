/** Answers that are prepared on the table: poses, and several of a list (dice, cards in hand, units). */

import { isNothing } from "../../lib/nothing";
import type { Words } from "../../lib/words";
import type { Json, Preparing } from "../contract";
import { blank as blankPose, type Draft, isPosed, isTurning, type Posed, travelOf } from "./posing";
import type { Move, Moved, Some, Stepped, WhichDice } from "./types";

/** Several of a list. */
export type Several = (Some & { type: "Some" | "SaidSome" }) | WhichDice;

export function isSeveral(decision: Json): decision is Several {
  return ["Some", "SaidSome", "WhichDice"].includes(decision?.type);
}

const DICE = [
  "reroll-attack",
  "reroll-defence",
  "reroll-test",
  "spend-weakened",
  "spend-vulnerable",
  "spend-panicked",
];
const HAND = ["discard", "discard-down", "discard-cards"];

/** What the options of such a list are. */
export function severalOf(decision: Several): "dice" | "hand" | "others" {
  if (DICE.includes(decision.about)) return "dice";
  return HAND.includes(decision.about) ? "hand" : "others";
}

/** One more of a list, or one less; what is above the number takes the place of the first. */
export function toggled(decision: Several, draft: readonly Json[], option: Json): readonly Json[] {
  if (draft.includes(option)) return draft.filter((each) => each !== option);
  if (!decision.options.includes(option)) return draft;
  return [...draft.slice(Math.max(0, draft.length + 1 - decision.most)), option];
}

export function blank(decision: Posed | Several): Json {
  return isPosed(decision) ? blankPose(decision) : begun(decision);
}

/** Nothing of a list, but of the player's own dice those that failed. */
function begun(decision: Several): readonly Json[] {
  return decision.type === "WhichDice" ? decision.failed : [];
}

/** What doing nothing gives up, where it costs something. */
export function givesUp(decision: Json, words: Words): string {
  return words.say(
    ["action", "maneuver", "march"].includes(decision.about)
      ? "web-miniatures-gives-up-action"
      : "web-miniatures-gives-up",
  );
}

export function preparing(decision: Json, words: Words): Preparing | null {
  if (isPosed(decision))
    return {
      blank: blankPose(decision),
      resumed: (draft) => (fits(decision, draft) ? draft : blankPose(decision)),
      answer: (draft) => draft,
      label: (draft) => poseLabel(decision, draft, words),
      proposes: true,
      toBegin: true,
      nothing: (given) => words.say(given === null ? "web-miniatures-do-no-more" : "web-miniatures-do-stay"),
    };
  if (isSeveral(decision))
    return {
      blank: begun(decision),
      resumed: (draft) =>
        Array.isArray(draft)
          ? draft.filter((each) => decision.options.includes(each)).slice(0, decision.most)
          : begun(decision),
      answer: (draft) => (draft.length >= decision.least ? draft : undefined),
      label: (draft) => severalLabel(decision, draft, words),
      proposes: begun(decision).length > 0,
      nothing: () => words.say(`web-miniatures-several-${severalOf(decision)}-none`),
      inWords: true,
    };
  return null;
}

/** Whether a draft has the form of an answer to this question. */
function fits(decision: Posed, draft: Json): boolean {
  const wanted = blankPose(decision);
  if (typeof wanted !== "object" || typeof draft !== "object" || draft === null)
    return typeof wanted === typeof draft;
  return Object.keys(wanted).every((name) => name in draft);
}

function poseLabel(decision: Posed, draft: Draft, words: Words): string {
  const say = (what: string, values: Record<string, Json> = {}) =>
    words.say(`web-miniatures-do-${what}`, values);
  if (decision.type === "ChargeFacing") return say("charge");
  if (decision.type === "Tramples") return say("go", { travel: decision.most });
  if (isNothing(decision, draft)) return say(isTurning(decision) ? "turn" : "move");
  if (isTurning(decision)) return say(draft === decision.heading ? "stay" : "turn");
  const travel = travelOf(decision, draft);
  if (travel !== null) {
    const then = (draft as Moved | Stepped).then;
    if (travel > 0) return say("go", { travel });
    return say(then === (decision as Move).heading ? "stay" : "turn");
  }
  return say(decision.type === "PlaceUnit" ? "deploy" : "lay");
}

function severalLabel(decision: Several, draft: readonly Json[], words: Words): string {
  return words.say(`web-miniatures-several-${severalOf(decision)}`, { count: draft.length });
}
