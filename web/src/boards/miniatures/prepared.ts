/** Answers that are prepared on the table: poses, and several of a list (dice, cards in hand, units). */

import { fieldsOf, isList } from "../../lib/fields";
import { isNothing } from "../../lib/nothing";
import type { Words } from "../../lib/words";
import type { Preparing } from "../contract";
import { blank as blankPose, type Draft, isPosed, isTurning, type Posed, travelOf } from "./posing";
import type { Decision, Move, Moved, Preview, SaidSome, Some, Stepped, WhichDice } from "./types";

/** Several of a list. */
export type Several = Some | SaidSome | WhichDice;

/** What is chosen of a list. */
export type Chosen = readonly unknown[];

/** What is being prepared: a pose, or several of a list. */
export type Drafted = Draft | Chosen;

const isPose = (draft: Drafted): draft is Draft => !isList(draft);

export function isSeveral(decision: Decision | null): decision is Several {
  return decision?.type === "Some" || decision?.type === "SaidSome" || decision?.type === "WhichDice";
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
export function toggled(decision: Several, draft: Chosen, option: unknown): Chosen {
  if (draft.includes(option)) return draft.filter((each) => each !== option);
  if (!isOffered(decision, option)) return draft;
  return [...draft.slice(Math.max(0, draft.length + 1 - decision.most)), option];
}

function isOffered({ options }: Several, option: unknown): boolean {
  return options.some((each) => each === option);
}

/** The pose for a question: what is prepared, if that has its form. */
export function poseFor(decision: Posed, draft: Drafted | null): Draft {
  return draft !== null && isPose(draft) && fits(decision, draft) ? draft : blankPose(decision);
}

/** What is chosen of a list, as far as it is offered. */
export function chosenFor(decision: Several, draft: Drafted | null): Chosen {
  if (draft === null || isPose(draft)) return begun(decision);
  return draft.filter((each) => isOffered(decision, each)).slice(0, decision.most);
}

/** Nothing of a list, but of the player's own dice those that failed. */
function begun(decision: Several): Chosen {
  return decision.type === "WhichDice" ? decision.failed : [];
}

/** What doing nothing gives up, where it costs something. */
export function givesUp(decision: Decision, words: Words): string {
  return words.say(
    ["action", "maneuver", "march"].includes(decision.about)
      ? "web-miniatures-gives-up-action"
      : "web-miniatures-gives-up",
  );
}

export function preparing(decision: Decision, words: Words): Preparing<Drafted, Preview> | null {
  if (isPosed(decision))
    return {
      blank: blankPose(decision),
      resumed: (draft) => poseFor(decision, draft),
      answer: (draft) => draft,
      label: (draft) => poseLabel(decision, poseFor(decision, draft), words),
      proposes: true,
      toBegin: true,
      nothing: (given) => words.say(given === null ? "web-miniatures-do-no-more" : "web-miniatures-do-stay"),
    };
  if (isSeveral(decision))
    return {
      blank: begun(decision),
      resumed: (draft) => chosenFor(decision, draft),
      answer: (draft) => {
        const chosen = chosenFor(decision, draft);
        return chosen.length >= decision.least ? chosen : undefined;
      },
      label: (draft) => severalLabel(decision, chosenFor(decision, draft), words),
      proposes: begun(decision).length > 0,
      nothing: () => words.say(`web-miniatures-several-${severalOf(decision)}-none`),
      inWords: true,
    };
  return null;
}

/** Whether a draft has the form of an answer to this question. */
function fits(decision: Posed, draft: Draft): boolean {
  const wanted = blankPose(decision);
  if (typeof wanted !== "object" || typeof draft !== "object") return typeof wanted === typeof draft;
  const there = fieldsOf(draft);
  return Object.keys(wanted).every((name) => name in there);
}

function poseLabel(decision: Posed, draft: Draft, words: Words): string {
  const say = (what: string, values: Record<string, unknown> = {}) =>
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

function severalLabel(decision: Several, draft: Chosen, words: Words): string {
  return words.say(`web-miniatures-several-${severalOf(decision)}`, { count: draft.length });
}
