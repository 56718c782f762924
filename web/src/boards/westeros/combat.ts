/** A combat added up: the lines of both sides beside each other, and what would change with a card. */

import type { BattleView, Card, Part, SideView } from "./types";

/** The order in which parts are written, whichever side has them. */
const WHAT = ["units", "order", "garrison", "support", "card", "text", "blade", "tides", "floor"];

export interface Line {
  what: string;
  area: string | null;
  house: string | null;
  attacker: number | null;
  defender: number | null;
}

/** One line for each part; what both sides have stands side by side, but support by each supporter alone. */
export function lines(battle: BattleView): Line[] {
  const found: Line[] = [];
  const put = (part: Part, side: "attacker" | "defender"): void => {
    const alone = part.what === "support";
    const line = alone ? undefined : found.find((each) => each.what === part.what && each[side] === null);
    if (line) line[side] = part.strength;
    else
      found.push({
        what: part.what,
        area: alone ? (part.area ?? null) : null,
        house: alone ? (part.house ?? null) : null,
        attacker: side === "attacker" ? part.strength : null,
        defender: side === "defender" ? part.strength : null,
      });
  };
  for (const part of battle.attacker.parts) put(part, "attacker");
  for (const part of battle.defender.parts) put(part, "defender");
  return found.sort((a, b) => WHAT.indexOf(a.what) - WHAT.indexOf(b.what));
}

/** A number in a sum: with its sign, but for what stands first. */
export function signed(strength: number | null, first: boolean): string {
  if (strength === null) return "";
  if (first || strength === 0) return String(strength).replace("-", "−");
  return strength > 0 ? `+${strength}` : `−${-strength}`;
}

export interface Forecast {
  card: Card;
  strength: number;
  /** By how much it beats what the other side has so far; less than nothing, if it does not. */
  ahead: number;
}

/** What each card in hand would make of it, before anything the opponent's card does. */
export function forecasts(own: SideView, other: SideView): Forecast[] {
  return Object.entries(own.if_played ?? {}).map(([card, strength]) => ({
    card,
    strength,
    ahead: strength - other.strength,
  }));
}
