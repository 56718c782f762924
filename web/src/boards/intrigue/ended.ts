/** How a round ended, read from the events that led to a view. */

import type { Card, Event, Seat, ThroneCard } from "./types";

export interface Ended {
  /** Who placed the last card and drew an Iron Throne card; what it shows, if we may know. */
  drawer: Seat;
  drawn: ThroneCard | null;
  /** What was left in the hands, and what it cost. A seat that is missing placed everything. */
  left: ReadonlyMap<Seat, { cards: readonly Card[]; points: number; total: number }>;
}

/** The last round that ended among these events, or null. */
export function ended(events: readonly Event[]): Ended | null {
  const at = events.findLastIndex((event) => event.type === "ThroneCardDrawn");
  const drawn = events[at];
  if (drawn?.type !== "ThroneCardDrawn") return null;
  const left = new Map<Seat, { cards: readonly Card[]; points: number; total: number }>();
  for (const event of events.slice(at + 1)) {
    if (event.type === "PenaltyTaken")
      left.set(event.seat, { cards: event.cards, points: event.points, total: event.total });
  }
  return { drawer: drawn.seat, drawn: drawn.card ?? null, left };
}
