/** The deck of a seat, as its result shows it. */

import type { Words } from "../../lib/words";
import type { Json, Side } from "../contract";
import type { View } from "./types";

export function side(json: Json, seat: string, words: Words): Side | null {
  const player = (json as View).players[seat];
  if (!player) return null;
  const named = [player.faction, ...(player.agenda ? [player.agenda] : [])].map((each) => words.name(each));
  return { house: player.faction, about: named.join(" · "), parts: [] };
}
