/**
 * An army that is being built, as src/maester/games/miniatures/army.py has it. Whether it may be played, the server
 * says.
 */

import { isFields } from "../../../lib/fields";
import { PRINTED } from "../printed";

export interface Troop {
  unit: string;
  attachments: readonly string[];
}

export interface Army {
  faction: string;
  commander: string;
  units: readonly Troop[];
  ncus: readonly string[];
  /** For a game of so many points. */
  points: number;
  name: string;
}

/** The first tactics cards, as they might be drawn. */
export interface FirstCards {
  hand: readonly string[];
}

export const BLANK: Army = { faction: "stark", commander: "", units: [], ncus: [], points: 30, name: "" };

/** What is offered as the size of a game; any other may be written. */
export const SIZES: readonly number[] = [30, 40, 50];

export const FACTIONS: readonly string[] = Object.keys(PRINTED.decks);

export type Kind = "unit" | "attachment" | "ncu";

export function kindOf(card: string): Kind | null {
  if (card in PRINTED.units) return "unit";
  if (card in PRINTED.attachments) return "attachment";
  return card in PRINTED.ncus ? "ncu" : null;
}

export function factsOf(card: string) {
  return PRINTED.units[card] ?? PRINTED.attachments[card] ?? PRINTED.ncus[card] ?? null;
}

/** How many of a card are in the army. */
export function copies(army: Army, card: string): number {
  const cards = [...army.units.flatMap((troop) => [troop.unit, ...troop.attachments]), ...army.ncus];
  return cards.filter((each) => each === card).length;
}

export function withUnit(army: Army, unit: string): Army {
  return { ...army, units: [...army.units, { unit, attachments: [] }] };
}

export function withoutUnit(army: Army, n: number): Army {
  return led({ ...army, units: army.units.filter((_, at) => at !== n) });
}

export function withNcu(army: Army, ncu: string): Army {
  return { ...army, ncus: [...army.ncus, ncu] };
}

export function withoutNcu(army: Army, n: number): Army {
  return led({ ...army, ncus: army.ncus.filter((_, at) => at !== n) });
}

/** The army with an attachment in its nth unit. */
export function joined(army: Army, n: number, attachment: string): Army {
  const units = army.units.map((troop, at) =>
    at === n ? { ...troop, attachments: [...troop.attachments, attachment] } : troop,
  );
  return { ...army, units };
}

export function withoutAttachment(army: Army, n: number, k: number): Army {
  const units = army.units.map((troop, at) =>
    at === n ? { ...troop, attachments: troop.attachments.filter((_, each) => each !== k) } : troop,
  );
  return { ...army, units };
}

/** Without the last of a card, wherever it stands. */
export function without(army: Army, card: string): Army {
  for (let n = army.units.length - 1; n >= 0; n--) {
    const troop = army.units[n]!;
    if (troop.unit === card) return withoutUnit(army, n);
    const k = troop.attachments.lastIndexOf(card);
    if (k >= 0) return withoutAttachment(army, n, k);
  }
  const at = army.ncus.lastIndexOf(card);
  return at < 0 ? army : withoutNcu(army, at);
}

/** Whoever has left the army does not lead it, unless a unit is still to be found for them. */
function led(army: Army): Army {
  const waits = kindOf(army.commander) === "attachment";
  return army.commander && !waits && !copies(army, army.commander) ? { ...army, commander: "" } : army;
}

/** What the server says may be part of the army, and how often; null, before it has said anything. */
export type Fitting = Readonly<Record<string, number>> | null;

/** Whether a card may lead the army, as the server says. */
export function canLead(card: string, fitting: Fitting): boolean {
  return `commander/${card}` in (fitting ?? {});
}

/** The units that may take an attachment, those that have none yet first. */
export function unitsFor(army: Army, attachment: string, fitting: Fitting): number[] {
  const fit = army.units
    .map((_, n) => n)
    .filter((n) => `${army.units[n]!.unit}/${attachment}` in (fitting ?? {}));
  return fit.sort((a, b) => army.units[a]!.attachments.length - army.units[b]!.attachments.length || a - b);
}

/** The attachments that may join a unit. */
export function attachmentsFor(unit: string, fitting: Fitting): string[] {
  return Object.keys(fitting ?? {})
    .filter((key) => key.startsWith(`${unit}/`))
    .map((key) => key.slice(unit.length + 1));
}

/** Somebody leads: who led before goes, who leads now finds a place, if there is one. */
export function commandedBy(army: Army, commander: string, fitting: Fitting): Army {
  const before = army.commander ? without({ ...army, commander: "" }, army.commander) : army;
  const next = { ...before, commander };
  if (!commander || copies(next, commander)) return next;
  switch (kindOf(commander)) {
    case "unit":
      return withUnit(next, commander);
    case "ncu":
      return withNcu(next, commander);
    default: {
      const n = unitsFor(next, commander, fitting)[0];
      return n === undefined ? next : joined(next, n, commander);
    }
  }
}

/** What is kept or brought in may be anything: what is no army is left out of it. */
export function armyOf(value: unknown): Army {
  return isFields(value) ? { ...BLANK, ...value } : BLANK;
}
