/** Time left, as a clock shows it. */

import type { SeatInfo } from "./messages";

/** Seconds a seat has left now, told `since` milliseconds ago; null without a clock. */
export function left(seat: SeatInfo, since: number): number | null {
  if (seat.clock === null) return null;
  return Math.max(0, seat.ticking ? seat.clock - since / 1000 : seat.clock);
}

/** 0:09, 12:30, 5:00:00; from two days on, days. */
export function face(seconds: number, days: (count: number) => string): string {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * 86_400) return days(Math.floor(whole / 86_400));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
