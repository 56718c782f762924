/** What was rolled last, as it was judged, and what somebody declared. */

import type { Words } from "../../lib/words";
import { textOf } from "./targets";
import type { Die, Event, Rolled } from "./types";

export interface Roll {
  kind: string;
  /** The unit, or the text, that rolls. */
  what: string | null;
  rolled: Rolled;
  /** Whose die each is, where everybody rolls one. */
  seats?: readonly string[];
  /** Hits, or hits that were blocked. */
  count?: number;
  passed?: boolean;
  /** These dice lie where others of the same roll lay before. */
  again?: boolean;
}

export function rollOf(event: Event): Roll | null {
  switch (event.type) {
    case "AttackRolled":
      return {
        kind: "attack",
        what: event.unit,
        rolled: event.rolled,
        count: event.hits,
        again: event.again,
      };
    case "DefenceRolled":
      return {
        kind: "defence",
        what: event.unit,
        rolled: event.rolled,
        count: event.blocked,
        again: event.again,
      };
    case "PanicTested":
      return { kind: "panic", what: event.unit, rolled: event.rolled, passed: event.passed };
    case "MoraleTested":
      return { kind: "morale", what: event.unit, rolled: event.rolled, passed: event.passed };
    case "ChargeRolled":
      return { kind: "charge", what: event.unit, rolled: event.rolled };
    case "RetreatRolled":
      return { kind: "retreat", what: event.unit, rolled: event.rolled };
    case "DieAgain":
      return { kind: "again", what: event.unit, rolled: event.rolled };
    case "DangerMet":
      return { kind: "danger", what: event.unit, rolled: event.rolled };
    case "DieRolled":
      return { kind: "text", what: event.name, rolled: event.rolled };
    case "ZonesRolled":
      return {
        kind: "zones",
        what: null,
        rolled: bare(Object.values(event.dice)),
        seats: Object.keys(event.dice),
      };
    case "TerrainRolled":
      return { kind: "terrain", what: null, rolled: event.rolled };
    default:
      return null;
  }
}

/** Dice of which the highest counts. */
const bare = (dice: readonly Die[]): Rolled => ({
  dice,
  parts: [],
  least: Math.max(0, ...dice.map((die) => die.face)),
  sure: [],
  without: "",
});

/** So many rolls lie on the table at once. */
const KEPT = 4;

/** With these, what was rolled and declared before is over. */
const OVER = ["UnitActivated", "NcuActivated", "RoundBegan"];

/** What was rolled since somebody was activated, oldest first. */
export function rollsOf(story: readonly Event[]): readonly Roll[] {
  const begins = story.findLastIndex((event) => OVER.includes(event.type));
  const found: Roll[] = [];
  for (const roll of story.slice(begins + 1).flatMap((event) => rollOf(event) ?? [])) {
    const last = found.at(-1);
    if (roll.again && last?.kind === roll.kind && last.what === roll.what) found.pop();
    found.push(roll);
  }
  return found.slice(-KEPT);
}

/** Why it came out as it did: "7 \u2212 2 = 5, needed 6: Crown, Vicious". Empty, if the dice say it all. */
export function explained(rolled: Rolled, words: Words): string {
  const say = (what: string, values: Record<string, unknown> = {}) =>
    words.say(`web-miniatures-rolled-${what}`, values);
  const { needed = null, least = null, thrown = null, result = null, parts } = rolled;
  if (rolled.without) return say(`without-${rolled.without}`);
  const by = parts.flatMap((part) => (part.source ? words.name(part.source) : [])).join(", ");
  if (result === null) {
    if (needed === null) return "";
    const added = parts.map((part) => `${signed(part.n)} ${words.name(part.source)}`).join(", ");
    return parts.length ? say("each-by", { needed, least, by: added }) : say("each", { least });
  }
  const sum = parts.length
    ? `${thrown} ${parts.map((part) => signed(part.n, " ")).join(" ")} = ${result}`
    : `${result}`;
  const told = needed === null ? sum : say("sum", { sum, needed });
  if (needed === null && !parts.length) return "";
  const sure = rolled.sure.length ? [say("sure", { by: words.listed(rolled.sure) })] : [];
  return [by ? say("by", { told, by }) : told, ...sure].join(" · ");
}

const signed = (n: number, space = ""): string => `${n < 0 ? "\u2212" : "+"}${space}${Math.abs(n)}`;

/** The text that another seat has declared last; null, when it is over. */
export function declaredBy(
  story: readonly Event[],
  seat: string | null,
): { seat: string; text: string } | null {
  const last = story.findLast((event) => event.type === "EffectDeclared" || OVER.includes(event.type));
  if (last?.type !== "EffectDeclared" || last.seat === seat) return null;
  return { seat: last.seat, text: textOf(last.key) || last.key };
}
