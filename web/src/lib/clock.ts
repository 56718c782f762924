/** Time left, as a clock shows it. */

import type { SeatInfo, TimeControl } from "./messages";

/** A clock for a game of this length: half of what a long match takes for each player, and more for more answers. */
export function usual(kind: TimeControl["kind"], minutes: readonly number[]): TimeControl {
  if (kind === "days") return { kind, seconds: 86_400, increment: 0, delay: 0 };
  const longest = Math.max(...minutes);
  return { kind, seconds: longest * 30, increment: longest > 60 ? 30 : 10, delay: 0 };
}

/** Seconds a seat has left now, if it was reported `since` milliseconds ago; null without a clock. */
export function left(seat: SeatInfo, since: number): number | null {
  if (seat.seconds_left === null) return null;
  return Math.max(0, seat.ticking ? seat.seconds_left - since / 1000 : seat.seconds_left);
}

/** 0:09, 12:30, 5:00:00; days, from two days up. */
export function face(seconds: number, days: (count: number) => string): string {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * 86_400) return days(Math.floor(whole / 86_400));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
