/**
 * Outcomes worth looking at: combats, Westeros cards, bids, wildling attacks and what the raven saw.
 *
 * Each is put together from the events about it. Some of these are decisive: with each of them the outcome needs to be
 * looked at (again); all others only add to it.
 */

import type { Words } from "../../lib/words";
import { areaName } from "./naming";
import type { WesterosOutcome } from "./props";
import { isOf } from "./telling";
import type { CombatWon, Event } from "./types";

export type Kind = "cards" | "bids" | "wildlings" | "raven" | "combat";

interface Found {
  kind: Kind;
  at: number;
  events: Event[];
}

/** Other events about the Westeros cards of a round. */
const OF_CARDS: readonly Event["type"][] = [
  "DeckReshuffled",
  "WildlingsAdvanced",
  "WesterosCardResolved",
  "OrdersBanned",
  "SupportWeakened",
];

/** Other events about a combat once it is won. */
const AFTER_COMBAT: readonly Event["type"][] = [
  "UnitsLost",
  "UnitsReplaced",
  "Retreated",
  "AttackersRepelled",
  "AreaConquered",
  "GarrisonDefeated",
  "PowerGained",
  "PowerLost",
  "CardsDiscarded",
  "CardsTakenBack",
  "MarchOrderMoved",
  "PortTaken",
  "PowerTokenRemoved",
  "OrderRemoved",
  "InfluenceMoved",
  "AnsweredItself",
];

const DECISIVE_FOR_WILDLINGS: readonly Event["type"][] = [
  "BidsRevealed",
  "WildlingCardRevealed",
  "NightsWatchWon",
  "WildlingsWon",
  "WildlingsFellBack",
];

/** All outcomes of a story that have something new from `seen` on, in order. */
export function outcomes(story: readonly Event[], seen: number, words: Words): readonly WesterosOutcome[] {
  return gathered(story)
    .filter((found) => found.at >= seen)
    .sort((a, b) => a.at - b.at)
    .map((found) => ({ ...found, title: title(found, words) }));
}

function gathered(story: readonly Event[]): Found[] {
  const all: Found[] = [];
  const open: Partial<Record<Kind, Found>> = {};
  const begin = (kind: Kind, at: number): Found => {
    const found: Found = { kind, at, events: [] };
    all.push(found);
    open[kind] = found;
    return found;
  };
  const tell = (found: Found, event: Event, at: number, decisive: boolean): void => {
    found.events.push(event);
    if (decisive) found.at = at;
  };
  story.forEach((event, at) => {
    const { type } = event;
    if (type === "RoundBegan") delete open.cards;
    if (event.type === "WildlingCardSeen" && event.card) tell(begin("raven", at), event, at, true);
    if (type === "WesterosCardRevealed") tell(open.cards ?? begin("cards", at), event, at, true);
    else if (open.cards && OF_CARDS.includes(type))
      tell(open.cards, event, at, "house" in event && event.house !== null);

    if (type === "WildlingsAttacked") tell(begin("wildlings", -1), event, at, false);
    else if (open.wildlings) {
      tell(open.wildlings, event, at, DECISIVE_FOR_WILDLINGS.includes(type));
      if (type === "WildlingsFellBack") delete open.wildlings;
    } else if (type === "BidsRevealed") tell(begin("bids", at), event, at, true);
    else if (open.bids && ["TieSettled", "TrackFilled", "TokenPassed"].includes(type))
      tell(open.bids, event, at, type === "TrackFilled");
    else delete open.bids;

    if (type === "CombatBegan") tell(begin("combat", -1), event, at, false);
    else if (open.combat) {
      const over = open.combat.at >= 0;
      if (over && !AFTER_COMBAT.includes(type)) delete open.combat;
      else tell(open.combat, event, at, type === "CombatWon");
    }
  });
  return all;
}

function title(found: Found, words: Words): string {
  const began = found.events.find(isOf("CombatBegan"));
  if (began) return words.say("web-westeros-outcome-combat", { area: areaName(words, began.area) });
  const track = found.events.find(isOf("BidsRevealed"))?.track ?? "";
  return words.say(`web-westeros-outcome-${found.kind}`, { track });
}

/** The two sides of a combat, according to the events. */
export interface CombatSide {
  house: string;
  before: number | null;
  card: string | null;
  tides: string | null;
  strength: number | null;
  won: boolean;
}

/** Null, where no combat has begun. */
export function sides(
  events: readonly Event[],
): { attacker: CombatSide; defender: CombatSide; won: CombatWon | null } | null {
  const began = events.find(isOf("CombatBegan"));
  if (!began) return null;
  const initial = events.findLast(isOf("InitialStrength"));
  const cards = events.findLast(isOf("HouseCardsRevealed"));
  const tides = events.findLast(isOf("TidesRevealed"));
  const won = events.findLast(isOf("CombatWon")) ?? null;
  const side = (role: "attacker" | "defender", part: "attack" | "defense"): CombatSide => {
    const house = began[role];
    // Another card may have been played after the first ones were revealed.
    const other = events.filter(isOf("CardReplaced")).findLast((event) => event.house === house);
    return {
      house,
      before: initial?.[part] ?? null,
      card: (other ? other.card : cards?.[part]) ?? null,
      tides: tides?.[part] ?? null,
      strength: won ? (won.winner === house ? won.strength : won.against) : null,
      won: won?.winner === house,
    };
  };
  return { attacker: side("attacker", "attack"), defender: side("defender", "defense"), won };
}

const DRAWN = isOf("CombatBegan", "InitialStrength", "HouseCardsRevealed", "TidesDrawn", "TidesRevealed");

/** What is told below a combat: support, the blade, and everything that followed. */
export function around(events: readonly Event[]): Event[] {
  return events.filter((event) => !DRAWN(event));
}

/** Bids, highest first. */
export function ranked(bids: Readonly<Record<string, number>>): [house: string, bid: number][] {
  return Object.entries(bids).sort((a, b) => b[1] - a[1]);
}
