/** The piles of a player, and what can be seen of them. */

import type { Code, Seat, View } from "./types";

export interface Pile {
  seat: Seat;
  kind: "hand" | "deck" | "discard" | "dead" | "used";
}

/** The cards that lie open, the top one first; of a hand those one knows of; and how many there are in all. */
export function seen(
  view: View,
  { seat, kind }: Pile,
  own: Seat | null,
  /** All hands are open: what each seat sees. */
  open?: Readonly<Record<Seat, View>>,
): { codes: readonly Code[]; count: number } {
  const player = view.players[seat];
  if (!player) return { codes: [], count: 0 };
  if (kind === "deck") return { codes: [], count: player.deck };
  if (kind === "hand") {
    const known = open?.[seat]?.hand ?? (seat === own ? view.hand : view.known[seat]);
    return { codes: known ?? [], count: player.hand };
  }
  const codes = [...player[kind]].reverse();
  return { codes, count: codes.length };
}
