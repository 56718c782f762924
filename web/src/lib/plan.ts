/** How a match is planned: who sits where, unless somebody says otherwise. */

import type { Brought, GameInfo, NewMatch, SeatPlan } from "./messages";
import { isHouse } from "./seats";

/** How many play a game unless somebody says otherwise: three, where three can. */
export function usualCount(game: GameInfo): number {
  return game.counts.includes(3) ? 3 : (game.counts[0] ?? 2);
}

/** Me and bots, or me and open seats. */
export function seatsFor(count: number, others: "bots" | "friends", bot: string): SeatPlan[] {
  const other: SeatPlan = others === "bots" ? { kind: "bot", bot } : { kind: "open" };
  return [{ kind: "me" }, ...Array.from({ length: count - 1 }, () => other)];
}

/** The houses that play with so many; none, where seats are no houses. */
export function housesFor(game: GameInfo, count: number): readonly string[] {
  return (game.seats[count] ?? []).filter(isHouse);
}

/** How somebody plays against bots. */
export interface BotsPlan {
  count: number;
  bot: string;
  /** My house; null: it is drawn. */
  house: string | null;
  /** What I bring, where something is brought; null: any that comes with the game. */
  brings?: Brought | null;
}

/** A plan as it can be played: what is not on offer any more is left to what is usual. */
export function botsPlan(
  game: GameInfo,
  wished: Partial<BotsPlan>,
  bots: readonly string[],
  usual: string,
): BotsPlan {
  const count = game.counts.includes(wished.count ?? 0) ? wished.count! : usualCount(game);
  const bot = bots.includes(wished.bot ?? "") ? wished.bot! : usual;
  const house = housesFor(game, count).includes(wished.house ?? "") ? wished.house! : null;
  return { count, bot, house, ...(game.brings && { brings: wished.brings ?? null }) };
}

/** The match that "Play against bots" makes at once. */
export function againstBots(game: GameInfo, { count, bot, house, brings }: BotsPlan): NewMatch {
  const [me, ...others] = seatsFor(count, "bots", bot);
  const mine: SeatPlan = { ...me!, ...(house && { seat: house }), ...(brings && { brings }) };
  return { game: game.name, options: {}, seats: [mine, ...others] };
}

/** Seat the plan at a house, or leave it to the draw; a house that another plan had is exchanged. */
export function withHouse(plans: readonly SeatPlan[], n: number, house: string | null): SeatPlan[] {
  const before = plans[n]?.seat ?? null;
  return plans.map((plan, m) => {
    if (m === n) return { ...plan, seat: house };
    return house && plan.seat === house ? { ...plan, seat: before } : plan;
  });
}
