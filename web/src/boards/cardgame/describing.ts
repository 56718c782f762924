/** Cards in play in words, for whoever hears the table; and which cards lie where. */

import type { Words } from "../../lib/words";
import { CARDS } from "./facts";
import type { CardId, CardView, Seat, View } from "./types";

export interface Role {
  /** attacks, defends, bypassed. */
  kind: "attacks" | "defends" | "bypassed";
}

export function roleOf(view: View, id: CardId): Role["kind"] | null {
  const challenge = view.challenge;
  if (!challenge) return null;
  if (challenge.attackers.includes(id)) return "attacks";
  if (challenge.defenders.includes(id)) return "defends";
  return challenge.bypassed.includes(id) ? "bypassed" : null;
}

/** An event that became an attachment is no event any more. */
export function typeOf(card: CardView): string {
  return card.risen ? "attachment" : (CARDS[card.code]?.type ?? "character");
}

/** The cards on a player's table that stand for themselves: characters, and what else is attached to nothing. */
export function rows(view: View, seat: Seat): { characters: CardId[]; others: CardId[] } {
  const own = Object.entries(view.cards).filter(([, card]) => card.controller === seat && !card.on);
  const of = (wanted: (type: string) => boolean) =>
    own.filter(([, card]) => wanted(typeOf(card))).map(([id]) => id);
  return {
    characters: of((type) => type === "character"),
    others: of((type) => type === "location" || type === "attachment"),
  };
}

export function hidden(card: CardView): number {
  return typeof card.facedown === "number" ? card.facedown : (card.facedown?.length ?? 0);
}

/** All that can be seen of a card in play. */
export function said(view: View, id: CardId, words: Words): string {
  const card = view.cards[id];
  if (!card) return words.name(id);
  const say = (what: string, values: Record<string, unknown> = {}) =>
    words.say(`web-cardgame-card-${what}`, values);
  const parts = [words.name(id)];
  if (card.knelt) parts.push(say("kneels"));
  if (typeof card.strength === "number") parts.push(say("strength", { strength: card.strength }));
  if (card.icons?.length) parts.push(words.listed(card.icons));
  if (card.keywords?.length) parts.push(words.listed(card.keywords));
  if (card.power) parts.push(say("power", { power: card.power }));
  if (card.duplicates) parts.push(say("duplicates", { count: card.duplicates }));
  if (hidden(card)) parts.push(say("facedown", { count: hidden(card) }));
  for (const [kind, count] of Object.entries(card.tokens ?? {})) parts.push(say("tokens", { kind, count }));
  if (card.blank) parts.push(say("blank"));
  const role = roleOf(view, id);
  if (role) parts.push(say(role));
  if (card.on) parts.push(say("on", { card: card.on }));
  return parts.join(", ");
}
