/** One edition as its board is drawn: its map, what is printed on its components, and where its rules say more. */

import type { Topology } from "./topology";
import type { Card, Deck, HouseView, Printed, Track } from "./types";

export const TRACKS: readonly Track[] = ["iron-throne", "fiefdoms", "kings-court"];
export const DECKS: readonly Deck[] = ["I", "II", "III"];

export interface Edition extends Printed {
  name: string;
  map: Topology;
  /** For each step of the guide, the rules to read on in. */
  guide: Readonly<Record<string, readonly string[]>>;
}

/** The cards of a house that are in its hand or among its discards; none, where they cannot be seen. */
export function cardsIn(house: HouseView, where: "hand" | "discards"): Card[] {
  const cards = house.cards ?? {};
  return Object.keys(cards).filter((card) => cards[card] === where);
}

/** The card revealed last of a deck. */
export function newest(cards: Readonly<Partial<Record<Deck, readonly Card[]>>>, deck: Deck): Card | null {
  return cards[deck]?.at(-1) ?? null;
}
