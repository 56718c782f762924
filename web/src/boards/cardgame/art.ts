/** What is drawn on a card: a charge by what it is, the icons of challenges, the signs of its values. */

import { CARDS as CHARGES } from "../../art/charges/cards";
import { arms } from "../../art/houses";
import type { CardFacts, CardType, Contest } from "./facts";

export const CONTESTS: readonly Contest[] = ["military", "intrigue", "power"];

/** The icons of the three kinds of challenges. */
export const ICONS: Readonly<Record<Contest, string>> = {
  military: CHARGES["crossed-swords"],
  intrigue: CHARGES["quill-ink"],
  power: CHARGES.crown,
};

/** By trait, the most telling first; a lord bears the arms of his house. */
const BY_TRAIT: readonly (readonly [trait: string, charge: string])[] = [
  ["Direwolf", CHARGES["wolf-howl"]],
  ["Hatchling", CHARGES["dragon-head"]],
  ["Dragon", CHARGES["spiked-dragon-head"]],
  ["Raven", CHARGES.raven],
  ["Warship", CHARGES.caravel],
  ["Smuggler", CHARGES.caravel],
  ["Siege", CHARGES.catapult],
  ["Army", CHARGES.spears],
  ["Dothraki", CHARGES["horse-head"]],
  ["Maester", CHARGES["breaking-chain"]],
  ["King", CHARGES.crown],
  ["Queen", CHARGES["queen-crown"]],
  ["R'hllor", CHARGES.torch],
  ["Poison", CHARGES["wine-bottle"]],
  ["Condition", CHARGES.heartburn],
  ["Valyrian Steel", CHARGES["two-handed-sword"]],
  ["Weapon", CHARGES.warhammer],
  ["Item", CHARGES["gem-pendant"]],
  ["Small Council", CHARGES["metal-hand"]],
  ["Knight", CHARGES["visored-helm"]],
  ["Merchant", CHARGES["swap-bag"]],
  ["Spy", CHARGES["plain-dagger"]],
  ["Guard", CHARGES.swordman],
  ["Builder", CHARGES["anvil-impact"]],
  ["Steward", CHARGES["book-pile"]],
  ["Ranger", CHARGES["crossed-sabres"]],
  ["Wildling", CHARGES["sharp-axe"]],
  ["Raider", CHARGES["sharp-axe"]],
  ["Song", CHARGES.finch],
  ["Winter", CHARGES["snowflake-2"]],
  ["Summer", CHARGES.daisy],
  ["Stronghold", CHARGES["tower-flag"]],
  ["Banner", CHARGES["tower-flag"]],
  ["War", CHARGES["crossed-swords"]],
  ["Scheme", CHARGES["plain-dagger"]],
  ["Edict", CHARGES["scroll-quill"]],
  ["Lady", CHARGES["gem-pendant"]],
];

const BY_TYPE: Readonly<Record<CardType, string>> = {
  character: CHARGES.swordman,
  location: CHARGES.mountains,
  attachment: CHARGES["gem-pendant"],
  event: CHARGES["scroll-quill"],
  plot: CHARGES["book-pile"],
  agenda: CHARGES["tower-flag"],
  title: CHARGES["metal-hand"],
};

/** The sign of a type, for lists and small marks. */
export function typeSign(type: CardType): string {
  return BY_TYPE[type];
}

/** The charge a card shows. */
export function charge(facts: CardFacts): string {
  const found = BY_TRAIT.find(([trait]) => facts.traits.includes(trait))?.[1];
  if (found) return found;
  if (facts.type === "character") return arms(facts.faction).charge || BY_TYPE.character;
  return BY_TYPE[facts.type];
}
