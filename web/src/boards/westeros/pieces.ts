/** Units as they are drawn in an area: one piece each or, if there is no room, one piece for each kind. */

import type { AreaView, UnitView } from "./types";

export interface Piece {
  kind: string;
  routed: boolean;
  count: number;
}

/** In the order in which they stand. */
const KINDS = ["footman", "knight", "siege-engine", "ship"];

/** The units of an area one by one, of each kind those that are routed last. */
export function unitsIn(seen: AreaView | undefined): UnitView[] {
  const { units = {}, routed = {} } = seen ?? {};
  const kinds = Object.keys(units).sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
  return kinds.flatMap((kind) => {
    const [count, lying] = [units[kind] ?? 0, routed[kind] ?? 0];
    return Array.from({ length: count }, (_, n) => ({ kind, routed: n >= count - lying }));
  });
}

export function grouped(units: readonly UnitView[], room: number): Piece[] {
  if (units.length <= room) return units.map(({ kind, routed }) => ({ kind, routed, count: 1 }));
  const found: Piece[] = [];
  for (const { kind, routed } of units) {
    const same = found.find((piece) => piece.kind === kind && piece.routed === routed);
    if (same) same.count += 1;
    else found.push({ kind, routed, count: 1 });
  }
  return found;
}
