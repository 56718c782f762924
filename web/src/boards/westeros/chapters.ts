/** The story of the board game by rounds and phases, and which house a line begins with. */

import type { Words } from "../../lib/words";
import type { Heading, Moment } from "../contract";
import type { Event } from "./types";

/** Events that occur in only one phase; all others belong to the current phase. */
const PHASE: Readonly<Partial<Record<Event["type"], string>>> = {
  WesterosCardRevealed: "westeros",
  OrdersAssigned: "planning",
  OrdersRevealed: "planning",
  OrderReplaced: "planning",
  WildlingCardSeen: "planning",
  RavenRested: "planning",
  Raided: "action",
  RaidForgone: "action",
  Marched: "action",
  StoodStill: "action",
  PowerConsolidated: "action",
};

/** The headings before each event that begins a round or a phase. */
export function chapters(story: readonly Event[], words: Words): ReadonlyMap<number, readonly Heading[]> {
  const found = new Map<number, Heading[]>();
  const add = (at: number, heading: Heading) => found.set(at, [...(found.get(at) ?? []), heading]);
  const began = (round: number): Heading => ({ level: 1, text: words.say("web-story-round", { round }) });
  let phase = "";
  story.forEach((event, at) => {
    if (event.type === "RoundBegan") {
      add(at, { ...began(event.round), says: true });
      phase = "";
    } else if (at === 0) add(at, began(1)); // The first round begins with orders, and no event announces it.
    const next = PHASE[event.type] ?? phase;
    if (next !== phase) add(at, { level: 2, text: words.say(`phase-${next}`) });
    phase = next;
  });
  return found;
}

/** The house a line of the story begins with, or is about. */
export function lead(event: Event): string | null {
  if ("house" in event && event.house !== null) return event.house;
  if ("winner" in event) return event.winner;
  if ("attacker" in event) return event.attacker;
  return "seat" in event ? event.seat : null;
}

/** What a replay can jump to. */
export const moment = (event: Event): Moment | null => (event.type === "CombatBegan" ? "combat" : null);
