/** What things on the table are called: cards in play by their id, others by their code, cards of open piles, seats. */

import { optionsOf } from "../../lib/decisions";
import { isFields } from "../../lib/fields";
import { about } from "../../lib/things";
import type { Target } from "../contract";
import { THINGS } from "./things";
import type { CardId, Code, Decision, InPile, Seat } from "./types";

export function cardTarget(id: CardId): Target {
  return `card/${id}`;
}

/** A card in hand, an agenda, or a plot or title that is shown to be chosen. */
export function codeTarget(code: Code): Target {
  return `code/${code}`;
}

export function seatTarget(seat: Seat): Target {
  return `seat/${seat}`;
}

export function answerTarget(answer: unknown): Target {
  return `answer/${JSON.stringify(answer)}`;
}

/** All that a value is about. */
export function targetsOf(value: unknown): readonly Target[] {
  return about(value, THINGS).map(({ kind, id }) => `${kind}/${id}`);
}

/** What an option of a question points at on the table; null, if it is a word. `of`: what ids are ids of. */
export function pointed(option: unknown, of?: string): Target | null {
  if (typeof option === "string") return of ? `${of}/${option}` : null;
  return targetsOf(option)[0] ?? null;
}

const isInPile = (option: unknown): option is InPile => isFields(option) && option.type === "InPile";

/** The cards of piles that a question offers. */
export function inPiles(decision: Decision | null): ReadonlyMap<Target, Code> {
  const options = decision ? optionsOf(decision) : [];
  return new Map(options.filter(isInPile).map((each) => [pointed(each)!, each.card]));
}

/** The code of the card a target shows, if it is no card in play. */
export function codeOf(target: Target, piles: ReadonlyMap<Target, Code>): Code | null {
  const at = target.indexOf("/");
  const kind = target.slice(0, at);
  return kind === "code" || kind === "found" ? target.slice(at + 1) : (piles.get(target) ?? null);
}
