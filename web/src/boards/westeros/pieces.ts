/** Units as they are drawn in an area: one piece each or, if there is no room, one piece for each kind. */

import type { UnitView } from "./types";

export interface Piece {
  kind: string;
  routed: boolean;
  count: number;
}

export function grouped(units: readonly UnitView[], room: number): Piece[] {
  if (units.length <= room) return units.map(({ kind, routed = false }) => ({ kind, routed, count: 1 }));
  const found: Piece[] = [];
  for (const { kind, routed = false } of units) {
    const same = found.find((piece) => piece.kind === kind && piece.routed === routed);
    if (same) same.count += 1;
    else found.push({ kind, routed, count: 1 });
  }
  return found;
}
