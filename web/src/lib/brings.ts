/** What I brought to a game the last time, on this device: the beginning of the next choice. */

import type { Brought, SeatPlan } from "./messages";
import { device } from "./remembering";
import type { Words } from "./words";

const key = (game: string) => `maester.brings.${game}`;

export function lastBrought(game: string): Brought | null {
  return device.read(key(game)) as Brought | null;
}

export function rememberBrought(game: string, brought: Brought | null): void {
  device.write(key(game), brought);
}

/** The plans with what I bring at my own seats. */
export function withMine(seats: readonly SeatPlan[], brought: Brought | null): SeatPlan[] {
  return seats.map((plan) => (plan.kind === "me" && brought ? { ...plan, brings: brought } : plan));
}

/** What it is called in a list, and whose it is, unless its name says just that. */
export function rosterLabel(
  name: string,
  signs: Readonly<Record<string, string>>,
  words: Pick<Words, "name">,
): string {
  const faction = signs.faction ? words.name(signs.faction) : name;
  return faction === name ? name : `${name} · ${faction}`;
}
