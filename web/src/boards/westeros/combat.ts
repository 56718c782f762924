/** A combat added up: the parts of each side in order, and what would change with a card. */

import type { BattleView, Card, Part, SideView } from "./types";

/** The order in which parts are written, whichever side has them. */
const WHAT = ["units", "order", "garrison", "support", "card", "text", "blade", "tides", "floor"];

/** The parts of a side, those of one kind together. */
export function ordered(side: SideView): Part[] {
  return side.parts.toSorted((a, b) => WHAT.indexOf(a.what) - WHAT.indexOf(b.what));
}

/** A number in a sum: with its sign, except for the first. */
export function signed(strength: number | null, first: boolean): string {
  if (strength === null) return "";
  if (first || strength === 0) return String(strength).replace("-", "−");
  return strength > 0 ? `+${strength}` : `−${-strength}`;
}

export interface Forecast {
  card: Card;
  strength: number;
  /** By how much it beats what the other side has so far; negative if it does not. */
  ahead: number;
  /** Whether that would win, a tie included. */
  wins: boolean;
}

/** What each card in a hand would lead to, ignoring the opponent's card. */
export function forecasts(battle: BattleView, own: SideView): Forecast[] {
  const other = own.house === battle.attacker.house ? battle.defender : battle.attacker;
  return Object.entries(own.if_played ?? {}).map(([card, strength]) => {
    const ahead = strength - other.strength;
    return { card, strength, ahead, wins: ahead > 0 || (ahead === 0 && battle.tie === own.house) };
  });
}
