/** Naming the units to lose. The server says whether they are enough. */

import type { LoseUnits } from "./questions";
import type { Area, Kind } from "./types";

export type Losses = Readonly<Record<Area, readonly Kind[]>>;

/** How many units of a kind are in an area, and how many of them are named. */
export function standing(decision: LoseUnits, area: Area, kind: Kind): number {
  return (decision.units[area] ?? []).filter((each) => each === kind).length;
}

export function named(losses: Losses, area: Area, kind: Kind): number {
  return (losses[area] ?? []).filter((each) => each === kind).length;
}

export function kinds(decision: LoseUnits, area: Area): Kind[] {
  return [...new Set(decision.units[area] ?? [])];
}

/** Name this many units of a kind in an area. */
export function setTo(losses: Losses, area: Area, kind: Kind, count: number): Losses {
  const others = (losses[area] ?? []).filter((each) => each !== kind);
  const list = [...others, ...Array.from({ length: count }, () => kind)];
  const { [area]: _, ...rest } = losses;
  return list.length ? { ...rest, [area]: list } : rest;
}
