/** How a match is planned: who sits where, unless somebody says otherwise. */

import type { GameInfo, NewMatch, SeatPlan } from "./messages";

/** How many play a game unless somebody says otherwise: three, where three can. */
export function usualCount(game: GameInfo): number {
  return game.counts.includes(3) ? 3 : (game.counts[0] ?? 2);
}

/** Me and bots, or me and open seats. */
export function seatsFor(count: number, others: "bots" | "friends", bot: string): SeatPlan[] {
  const other: SeatPlan = others === "bots" ? { kind: "bot", bot } : { kind: "open" };
  return [{ kind: "me" }, ...Array.from({ length: count - 1 }, () => other)];
}

/** The match that "Play against bots" makes at once. */
export function againstBots(game: GameInfo, bot: string): NewMatch {
  return { game: game.name, options: {}, seats: seatsFor(usualCount(game), "bots", bot) };
}
