/** Units and NCUs in words, for whoever hears the table, and for the labels on it. */

import type { Words } from "../../lib/words";
import type { NcuView, UnitView, View } from "./types";

export const unitOf = (view: View, name: string | null | undefined): UnitView | undefined =>
  view.units.find((each) => each.unit === name);
export const ncuOf = (view: View, name: string | null | undefined): NcuView | undefined =>
  view.ncus.find((each) => each.ncu === name);

/** Whose unit or NCU it is. */
export const ownerOf = (view: View, name: string | null | undefined): string | undefined =>
  (unitOf(view, name) ?? ncuOf(view, name))?.seat;

/** What a unit is called: as in the story; where that knows only a bare name, by its card. */
export function nameOf(view: View, name: string, words: Words): string {
  const said = words.name(name);
  if (said !== name) return said;
  return words.name(unitOf(view, name)?.card ?? ncuOf(view, name)?.card ?? name);
}

/** Letters that fit beside each other on a tray, and how many more do in smaller ones. */
export const LINE = 13;
const CLOSE = 16;

/** The name of a unit in short lines, without that of its house, for its tray. */
export function linesOf(view: View, unit: UnitView, words: Words): readonly string[] {
  const house = words.name(view.players.find((each) => each.seat === unit.seat)?.faction ?? "");
  const whole = nameOf(view, unit.unit, words);
  const begins = [`${house} `, `${house}-`].some((each) => whole.startsWith(each));
  if (begins) return inLines(whole.slice(house.length + 1));
  return inLines(house ? whole.replace(new RegExp(`(?: \\p{Ll}+)+ ${house}(?= \\(|$)`, "u"), "") : whole);
}

/** Two lines, if need be of smaller letters; three only of what is longer than that. */
export function inLines(name: string): readonly string[] {
  for (let most = LINE; most <= CLOSE; most++) {
    const lines = wrapped(name, most);
    if (lines.length <= 2) return lines;
  }
  return wrapped(name, LINE).slice(0, 3);
}

function wrapped(name: string, most: number): readonly string[] {
  const lines: string[] = [];
  // A long word with a hyphen may go on in the next line.
  for (const piece of name.split(/ |(?<=\p{L}-)(?=\p{L})/u)) {
    const last = lines[lines.length - 1];
    const joined = last?.endsWith("-") ? `${last}${piece}` : `${last} ${piece}`;
    if (last !== undefined && joined.length <= most) lines[lines.length - 1] = joined;
    else lines.push(piece);
  }
  return lines;
}

/** All that can be seen of a unit, its army included. */
export function said(view: View, unit: UnitView, words: Words): string {
  const [name, ...more] = partsOf(view, unit, words);
  return [name, words.name(unit.seat), ...more].join(", ");
}

/** What can be seen of a unit, piece by piece, its name first. */
export function partsOf(view: View, unit: UnitView, words: Words): readonly string[] {
  const say = (what: string, values: Record<string, unknown> = {}) =>
    words.say(`web-miniatures-unit-${what}`, values);
  const parts = [
    nameOf(view, unit.unit, words),
    say("wounds", { wounds: unit.wounds }),
    say("models", { models: unit.models, ranks: unit.ranks }),
  ];
  if (unit.commander) parts.push(say("commander"));
  if (unit.attachments.length) parts.push(words.listed(unit.attachments));
  if (unit.tokens.length) parts.push(words.listed(unit.tokens));
  if (unit.activated) parts.push(say("activated"));
  if (unit.engaged.length)
    parts.push(say("engaged", { names: unit.engaged.map((each) => nameOf(view, each, words)).join(", ") }));
  return parts;
}

/** The house whose tinctures a seat has. */
export function housesOf(view: View): Map<string, string> {
  return new Map(view.players.map((player) => [player.seat, player.faction]));
}

/** What tells armies of one house apart: the number of the seat, and whether its tinctures are changed about. */
export interface Difference {
  number: number;
  changed: boolean;
}

/** Of the seats whose house is another's, too. */
export function differencesOf(view: View): Map<string, Difference> {
  const found = new Map<string, Difference>();
  view.players.forEach(({ seat, faction }, n) => {
    const alike = view.players.filter((each) => each.faction === faction);
    const place = alike.findIndex((each) => each.seat === seat);
    if (alike.length > 1) found.set(seat, { number: n + 1, changed: place % 2 === 1 });
  });
  return found;
}
