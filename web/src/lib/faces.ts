/** Who sits where, as a table shows it. */

import type { SeatFace } from "../boards/contract";
import type { MatchInfo } from "./messages";
import { holder, holders, isHouse } from "./seats";
import { Words } from "./words";

/** The words of a table: houses go by their names, others by their players, mine as "you" unless I have several. */
export function tableWords(info: MatchInfo, words: Words, eyes: string | null): Words {
  const you = info.my_seats.length > 1 ? null : eyes;
  return new Words(words.language, called(info, words), you);
}

/** The names of the seats at the table. Bots of one kind need no numbers if each plays a house. */
function called(info: MatchInfo, words: Words): Record<string, string> {
  const named = holders(info.seats, words);
  const house = (seat: string) => isHouse(seat) && words.has(`name-${seat}`);
  return Object.fromEntries(
    info.seats.map(({ seat }) => [seat, house(seat) ? words.say(`name-${seat}`) : (named[seat] ?? seat)]),
  );
}

export function faces(info: MatchInfo, words: Words): SeatFace[] {
  const names = called(info, words);
  return info.seats.map((each) => ({
    seat: each.seat,
    name: names[each.seat] ?? each.seat,
    player: isHouse(each.seat) ? holder(each, words) : "",
    mine: info.my_seats.includes(each.seat),
    awaited: info.status === "running" && info.waiting_for.includes(each.seat),
  }));
}

/** The seats of a finished match without their last state: who was away, whom a bot replaced, clocks. */
export function asPlayed(info: MatchInfo): MatchInfo {
  const seats = info.seats.map((seat) => ({
    ...seat,
    bot: seat.person ? null : seat.bot,
    here: true,
    seconds_left: null,
    ticking: false,
  }));
  return { ...info, seats };
}
