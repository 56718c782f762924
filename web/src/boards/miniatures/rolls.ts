/** Which dice an event of the story shows, and what somebody declared. */

import type { Json } from "../contract";
import { textOf } from "./targets";

export interface Roll {
  kind: string;
  unit: string | null;
  dice: readonly number[];
  /** Hits, or hits that were blocked. */
  count?: number;
  passed?: boolean;
}

export function rollOf(event: Json): Roll | null {
  const { unit = null, dice } = event;
  switch (event.type) {
    case "AttackRolled":
      return { kind: "attack", unit, dice, count: event.hits };
    case "DefenceRolled":
      return { kind: "defence", unit, dice, count: event.blocked };
    case "PanicTested":
      return dice.length ? { kind: "panic", unit, dice, passed: event.passed } : null;
    case "MoraleTested":
      return { kind: "morale", unit, dice, passed: event.passed };
    case "ChargeRolled":
      return { kind: "charge", unit, dice: [event.die] };
    case "RetreatRolled":
      return { kind: "retreat", unit, dice: [event.die] };
    case "DieAgain":
      return { kind: "again", unit, dice: [event.die] };
    case "ZonesRolled":
      return { kind: "zones", unit: null, dice: Object.values<number>(dice) };
    case "TerrainRolled":
      return { kind: "terrain", unit: null, dice };
    default:
      return null;
  }
}

/** With these, what was declared before is over. */
const OVER = ["UnitActivated", "NcuActivated", "RoundBegan"];

/** The text that another seat has declared last; null, when it is over, undefined, if these events say nothing of it. */
export function declaredBy(
  events: readonly Json[],
  seat: string | null,
): { seat: string; text: string } | null | undefined {
  const last = events.findLast((event) => event.type === "EffectDeclared" || OVER.includes(event.type));
  if (!last) return undefined;
  if (last.type !== "EffectDeclared" || last.seat === seat) return null;
  return { seat: last.seat, text: textOf(last.key) || last.key };
}
