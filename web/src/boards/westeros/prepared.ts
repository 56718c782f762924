/** Questions whose answers are prepared piece by piece: the initial draft, what is sent, and the button's label. */

import type { Words } from "../../lib/words";
import type { Json, Preparing } from "../contract";
import type { Losses } from "./losses";
import { begin, type Marching, answer as marchAnswer } from "./march";
import { count, type Recruits } from "./muster";
import { fitting, type Orders } from "./orders";
import type { Prepared } from "./questions";
import { isOwnFight, withAll } from "./support";
import type { MarchPreview } from "./types";

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

export function isPrepared(decision: Json): decision is Prepared {
  return TYPES.includes(decision?.type);
}

/** The initial draft. */
export function blank(decision: Prepared): Json {
  switch (decision.type) {
    case "March":
      return begin(decision);
    case "Rank":
      return [];
    case "GiveSupport":
      return isOwnFight(decision) ? withAll(decision) : {};
    default:
      return {};
  }
}

/** What was prepared before, as far as it still fits this question. */
export function resumed(decision: Prepared, draft: Json): Json {
  if (decision.type === "PlaceOrders") return fitting(decision, draft as Orders);
  return draft;
}

/** Undefined while something is missing that only the player can say. */
export function answer(decision: Prepared, draft: Json): Json | undefined {
  switch (decision.type) {
    case "March":
      return marchAnswer(draft as Marching);
    case "Rank":
      return draft.length === decision.houses.length ? draft : undefined;
    case "GiveSupport":
      return Object.keys(decision.fields).every((area) => area in draft) ? draft : undefined;
    default:
      return draft;
  }
}

/** The button that does nothing. */
function nothing(decision: Prepared, given: Json, words: Words): string {
  switch (decision.type) {
    case "March":
      return words.say("web-westeros-send-march-nobody", { area: given.area });
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
export function givesUp(decision: Json, words: Words): string {
  return words.say(`web-westeros-gives-up-${decision.about}`);
}

/** The label of the button that sends it. */
export function sending(decision: Prepared, draft: Json, preview: Json, words: Words): string {
  const say = (what: string, values: Record<string, Json> = {}) =>
    words.say(`web-westeros-send-${what}`, values);
  switch (decision.type) {
    case "PlaceOrders":
      return say("orders");
    case "March":
      return marchSending(draft as Marching, (preview as MarchPreview | null)?.attacks.length ?? 0, words);
    case "GiveSupport":
      return say("support");
    case "Muster": {
      const units = count(draft as Recruits);
      return units ? say("muster", { units }) : say("muster-some");
    }
    case "Rank":
      return say("rank");
    case "NameUnits":
      return say("units", { units: total(draft) });
    default:
      return say("losses", { now: Object.values(draft as Losses).flat().length });
  }
}

/** How the answer to a question is prepared; null if it is chosen from a list. */
export function preparing(decision: Json, words: Words): Preparing | null {
  if (!isPrepared(decision)) return null;
  return {
    blank: blank(decision),
    resumed: (draft) => resumed(decision, draft),
    answer: (draft) => answer(decision, draft),
    label: (draft, preview) => sending(decision, draft, preview, words),
    proposes: decision.type === "GiveSupport" && isOwnFight(decision),
    nothing: (given) => nothing(decision, given, words),
    nothingOf: (draft, answers) =>
      decision.type === "March" ? answers.find((each) => each.area === draft.area) : answers[0],
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
