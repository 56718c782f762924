/** Units being named that are lost, and how far that is enough. */

import type { Edition } from "./edition";
import { changed, fits } from "./supply";
import type { Area, Kind, LoseUnits } from "./types";

export type Losses = Readonly<Record<Area, readonly Kind[]>>;

export interface Measure {
  /** What is counted: units, mustering points, or armies within supply. */
  of: "units" | "points" | "supply";
  now: number;
  needed: number;
  enough: boolean;
  /** Whether it would be enough without one of them, too. */
  spare: boolean;
}

/** How many of a kind stand in an area, and how many of them are named. */
export function standing(decision: LoseUnits, area: Area, kind: Kind): number {
  return (decision.units[area] ?? []).filter((each) => each === kind).length;
}

export function named(losses: Losses, area: Area, kind: Kind): number {
  return (losses[area] ?? []).filter((each) => each === kind).length;
}

export function kinds(decision: LoseUnits, area: Area): Kind[] {
  return [...new Set(decision.units[area] ?? [])];
}

/** So many units of a kind in an area are lost; where all are lost in one area, none elsewhere. */
export function setTo(decision: LoseUnits, before: Losses, area: Area, kind: Kind, count: number): Losses {
  const losses = decision.type === "LoseInOneArea" && count ? { [area]: before[area] ?? [] } : before;
  const others = (losses[area] ?? []).filter((each) => each !== kind);
  const list = [...others, ...Array.from({ length: count }, () => kind)];
  const { [area]: _, ...rest } = losses;
  return list.length ? { ...rest, [area]: list } : rest;
}

export function measure(decision: LoseUnits, losses: Losses, edition: Edition): Measure {
  const counted = count(decision, losses, edition);
  const spare = fewer(losses).some((less) => count(decision, less, edition).enough);
  return { ...counted, spare };
}

/** The same losses with one unit spared, in every way. */
function fewer(losses: Losses): Losses[] {
  return Object.entries(losses).flatMap(([area, list]) =>
    list.map((_, n) => ({ ...losses, [area]: list.filter((_, other) => other !== n) })),
  );
}

function count(decision: LoseUnits, losses: Losses, edition: Edition): Omit<Measure, "spare"> {
  const all = Object.values(losses).flat();
  if (decision.type === "LoseForSupply") {
    const lost = Object.fromEntries(Object.entries(losses).map(([area, list]) => [area, -list.length]));
    const after = Object.values(changed(decision.armies ?? {}, lost));
    return { of: "supply", now: all.length, needed: 0, enough: fits(after, decision.limits ?? []) };
  }
  if (decision.type === "LoseWorth") {
    const worth = all.reduce((sum, kind) => sum + (edition.units[kind]?.cost ?? 0), 0);
    return {
      of: "points",
      now: worth,
      needed: decision.points ?? 0,
      enough: worth >= (decision.points ?? 0),
    };
  }
  const needed = decision.count ?? 0;
  return { of: "units", now: all.length, needed, enough: all.length >= needed };
}
