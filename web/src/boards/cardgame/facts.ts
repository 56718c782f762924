/**
 * What is printed on the cards of the card game, and the decks that come with it. What is written on a card is the
 * message `text-<code>`, what it is called `name-<code>`.
 */

import { PRINTED } from "./printed";

export type { CardFacts, CardType, Contest, Deck as DeckFacts } from "./types";

/** All cards by code, and the decks by name. */
export const { cards: CARDS, decks: DECKS } = PRINTED;

/** `King's Landing` is named by `trait-kings-landing`. */
export function traitId(trait: string): string {
  return `trait-${trait
    .toLowerCase()
    .replace(/'/g, "")
    .replace(/[^a-z]+/g, "-")}`;
}
