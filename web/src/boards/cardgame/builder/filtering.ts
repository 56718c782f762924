/** Which cards of the pool are shown. */

import type { Words } from "../../../lib/words";
import { CARDS, type CardFacts, type CardType, traitId } from "../facts";
import { cost, DEAREST } from "./deck";

export interface Filter {
  find: string;
  /** "fitting": what the server says may be part of the deck; "": every faction. */
  faction: string;
  type: CardType | "";
  cost: number | null;
  trait: string;
}

export const UNFILTERED: Filter = { find: "", faction: "fitting", type: "", cost: null, trait: "" };

/** What can be built with, in the order of the pool. */
export const TYPES: readonly CardType[] = ["character", "location", "attachment", "event", "plot", "agenda"];

const POOL = Object.values(CARDS).filter((facts) => TYPES.includes(facts.type));

export const FACTIONS: readonly string[] = [...new Set(POOL.map((facts) => facts.faction))]
  .filter((faction) => faction !== "neutral")
  .sort();

export const TRAITS: readonly string[] = [...new Set(POOL.flatMap((facts) => facts.traits))].sort();

/** The cards that are like that: by type, then cost, then name. */
export function found(
  filter: Filter,
  fitting: Readonly<Record<string, number>> | null,
  words: Words,
): CardFacts[] {
  const sought = plain(filter.find).split(/\s+/).filter(Boolean);
  return POOL.filter((facts) => fits(facts, filter, fitting) && says(facts, sought, words)).sort(
    (a, b) =>
      TYPES.indexOf(a.type) - TYPES.indexOf(b.type) ||
      cost(a.code) - cost(b.code) ||
      words.name(a.code).localeCompare(words.name(b.code)),
  );
}

function fits(facts: CardFacts, filter: Filter, fitting: Readonly<Record<string, number>> | null): boolean {
  if (
    filter.faction === "fitting"
      ? fitting && !(facts.code in fitting)
      : filter.faction && facts.faction !== filter.faction
  )
    return false;
  if (filter.type && facts.type !== filter.type) return false;
  if (filter.trait && !facts.traits.includes(filter.trait)) return false;
  if (filter.cost === null) return true;
  return facts.cost !== null && Math.min(DEAREST, cost(facts.code)) === filter.cost;
}

/** Whether all that is sought stands in the name, the traits or the text of a card. */
function says(facts: CardFacts, sought: readonly string[], words: Words): boolean {
  if (!sought.length) return true;
  const text = words.has(`text-${facts.code}`) ? words.say(`text-${facts.code}`) : "";
  const traits = facts.traits.map((trait) => words.say(traitId(trait)));
  const said = plain([words.name(facts.code), ...traits, text].join(" "));
  return sought.every((word) => said.includes(word));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
