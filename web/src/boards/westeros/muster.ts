/** A muster being prepared: what the points of each area pay for. */

import type { Edition } from "./edition";
import { changed, fits } from "./supply";
import type { Area, Kind, Muster } from "./types";

export interface Recruit {
  unit: Kind;
  into: Area;
  upgrade: boolean;
}

export type Recruits = Readonly<Record<Area, readonly Recruit[]>>;

const FOOTMAN = "footman";
/** A port holds so many ships. */
const MOST_SHIPS = 3;

export function cost(edition: Edition, { unit, upgrade }: Recruit): number {
  const facts = edition.units[unit];
  return (upgrade ? facts?.upgrade : facts?.cost) ?? 0;
}

export function pointsLeft(decision: Muster, edition: Edition, recruits: Recruits, area: Area): number {
  const spent = (recruits[area] ?? []).reduce((sum, recruit) => sum + cost(edition, recruit), 0);
  return (decision.points[area] ?? 0) - spent;
}

/** What is left of the pool; a footman that is upgraded goes back there. */
export function poolLeft(decision: Muster, recruits: Recruits): Record<Kind, number> {
  const pool: Record<Kind, number> = { ...decision.pool };
  for (const { unit, upgrade } of Object.values(recruits).flat()) {
    pool[unit] = (pool[unit] ?? 0) - 1;
    if (upgrade) pool[FOOTMAN] = (pool[FOOTMAN] ?? 0) + 1;
  }
  return pool;
}

/** The armies once all recruits stand. */
export function sizes(decision: Muster, recruits: Recruits): Record<Area, number> {
  const arrived: Record<Area, number> = {};
  for (const { into, upgrade } of Object.values(recruits).flat())
    if (!upgrade) arrived[into] = (arrived[into] ?? 0) + 1;
  return changed(decision.armies, arrived);
}

export function supplied(decision: Muster, recruits: Recruits): boolean {
  return fits(Object.values(sizes(decision, recruits)), decision.limits);
}

export type Hindrance = "points" | "pool" | "supply" | "port" | "footman" | "one-area";

export interface Offer extends Recruit {
  cost: number;
  /** Why not now; null, if it can be recruited. */
  hindrance: Hindrance | null;
}

/** All an area could recruit next, and what stands against it. */
export function offers(decision: Muster, edition: Edition, recruits: Recruits, area: Area): Offer[] {
  const all: Recruit[] = [];
  for (const [unit, facts] of Object.entries(edition.units)) {
    for (const into of facts.ground === "sea" ? (decision.waters[area] ?? []) : [area])
      all.push({ unit, into, upgrade: false });
    if (facts.upgrade !== null) all.push({ unit, into: area, upgrade: true });
  }
  return all.map((recruit) => ({
    ...recruit,
    cost: cost(edition, recruit),
    hindrance: hindrance(decision, edition, recruits, area, recruit),
  }));
}

function hindrance(
  decision: Muster,
  edition: Edition,
  recruits: Recruits,
  area: Area,
  recruit: Recruit,
): Hindrance | null {
  const elsewhere = Object.entries(recruits).some(([other, list]) => other !== area && list.length);
  if (decision.in_one_area && elsewhere) return "one-area";
  if (cost(edition, recruit) > pointsLeft(decision, edition, recruits, area)) return "points";
  if ((poolLeft(decision, recruits)[recruit.unit] ?? 0) < 1) return "pool";
  if (recruit.upgrade) return footmen(decision, recruits, area) > 0 ? null : "footman";
  const after = added(recruits, area, recruit);
  const size = sizes(decision, after)[recruit.into] ?? 0;
  if (edition.map.areas[recruit.into]?.kind === "port" && size > MOST_SHIPS) return "port";
  return size === 1 || supplied(decision, after) ? null : "supply";
}

/** Footmen that could still be upgraded in an area. */
function footmen(decision: Muster, recruits: Recruits, area: Area): number {
  return (recruits[area] ?? []).reduce(
    (count, { unit, upgrade }) => count + Number(unit === FOOTMAN) - Number(upgrade),
    decision.footmen[area] ?? 0,
  );
}

export function added(recruits: Recruits, area: Area, { unit, into, upgrade }: Recruit): Recruits {
  return { ...recruits, [area]: [...(recruits[area] ?? []), { unit, into, upgrade }] };
}

export function dropped(recruits: Recruits, area: Area, nth: number): Recruits {
  const rest = (recruits[area] ?? []).filter((_, n) => n !== nth);
  const { [area]: _, ...others } = recruits;
  return rest.length ? { ...others, [area]: rest } : others;
}

export function count(recruits: Recruits): number {
  return Object.values(recruits).flat().length;
}
