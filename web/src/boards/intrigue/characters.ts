/** How the 36 characters are drawn: each has the field of a house and its own badge. */

import { CHARACTERS as BADGES } from "../../art/charges/characters";
import { ONION, SEAL, TROUT } from "../../art/drawn";
import { PRINTED } from "./printed";
import type { Card, House, SeatView } from "./types";

/** In the order in which hands are sorted and houses are counted. */
export const HOUSES = PRINTED.houses;

const BADGE_OF: Record<Card, string> = {
  eddard: BADGES["two-handed-sword"],
  catelyn: TROUT,
  robb: BADGES["wolf-howl"],
  sansa: BADGES.finch,
  arya: BADGES.stiletto,
  bran: BADGES.raven,
  rickon: BADGES["paw-print"],
  "jon-snow": BADGES["snowflake-2"],
  hodor: BADGES["wooden-door"],
  tywin: SEAL,
  cersei: BADGES["queen-crown"],
  jaime: BADGES["metal-hand"],
  tyrion: BADGES["book-pile"],
  kevan: BADGES["scroll-quill"],
  lancel: BADGES["wine-bottle"],
  sandor: BADGES.hound,
  gregor: BADGES.mountains,
  bronn: BADGES["swap-bag"],
  robert: BADGES.warhammer,
  stannis: BADGES.heartburn,
  renly: BADGES.peach,
  joffrey: BADGES.crossbow,
  myrcella: BADGES.daisy,
  tommen: BADGES.cat,
  davos: ONION,
  melisandre: BADGES["gem-pendant"],
  gendry: BADGES["anvil-impact"],
  daenerys: BADGES["breaking-chain"],
  viserys: BADGES.crown,
  "khal-drogo": BADGES["horse-head"],
  jorah: BADGES["bear-head"],
  barristan: BADGES["visored-helm"],
  missandei: BADGES["quill-ink"],
  "grey-worm": BADGES.spears,
  daario: BADGES["crossed-sabres"],
  drogon: BADGES["spiked-dragon-head"],
};

export interface Character {
  house: House;
  badge: string;
}

/** Nine of each house. */
export const CHARACTERS: ReadonlyMap<Card, Character> = new Map(
  Object.entries(PRINTED.characters).map(([card, { house }]) => [
    card,
    { house, badge: BADGE_OF[card] ?? "" },
  ]),
);

export function character(card: Card): Character {
  return CHARACTERS.get(card) ?? { house: "neutral", badge: "" };
}

export function houseOf(card: Card): House {
  return character(card).house;
}

/** The cards in a hand as they are printed one after the other; null, where they cannot be seen. */
export function handOf(seen: SeatView | undefined): Card[] | null {
  const hand = seen?.hand;
  return hand ? [...CHARACTERS.keys()].filter((card) => card in hand) : null;
}

/** What players call a character: Eddard, Jon Snow. The id has as many words as the short name. */
export function shortName(card: Card, name: string): string {
  return name.split(" ").slice(0, card.split("-").length).join(" ");
}

/** A hand sorted by house, so that you see at a glance how many there are of each. */
export function byHouse(hand: readonly Card[]): Card[][] {
  return HOUSES.map((house) => hand.filter((card) => houseOf(card) === house)).filter(
    (cards) => cards.length,
  );
}
