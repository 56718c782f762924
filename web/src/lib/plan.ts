/** How a match is planned: who sits where, unless somebody says otherwise. */

import type { Brought, FormatInfo, GameInfo, NewMatch, SeatPlan } from "./messages";
import { isHouse } from "./seats";

/** How many play a game unless somebody says otherwise: as its usual format has it; else three, if the game allows it;
 * with decks or armies of one's own two, for such games are mostly duels. */
export function usualCount(game: GameInfo): number {
  return game.formats?.[0]?.usual ?? (game.counts.includes(3) && !game.brings ? 3 : (game.counts[0] ?? 2));
}

/** The format in which this many play; null if the game has but one. */
export function formatOf(game: GameInfo, count: number): FormatInfo | null {
  return game.formats?.find((each) => each.counts.includes(count)) ?? null;
}

/** Me and bots, or me and open seats. */
export function seatsFor(count: number, others: "bots" | "friends", bot: string): SeatPlan[] {
  const other: SeatPlan = others === "bots" ? { kind: "bot", bot } : { kind: "open" };
  return [{ kind: "me" }, ...Array.from({ length: count - 1 }, () => other)];
}

/** The houses in play with this many players; none if seats are not houses. */
export function housesFor(game: GameInfo, count: number): readonly string[] {
  return (game.seats[count] ?? []).filter(isHouse);
}

/** How somebody plays against bots. */
export interface BotsPlan {
  count: number;
  bot: string;
  /** My house; null: it is drawn by lot. */
  house: string | null;
  /** What I bring, where something is brought; null: any that comes with the game. */
  brings?: Brought | null;
}

/** A plan that can be played: what is no longer offered is replaced by the default. */
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

/** The match that "Play against bots" starts at once. */
export function againstBots(game: GameInfo, { count, bot, house, brings }: BotsPlan): NewMatch {
  const [me, ...others] = seatsFor(count, "bots", bot);
  const mine: SeatPlan = { ...me!, ...(house && { seat: house }), ...(brings && { brings }) };
  return { game: game.name, options: {}, seats: [mine, ...others] };
}

/** Give a plan a house, or leave it to the draw; if another plan had that house, they swap. */
export function withHouse(plans: readonly SeatPlan[], n: number, house: string | null): SeatPlan[] {
  const before = plans[n]?.seat ?? null;
  return plans.map((plan, m) => {
    if (m === n) return { ...plan, seat: house };
    return house && plan.seat === house ? { ...plan, seat: before } : plan;
  });
}
