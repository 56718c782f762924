/** Questions whose answers are prepared piece by piece: the initial draft, what is sent, and the button's label. */

import { isFields } from "../../lib/fields";
import type { Words } from "../../lib/words";
import type { Preparing } from "../contract";
import { type Draft, lossesOf, marchOf, namesOf, ordersOf, ranksOf, recruitsOf, supportOf } from "./drafts";
import { type Marching, answer as marchAnswer } from "./march";
import { count } from "./muster";
import { fitting } from "./orders";
import type { Prepared } from "./questions";
import { isOwnFight } from "./support";
import type { Decision, Preview } from "./types";

const TYPES: readonly string[] = [
  "PlaceOrders",
  "March",
  "GiveSupport",
  "LoseCount",
  "LoseInOneArea",
  "LoseWorth",
  "LoseForSupply",
  "NameUnits",
  "Muster",
  "Rank",
] satisfies readonly Prepared["type"][];

export function isPrepared(decision: Decision | null): decision is Prepared {
  return decision !== null && TYPES.includes(decision.type);
}

/** The initial draft. */
export function blank(decision: Prepared): Draft {
  return drafted(decision, null);
}

/** The draft for this question: what there is of it, else the initial one. */
export function drafted(decision: Prepared, draft: Draft | null): Draft {
  switch (decision.type) {
    case "PlaceOrders":
      return { kind: "orders", value: ordersOf(draft) };
    case "March":
      return { kind: "march", value: marchOf(decision, draft) };
    case "GiveSupport":
      return { kind: "support", value: supportOf(decision, draft) };
    case "Muster":
      return { kind: "muster", value: recruitsOf(draft) };
    case "NameUnits":
      return { kind: "names", value: namesOf(draft) };
    case "Rank":
      return { kind: "ranks", value: ranksOf(draft) };
    default:
      return { kind: "losses", value: lossesOf(draft) };
  }
}

/** What was prepared before, as far as it still fits this question. */
export function resumed(decision: Prepared, draft: Draft): Draft {
  if (decision.type === "PlaceOrders") return { kind: "orders", value: fitting(decision, ordersOf(draft)) };
  return drafted(decision, draft);
}

/** Undefined while something is missing that only the player can say. */
export function answer(decision: Prepared, draft: Draft): unknown {
  switch (decision.type) {
    case "March":
      return marchAnswer(marchOf(decision, draft));
    case "Rank":
      return ranksOf(draft).length === decision.houses.length ? ranksOf(draft) : undefined;
    case "GiveSupport": {
      const given = supportOf(decision, draft);
      return Object.keys(decision.fields).every((area) => area in given) ? given : undefined;
    }
    default:
      return draft.value;
  }
}

/** The button that does nothing. */
function nothing(decision: Prepared, given: unknown, words: Words): string {
  switch (decision.type) {
    case "March":
      return words.say("web-westeros-send-march-nobody", { area: isFields(given) ? given.area : null });
    case "Muster":
      return words.say("web-westeros-send-muster-nobody");
    case "PlaceOrders":
      return words.say("web-westeros-send-no-orders");
    case "GiveSupport":
      return words.say("web-westeros-send-no-support");
    default:
      return words.say("web-westeros-send-no-units");
  }
}

/** What doing nothing gives up, where it costs something. */
export function givesUp(decision: Decision, words: Words): string {
  return words.say(`web-westeros-gives-up-${decision.about}`);
}

/** The label of the button that sends it. */
export function sending(decision: Prepared, draft: Draft, preview: Preview, words: Words): string {
  const say = (what: string, values: Record<string, unknown> = {}) =>
    words.say(`web-westeros-send-${what}`, values);
  switch (decision.type) {
    case "PlaceOrders":
      return say("orders");
    case "March": {
      const attacks = preview?.type === "MarchPreview" ? preview.attacks.length : 0;
      return marchSending(marchOf(decision, draft), attacks, words);
    }
    case "GiveSupport":
      return say("support");
    case "Muster": {
      const units = count(recruitsOf(draft));
      return units ? say("muster", { units }) : say("muster-some");
    }
    case "Rank":
      return say("rank");
    case "NameUnits":
      return say("units", { units: total(namesOf(draft)) });
    default:
      return say("losses", { now: Object.values(lossesOf(draft)).flat().length });
  }
}

/** How the answer to a question is prepared; null if it is chosen from a list. */
export function preparing(decision: Decision, words: Words): Preparing<Draft, Preview> | null {
  if (!isPrepared(decision)) return null;
  return {
    blank: blank(decision),
    resumed: (draft) => resumed(decision, draft),
    answer: (draft) => answer(decision, draft),
    label: (draft, preview) => sending(decision, draft, preview, words),
    proposes: decision.type === "GiveSupport" && isOwnFight(decision),
    nothing: (given) => nothing(decision, given, words),
    nothingOf: (draft, answers) =>
      decision.type === "March"
        ? answers.find((each) => isFields(each) && each.area === marchOf(decision, draft).area)
        : answers[0],
  };
}

function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, each) => sum + each, 0);
}

function marchSending(marching: Marching, fights: number, words: Words): string {
  const units = Object.values(marching.moves).flat().length;
  if (!marching.area) return words.say("web-westeros-ask-which-order");
  if (!units) return words.say("web-westeros-send-march-some");
  return words.say(fights ? "web-westeros-send-march-fight" : "web-westeros-send-march", { units });
}
