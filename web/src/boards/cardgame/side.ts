/** The deck of a seat, as its result shows it. */

import type { Words } from "../../lib/words";
import type { Side } from "../contract";
import type { View } from "./types";

export function side(view: View, seat: string, words: Words): Side | null {
  const player = view.players[seat];
  if (!player) return null;
  const named = [player.faction, ...(player.agenda ? [player.agenda] : [])].map((each) => words.name(each));
  return { house: player.faction, about: named.join(" · "), parts: [] };
}
