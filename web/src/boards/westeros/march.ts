/** A march being prepared: which order, and who goes where. The server says what it would lead to. */

import type { Area, Kind, March, Start } from "./types";

export interface Marching {
  /** The area with the march order; null until one is chosen. */
  area: Area | null;
  moves: Readonly<Record<Area, readonly Kind[]>>;
  /** The units that go with the next target. */
  hand: readonly Kind[];
  leave: boolean;
}

/** A march from an area, with all its units in hand; if there is only one order, from its area. */
export function begin(decision: March, area: Area | null = null): Marching {
  const [only, ...others] = Object.keys(decision.starts);
  const from = area ?? (others.length ? null : (only ?? null));
  return { area: from, moves: {}, hand: from ? (decision.starts[from]?.units ?? []) : [], leave: false };
}

export function startOf(decision: March, marching: Marching): Start | null {
  return marching.area === null ? null : (decision.starts[marching.area] ?? null);
}

/** Units of these kinds, less those. */
function without(units: readonly Kind[], less: readonly Kind[]): Kind[] {
  const rest = [...units];
  for (const kind of less) {
    const at = rest.indexOf(kind);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** The units nobody has sent anywhere. */
export function staying(decision: March, marching: Marching): Kind[] {
  return without(startOf(decision, marching)?.units ?? [], Object.values(marching.moves).flat());
}

/** Where units can go. */
export function targets(decision: March, marching: Marching): readonly Area[] {
  return startOf(decision, marching)?.open_to ?? [];
}

/** The hand goes to a target; the units left are in hand next. With nothing in hand, those sent there come back. */
export function touched(decision: March, marching: Marching, to: Area): Marching {
  if (!marching.hand.length) return sent(decision, marching, to, []);
  return sent(decision, marching, to, [...(marching.moves[to] ?? []), ...marching.hand]);
}

/** Exactly these units go to a target. */
export function sent(decision: March, marching: Marching, to: Area, kinds: readonly Kind[]): Marching {
  const { [to]: _, ...others } = marching.moves;
  const moves = kinds.length ? { ...others, [to]: ordered(decision, marching, kinds) } : others;
  const next = { ...marching, moves, leave: false };
  return { ...next, hand: staying(decision, next) };
}

/** One more or one less of a kind in hand. */
export function handed(decision: March, marching: Marching, kind: Kind, by: 1 | -1): Marching {
  if (by < 0) return { ...marching, hand: without(marching.hand, [kind]) };
  const free = without(staying(decision, marching), marching.hand);
  return free.includes(kind) ? { ...marching, hand: [...marching.hand, kind] } : marching;
}

function ordered(decision: March, marching: Marching, kinds: readonly Kind[]): Kind[] {
  const order = [...new Set(startOf(decision, marching)?.units ?? [])];
  return [...kinds].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Nothing, before an order is chosen. */
export function answer({ area, moves, leave }: Marching) {
  return area === null ? undefined : { area, moves, leave_power: leave };
}
