/** Questions whose answers are prepared piece by piece: where they begin, what is sent, and what sending is called. */

import type { Words } from "../../lib/words";
import type { Json } from "../contract";
import type { Edition } from "./edition";
import { type Losses, measure } from "./losses";
import { begin, hindrance, type Marching, answer as marchAnswer, outlook } from "./march";
import { count, type Recruits } from "./muster";
import { fitting, missing, type Orders } from "./orders";
import type { Prepared } from "./types";

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

/** With what preparing begins. */
export function blank(decision: Prepared): Json {
  switch (decision.type) {
    case "March":
      return begin(decision);
    case "Rank":
      return decision.houses;
    case "GiveSupport":
      return Object.fromEntries(Object.keys(decision.fields).map((area) => [area, "nobody"]));
    default:
      return {};
  }
}

/** What was prepared before, as far as it still speaks of this question. */
export function resumed(decision: Prepared, draft: Json): Json {
  if (decision.type === "PlaceOrders") return fitting(decision, draft as Orders);
  return draft;
}

export function answer(decision: Prepared, draft: Json): Json {
  return decision.type === "March" ? marchAnswer(decision, draft as Marching) : draft;
}

/** Why what is prepared cannot be sent like this, or null: the id of a sentence and what it speaks of. */
export function wanting(
  decision: Prepared,
  draft: Json,
  edition: Edition,
): { why: string; values: Record<string, number> } | null {
  const because = (why: string, values: Record<string, number> = {}) => ({ why, values });
  switch (decision.type) {
    case "PlaceOrders": {
      const open = missing(decision, draft as Orders);
      return open ? because("orders-open", { open }) : null;
    }
    case "March": {
      const hindered = hindrance(decision, draft as Marching);
      return hindered && because(`march-${hindered}`);
    }
    case "NameUnits": {
      const units = total(draft);
      if (units >= decision.least && units <= decision.most) return null;
      return because("units-open", { units, least: decision.least, most: decision.most });
    }
    case "GiveSupport":
    case "Muster":
    case "Rank":
      return null;
    default: {
      const { now, enough, spare } = measure(decision, draft as Losses, edition);
      if (!enough) return because("losses-open", { now });
      return spare ? because("losses-many", { now }) : null;
    }
  }
}

/** What the button is called that sends it; it says what is still missing. */
export function sending(decision: Prepared, draft: Json, edition: Edition, words: Words): string {
  const say = (what: string, values: Record<string, Json> = {}) =>
    words.say(`web-westeros-send-${what}`, values);
  const wants = wanting(decision, draft, edition);
  if (wants) return say(wants.why, wants.values);
  switch (decision.type) {
    case "PlaceOrders":
      return say("orders");
    case "March":
      return marchSending(draft as Marching, outlook(decision, draft).fights.length, words);
    case "GiveSupport":
      return say("support");
    case "Muster": {
      const units = count(draft as Recruits);
      return units ? say("muster", { units }) : say("muster-nobody");
    }
    case "Rank":
      return say("rank");
    case "NameUnits":
      return say("units", { units: total(draft) });
    default:
      return say("losses", { now: Object.values(draft as Losses).flat().length });
  }
}

function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, each) => sum + each, 0);
}

function marchSending(marching: Marching, fights: number, words: Words): string {
  const units = Object.values(marching.moves).flat().length;
  if (!marching.area) return words.say("web-westeros-ask-which-order");
  if (!units) return words.say("web-westeros-send-march-nobody", { area: marching.area });
  return words.say(fights ? "web-westeros-send-march-fight" : "web-westeros-send-march", { units });
}
