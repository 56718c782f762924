/** Who sits where, as a table shows it. */

import type { SeatFace } from "../boards/contract";
import type { MatchInfo } from "./messages";
import { holders } from "./seats";
import { Words } from "./words";

/** The words of a table: seats by name, my own as "you" unless I hold several. */
export function tableWords(info: MatchInfo, words: Words, eyes: string | null): Words {
  const you = info.my_seats.length > 1 ? null : eyes;
  return new Words(words.language, holders(info.seats, words), you);
}

export function faces(info: MatchInfo, words: Words): SeatFace[] {
  const names = holders(info.seats, words);
  return info.seats.map(({ seat }) => ({
    seat,
    name: names[seat] ?? seat,
    mine: info.my_seats.includes(seat),
    awaited: info.status === "running" && info.waiting_for.includes(seat),
  }));
}

/** The seats of a match that is over without how they stood at its end: who was away, whom a bot replaced, clocks. */
export function asPlayed(info: MatchInfo): MatchInfo {
  const seats = info.seats.map((seat) => ({
    ...seat,
    bot: seat.person ? null : seat.bot,
    here: true,
    clock: null,
    ticking: false,
  }));
  return { ...info, seats };
}
