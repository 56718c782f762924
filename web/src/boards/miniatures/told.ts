/** The battle in sentences, for people who play without the board: the moment, the table, the tactics board, each army.
 *
 * Places are told as they are seen: inches from the left side of the table, and from the own edge. */

import type { Words } from "../../lib/words";
import type { Passage } from "../contract";
import { nameOf, partsOf } from "./describing";
import { Frame } from "./frame";
import { chanceSaid, isTargeting, oddsSaid } from "./odds";
import { ZONES } from "./targets";
import type { Decision, NcuView, PlayerView, Pose, UnitView, View } from "./types";

export function told(view: View, words: Words, decision: Decision | null = null): readonly Passage[] {
  const frame = new Frame(view, words.you);
  const own = view.players.filter((each) => each.seat === words.you);
  const others = view.players.filter((each) => each.seat !== words.you);
  return [
    {
      title: words.say("told-title-moment"),
      sentences: [...moment(view, words), ...odds(view, decision, words)],
    },
    { title: words.say("told-title-table"), sentences: table(view, frame, words) },
    { title: words.say("told-title-tactics"), sentences: tactics(view, words) },
    ...[...own, ...others].map((player) => army(view, player, frame, words)),
  ];
}

function moment(view: View, words: Words): string[] {
  const { round, mode, required, first, active } = view;
  const said = [
    round ? words.say("told-moment", { round, mode }) : words.say("told-setup", { mode }),
    words.say("told-goal", { required }),
    words.say("told-first", { seat: first }),
  ];
  if (active) said.push(words.say("told-turn", { seat: active }));
  const { attack, test } = view;
  if (attack) {
    const { hits, weapon } = attack;
    const saved = attack.defence.dice.filter((die) => die.counts).length;
    const [by, on] = [nameOf(view, attack.by, words), nameOf(view, attack.on, words)];
    said.push(words.say("told-attack", { by, on, weapon, arc: attack.arc, hits, saved }));
  }
  if (test) {
    const { panic, rolled } = test;
    said.push(words.say("told-test", { unit: nameOf(view, test.unit, words), panic, needed: rolled.needed }));
  }
  for (const mission of view.missions)
    said.push(words.say("told-mission", { mission: words.answer("reveal-mission", mission) }));
  return said;
}

/** What an attack on each target that can be chosen would do. */
function odds(view: View, decision: Decision | null, words: Words): string[] {
  if (!isTargeting(decision)) return [];
  return decision.chances.map((each) => `${chanceSaid(view, each, words)}. ${oddsSaid(each.attack, words)}.`);
}

/** Where something lies: inches from the left, and from the own edge, which a spectator does not have. */
function place(
  frame: Frame,
  x: number,
  y: number,
  words: Words,
): { right: number; up: number; own: boolean } {
  const [right, down] = frame.at(x, y);
  const thou = (inches: number) => Math.round(inches * 1000);
  return { right: thou(right), up: thou(frame.depth - down), own: words.you !== null };
}

function table(view: View, frame: Frame, words: Words): string[] {
  const { width, depth, pieces } = view.table;
  const said = [words.say("told-table", { width, depth })];
  for (const { kind, keywords, x, y } of pieces)
    said.push(
      words.say("told-piece", {
        kind: words.say(`web-miniatures-piece-${kind}`),
        keywords: keywords.map((each) => words.say(`web-miniatures-keyword-${each}`)),
        ...place(frame, x, y, words),
      }),
    );
  for (const { x, y, unit, card } of view.markers) {
    const holder = unit ? nameOf(view, unit, words) : "";
    const values = { held: Boolean(unit), unit: holder, card: card ?? 0 };
    if (typeof x === "number" && typeof y === "number")
      said.push(words.say("told-marker", { ...values, ...place(frame, x, y, words) }));
    else if (unit) said.push(words.say("told-marker-carried", values));
  }
  return said;
}

function tactics(view: View, words: Words): string[] {
  const here = view.ncus.filter((each) => !each.gone);
  const held = new Map(here.flatMap((ncu) => (ncu.zone ? [[ncu.zone, ncu] as const] : [])));
  const zones = new Set<string>([...ZONES, ...held.keys(), ...view.zones_free]);
  const said = [...zones].map((zone) => {
    const by = held.get(zone);
    return by
      ? words.say("told-zone-held", { zone, ncu: by.card, seat: by.seat })
      : words.say("told-zone-free", { zone });
  });
  for (const ncu of here) {
    const { card, seat } = ncu;
    if (!ncu.zone) said.push(words.say("told-ncu", { ncu: card, seat, done: ncu.activated }));
    said.push(...influence(view, ncu, words));
  }
  return said;
}

function influence(view: View, { card, on }: NcuView, words: Words): string[] {
  return on ? [words.say("told-influence", { ncu: card, unit: nameOf(view, on, words) })] : [];
}

function army(view: View, player: PlayerView, frame: Frame, words: Words): Passage {
  const { seat, points, hand_count: hand, deck_count: deck, out } = player;
  const sentences = [words.say(out ? "told-out" : "told-army", { seat, points, hand, deck })];
  if (player.hand?.length) sentences.push(words.say("told-hand", { cards: [...player.hand] }));
  for (const unit of view.units)
    if (unit.seat === seat) sentences.push(...standing(view, unit, frame, words));
  return { title: words.say("told-title-army", { seat, faction: player.faction }), sentences };
}

function standing(view: View, unit: UnitView, frame: Frame, words: Words): string[] {
  const name = nameOf(view, unit.unit, words);
  if (unit.wounds <= 0) return [words.say("told-destroyed", { unit: name })];
  const what = `${partsOf(view, unit, words).join(", ")}.`;
  if (unit.reserve) return [what, words.say("told-reserve")];
  if (!unit.pose) return [what, words.say("told-beside")];
  const { x, y } = unit.pose;
  return [what, words.say("told-stands", { ...place(frame, x, y, words), facing: facing(frame, unit.pose) })];
}

const WAYS = ["ahead", "ahead-right", "right", "back-right", "back", "back-left", "left", "ahead-left"];

/** Where a unit looks, as it is seen: to the nearest eighth of a turn. */
export function facing(frame: Frame, { heading }: Pose): string {
  return WAYS[Math.round(frame.degrees(heading) / 45) % WAYS.length] as string;
}
