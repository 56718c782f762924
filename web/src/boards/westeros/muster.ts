/** A muster being prepared: what is to be recruited, by the area that pays for it. */

import type { Area, Recruit } from "./types";

export type Recruits = Readonly<Record<Area, readonly Recruit[]>>;

export function added(recruits: Recruits, area: Area, recruit: Recruit): Recruits {
  return { ...recruits, [area]: [...(recruits[area] ?? []), recruit] };
}

export function dropped(recruits: Recruits, area: Area, nth: number): Recruits {
  const rest = (recruits[area] ?? []).filter((_, n) => n !== nth);
  const { [area]: _, ...others } = recruits;
  return rest.length ? { ...others, [area]: rest } : others;
}

export function count(recruits: Recruits): number {
  return Object.values(recruits).flat().length;
}
