/** What is printed on the cards of the card game, and the decks that come with it. Read from the fact files of the game;
 * what is written on a card is the message `text-<code>`, what it is called `name-<code>`. */

import { sections } from "../westeros/edition";

export type Contest = "military" | "intrigue" | "power";
export type CardType = "character" | "location" | "attachment" | "event" | "plot" | "agenda" | "title";

export interface CardFacts {
  code: string;
  type: CardType;
  faction: string;
  cost: number | "x" | null;
  strength: number | null;
  icons: readonly Contest[];
  unique: boolean;
  loyal: boolean;
  /** As they are printed; `traitId` names the message. */
  traits: readonly string[];
  /** How many are in one Core Set. */
  quantity: number;
  /** Of a plot its values, of other cards what they add to those of the plot. */
  gold: number;
  initiative: number;
  claim: number;
  reserve: number;
  /** Of a title. */
  supports: string | null;
  rivals: readonly string[];
}

export interface DeckFacts {
  faction: string;
  agenda: string | null;
  plots: readonly string[];
  cards: Readonly<Record<string, number>>;
}

const FILES = import.meta.glob<string>("../../../../src/maester/games/cardgame/facts/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Files by kind of card; all others are those of a faction. */
const TYPES: Readonly<Record<string, CardType>> = { plots: "plot", agendas: "agenda", titles: "title" };

function file(path: string): string {
  return path.replace(/^.*\/|\.toml$/g, "");
}

/** All cards by code. */
export const CARDS: Readonly<Record<string, CardFacts>> = Object.fromEntries(
  Object.entries(FILES)
    .filter(([path]) => file(path) !== "decks")
    .flatMap(([path, text]) => cardsOf(file(path), text)),
);

function cardsOf(name: string, text: string): [string, CardFacts][] {
  const faction = name in TYPES || name === "neutral" ? "neutral" : name;
  return Object.entries(sections(text))
    .filter(([, facts]) => "number" in facts)
    .map(([code, facts]) => [
      code,
      {
        cost: null,
        strength: null,
        icons: [],
        unique: false,
        loyal: false,
        traits: [],
        quantity: 1,
        gold: 0,
        initiative: 0,
        claim: 0,
        reserve: 0,
        supports: null,
        rivals: [],
        ...facts,
        code,
        type: TYPES[name] ?? facts.type,
        faction,
      } as CardFacts,
    ]);
}

/** The decks that come with the game, by name. */
export const DECKS: Readonly<Record<string, DeckFacts>> = decksOf(
  Object.entries(FILES).find(([path]) => file(path) === "decks")?.[1] ?? "",
);

function decksOf(text: string): Record<string, DeckFacts> {
  const parts = sections(text);
  const names = Object.keys(parts).filter((name) => !name.includes("."));
  return Object.fromEntries(
    names.map((name) => [
      name,
      { agenda: null, ...parts[name], cards: parts[`${name}.cards`] ?? {} } as unknown as DeckFacts,
    ]),
  );
}

/** `King's Landing` is named by `trait-kings-landing`. */
export function traitId(trait: string): string {
  return `trait-${trait
    .toLowerCase()
    .replace(/'/g, "")
    .replace(/[^a-z]+/g, "-")}`;
}
