/** The armies of a battle and its mode, as its result shows them. */

import type { Words } from "../../lib/words";
import type { Side } from "../contract";
import { differencesOf } from "./describing";
import { PRINTED } from "./printed";
import type { View } from "./types";

export function side(view: View, seat: string, words: Words): Side | null {
  const player = view.players.find((each) => each.seat === seat);
  if (!player) return null;
  const units = view.units.filter((each) => each.seat === seat && each.tray !== "castle-wall");
  const ncus = view.ncus.filter((each) => each.seat === seat);
  const led = units.filter((each) => each.commander);
  const commanders = [
    ...led.map((unit) => unit.attachments.find((card) => PRINTED.attachments[card]?.commander) ?? unit.card),
    ...ncus.filter((each) => each.commander).map((each) => each.card),
  ];
  return {
    house: player.faction,
    ...differencesOf(view).get(seat),
    about: [player.faction, ...commanders].map((each) => words.name(each)).join(" · "),
    parts: [
      ...units.map((unit) => [unit.card, ...unit.attachments].map((card) => words.name(card)).join(" + ")),
      ...ncus.map((ncu) => words.name(ncu.card)),
    ],
  };
}

export function played(view: View, words: Words, options: Readonly<Record<string, unknown>>): string {
  return words.say("web-miniatures-played", { mode: view.mode, points: options.points ?? 0 });
}
