/** What is printed in one edition: its map, orders, units, cards and supply track. Read from the fact files of the game. */

import type { Topology } from "./topology";
import type { Card, Deck, House, Kind, Token } from "./types";

export interface OrderFacts {
  kind: "march" | "defense" | "support" | "raid" | "consolidate-power";
  modifier: number;
  special: boolean;
}

export interface UnitFacts {
  ground: "land" | "sea";
  strength: number;
  cost: number;
  /** Strength when it attacks where there is a castle or a stronghold, if that is another. */
  against_structure?: number;
  /** What it costs to make a footman into one; null, if that cannot be done. */
  upgrade: number | null;
}

export interface CardFacts {
  house: House;
  strength: number;
  swords: number;
  towers: number;
  rule: string | null;
  /** Whether anything is written on it. */
  text: boolean;
}

export interface Edition {
  name: string;
  map: Topology;
  orders: Readonly<Record<Token, OrderFacts>>;
  units: Readonly<Record<Kind, UnitFacts>>;
  cards: Readonly<Record<Card, CardFacts>>;
  /** Sizes of armies by place on the supply track. */
  supply: Readonly<Record<string, readonly number[]>>;
  /** Westeros cards with a wildling icon, as deck and card: "II/last-days-of-summer". */
  icons: ReadonlySet<string>;
  /** For each step of the guide, the rules to read on in. */
  guide: Readonly<Record<string, readonly string[]>>;
}

type Value = string | number | boolean | readonly unknown[] | Readonly<Record<string, unknown>>;
type Section = Record<string, Value>;

/** The sections of a fact file. It knows as much TOML as those files are written in; other lines are left out. */
export function sections(text: string): Record<string, Section> {
  const found: Record<string, Section> = {};
  let section: Section = {};
  for (const line of text.split("\n")) {
    const head = /^\[([^\]]+)\]/.exec(line)?.[1];
    if (head) {
      section = found[head] = {};
      continue;
    }
    const [, key, value] = /^([\w-]+) = (.+)$/.exec(line) ?? [];
    if (key && value) section[key] = read(value) ?? value;
  }
  return found;
}

/** A value; the keys of an inline table are words, as in JSON they are texts. */
function read(value: string): Value | undefined {
  const json = value.replace(/([{,]\s*)([\w-]+) = /g, '$1"$2": ').replace(/:\s*\[\s*\]/g, ":[]");
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

export interface Texts {
  components: string;
  cards: string;
  westeros: string;
}

export function edition(name: string, map: Topology, texts: Texts, guide: Edition["guide"]): Edition {
  const components = sections(texts.components);
  const cards = Object.entries(sections(texts.cards)).map(
    ([card, facts]) => [card, cardFacts(facts)] as const,
  );
  const icons = Object.entries(sections(texts.westeros)).filter(([, facts]) => facts.icon === true);
  return {
    name,
    map,
    orders: every(components.orders, (facts) => ({ modifier: 0, special: false, ...facts }) as OrderFacts),
    units: every(components.units, (facts) => ({ upgrade: null, ...facts }) as UnitFacts),
    cards: Object.fromEntries(cards),
    supply: (components.supply ?? {}) as Edition["supply"],
    icons: new Set(icons.map(([card]) => card.replace(".", "/"))),
    guide,
  };
}

function every<T>(section: Section | undefined, make: (facts: object) => T): Record<string, T> {
  return Object.fromEntries(
    Object.entries(section ?? {}).map(([key, facts]) => [key, make(facts as object)]),
  );
}

function cardFacts(facts: Section): CardFacts {
  return {
    house: String(facts.house),
    strength: Number(facts.strength ?? 0),
    swords: Number(facts.swords ?? 0),
    towers: Number(facts.towers ?? 0),
    rule: typeof facts.rule === "string" ? facts.rule : null,
    text: "abilities" in facts,
  };
}

/** The card revealed last of a deck. */
export function newest(cards: Readonly<Record<Deck, readonly Card[]>>, deck: Deck): Card | null {
  return cards[deck]?.at(-1) ?? null;
}
