/**
 * A deck that is being built, as src/maester/games/cardgame/decks.py has it. Whether it may be played, the server
 * says.
 */

import { isFields } from "../../../lib/fields";
import { CARDS, type CardType } from "../facts";

export interface Deck {
  faction: string;
  agenda: string | null;
  plots: readonly string[];
  cards: Readonly<Record<string, number>>;
  name: string;
}

/** A first hand, as it might be drawn. */
export interface FirstHand {
  hand: readonly string[];
}

export const BLANK: Deck = { faction: "baratheon", agenda: null, plots: [], cards: {}, name: "" };

/** The groups of a draw deck, in the order in which they are listed. */
export const GROUPS: readonly CardType[] = ["character", "location", "attachment", "event"];

/** How many of a card are in the deck. */
export function copies(deck: Deck, code: string): number {
  if (CARDS[code]?.type === "agenda") return deck.agenda === code ? 1 : 0;
  if (CARDS[code]?.type === "plot") return deck.plots.filter((each) => each === code).length;
  return deck.cards[code] ?? 0;
}

/** The deck with so many of a card. */
export function withCopies(deck: Deck, code: string, count: number): Deck {
  switch (CARDS[code]?.type) {
    case "agenda":
      return { ...deck, agenda: count > 0 ? code : null };
    case "plot": {
      const others = deck.plots.filter((each) => each !== code);
      return { ...deck, plots: [...others, ...Array<string>(Math.max(0, count)).fill(code)].sort() };
    }
    default: {
      const { [code]: _, ...others } = deck.cards;
      return { ...deck, cards: count > 0 ? { ...others, [code]: count } : others };
    }
  }
}

/** A line of the list: so many of a card. */
export interface Listed {
  code: string;
  count: number;
}

/** The draw deck in groups, each by cost and then by name. */
export function grouped(
  deck: Deck,
  name: (code: string) => string,
): { type: CardType; lines: Listed[]; count: number }[] {
  return GROUPS.map((type) => {
    const codes = Object.keys(deck.cards).filter((code) => (CARDS[code]?.type ?? "event") === type);
    codes.sort((a, b) => cost(a) - cost(b) || name(a).localeCompare(name(b)));
    const lines = codes.map((code) => ({ code, count: deck.cards[code] ?? 0 }));
    return { type, lines, count: lines.reduce((sum, line) => sum + line.count, 0) };
  }).filter((group) => group.lines.length);
}

/** The plots, each once. */
export function plots(deck: Deck, name: (code: string) => string): Listed[] {
  const codes = [...new Set(deck.plots)].sort((a, b) => name(a).localeCompare(name(b)));
  return codes.map((code) => ({ code, count: copies(deck, code) }));
}

export function size(deck: Deck): number {
  return Object.values(deck.cards).reduce((sum, count) => sum + count, 0);
}

/** What is dearer stands with this. */
export const DEAREST = 7;

/** How many cards of each cost there are. A printed X is no number, and stands at the beginning. */
export function curve(deck: Deck): number[] {
  const bars = Array<number>(DEAREST + 1).fill(0);
  for (const [code, count] of Object.entries(deck.cards)) bars[Math.min(DEAREST, cost(code))]! += count;
  return bars;
}

export function cost(code: string): number {
  const printed = CARDS[code]?.cost;
  return typeof printed === "number" ? printed : 0;
}

/** A deck as the server keeps or reads it; of what is none, a blank one is left. */
export function deckOf(value: unknown): Deck {
  return isFields(value) ? { ...BLANK, ...value } : BLANK;
}
