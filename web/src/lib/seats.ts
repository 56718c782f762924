/** The names of the people and bots in the seats. */

import { optionsOf } from "./decisions";
import type { Asked, MatchInfo, SeatInfo } from "./messages";
import type { Words } from "./words";

/** The name of a seat's holder: a person, else a bot, else the seat itself. */
export function holder(seat: SeatInfo, words: Words): string {
  if (seat.person) return seat.person.nickname;
  if (seat.bot) return words.say(`bot-${seat.bot}`);
  return words.has(`name-${seat.seat}`) ? words.say(`name-${seat.seat}`) : seat.seat;
}

/** Names for all seats; a name that occurs twice is numbered. */
export function holders(seats: readonly SeatInfo[], words: Words): Record<string, string> {
  const names = seats.map((seat) => holder(seat, words));
  const named: Record<string, string> = {};
  seats.forEach((seat, n) => {
    const name = names[n]!;
    const twice = names.filter((each) => each === name).length > 1;
    named[seat.seat] = twice
      ? `${name} ${names.slice(0, n + 1).filter((each) => each === name).length}`
      : name;
  });
  return named;
}

/** Whether a seat is a house, and not only a number. */
export function isHouse(seat: string): boolean {
  return !/^seat-\d+$/.test(seat);
}

/** Every seat by its house and its player; if seats are not houses, by its player. */
export function players(seats: readonly SeatInfo[], words: Words): Record<string, string> {
  const named = holders(seats, words);
  const called = (each: SeatInfo) => {
    if (isOpen(each)) return words.say(mayTake(each) ? "web-open-seat" : "web-kept-seat");
    // Before the draw nobody knows whose house it will be.
    if (!isHouse(each.seat) || each.drawn) return named[each.seat] ?? each.seat;
    const house = words.say(`name-${each.seat}`);
    return words.say("web-house-of", { house, who: holder(each, words) });
  };
  return Object.fromEntries(seats.map((each) => [each.seat, called(each)]));
}

/** Whether somebody may sit down here. */
export function isOpen(seat: SeatInfo): boolean {
  return seat.person === null && seat.bot === null;
}

/** Whether it has ended: it is over, or cannot continue. */
export function hasEnded(match: MatchInfo): boolean {
  return ["over", "stranded", "broken"].includes(match.status);
}

/** Whether I may sit down here: it is open, and not kept for somebody else. */
export function mayTake(seat: SeatInfo): boolean {
  return isOpen(seat) && seat.kept !== "other";
}

/** How I can take back my last answer: freely, or with the consent of others, which bots always give. */
export interface WayBack {
  seat: string;
  asks: "free" | "bots" | "people";
}

/** How I can take it back now; null while there is nothing to take back. */
export function takeBack(match: {
  info: MatchInfo | null;
  undo: readonly string[];
  askUndo: readonly string[];
}): WayBack | null {
  if (match.info?.status !== "running") return null;
  const [free] = match.undo;
  if (free) return { seat: free, asks: "free" };
  const [seat] = match.askUndo;
  if (!seat) return null;
  const { seats, my_seats: mine } = match.info;
  const people = seats.some((each) => each.person && !each.bot && !mine.includes(each.seat));
  return { seat, asks: people ? "people" : "bots" };
}

/** Stops that every game has: always, or only where there is something to do. */
const [ALWAYS, WHEN_ABLE] = ["all", "able"];

/** Whether a chance to act that I am asked about stays open until I answer, by what I have set or by itself. */
export function isAwaited({ decision }: Asked, stops: readonly string[]): boolean {
  const passing = decision.passing;
  if (!passing) return false;
  if (passing.waits || stops.includes(ALWAYS)) return true;
  if (passing.kinds.some((kind) => stops.includes(kind))) return true;
  return stops.includes(WHEN_ABLE) && optionsOf(decision).length > 1;
}
