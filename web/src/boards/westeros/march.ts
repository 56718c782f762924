/** A march being prepared: which order, who goes where, and what would come of it. */

import type { Edition } from "./edition";
import { changed, fits } from "./supply";
import type { Area, Attack, Kind, March, MarchStart, MarchTarget } from "./types";

export interface Marching {
  /** The area with the march order; null until one is chosen. */
  area: Area | null;
  moves: Readonly<Record<Area, readonly Kind[]>>;
  /** The units that go with the next target. */
  hand: readonly Kind[];
  leave: boolean;
}

const FOUGHT: readonly MarchTarget["held"][] = ["enemy", "garrison", "neutral"];

/** A march from an area, all its units in hand; where there is only one order, it is that one. */
export function begin(decision: March, area: Area | null = null): Marching {
  const [only, ...others] = Object.keys(decision.starts);
  const from = area ?? (others.length ? null : (only ?? null));
  return { area: from, moves: {}, hand: from ? (decision.starts[from]?.units ?? []) : [], leave: false };
}

export function startOf(decision: March, marching: Marching): MarchStart | null {
  return marching.area === null ? null : (decision.starts[marching.area] ?? null);
}

/** Units of these kinds, less those. */
function without(units: readonly Kind[], less: readonly Kind[]): Kind[] {
  const rest = [...units];
  for (const kind of less) {
    const at = rest.indexOf(kind);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** The units nobody has sent anywhere. */
export function staying(decision: March, marching: Marching): Kind[] {
  return without(startOf(decision, marching)?.units ?? [], Object.values(marching.moves).flat());
}

/** Where units could go: the others next door are closed to them. */
export function targets(decision: March, marching: Marching, edition: Edition): Area[] {
  const start = startOf(decision, marching);
  const first = start?.units[0];
  if (!start || !first) return [];
  const bySea = edition.units[first]?.ground === "sea";
  return Object.entries(start.targets)
    .filter(
      ([, { ground, held }]) => (ground !== "land") === bySea && held !== "closed" && held !== "enemy-port",
    )
    .map(([area]) => area);
}

/** The hand goes to a target; what is left is in hand next. With nothing in hand, those sent there come back. */
export function touched(decision: March, marching: Marching, to: Area): Marching {
  if (!marching.hand.length) return sent(decision, marching, to, []);
  return sent(decision, marching, to, [...(marching.moves[to] ?? []), ...marching.hand]);
}

/** Exactly these units go to a target. */
export function sent(decision: March, marching: Marching, to: Area, kinds: readonly Kind[]): Marching {
  const { [to]: _, ...others } = marching.moves;
  const moves = kinds.length ? { ...others, [to]: ordered(decision, marching, kinds) } : others;
  const next = { ...marching, moves };
  const after = { ...next, hand: staying(decision, next) };
  return empties(decision, after) ? after : { ...after, leave: false };
}

/** One more or one less of a kind in hand. */
export function handed(decision: March, marching: Marching, kind: Kind, by: 1 | -1): Marching {
  if (by < 0) return { ...marching, hand: without(marching.hand, [kind]) };
  const free = without(staying(decision, marching), marching.hand);
  return free.includes(kind) ? { ...marching, hand: [...marching.hand, kind] } : marching;
}

function ordered(decision: March, marching: Marching, kinds: readonly Kind[]): Kind[] {
  const order = [...new Set(startOf(decision, marching)?.units ?? [])];
  return [...kinds].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Whether nobody stays behind. */
export function empties(decision: March, marching: Marching): boolean {
  const start = startOf(decision, marching);
  return Boolean(start?.units.length) && !start!.routed.length && !staying(decision, marching).length;
}

export function mayLeavePower(decision: March, marching: Marching): boolean {
  return (
    empties(decision, marching) && decision.power > 0 && Boolean(startOf(decision, marching)?.may_leave_power)
  );
}

/** The area that would be one's own no longer: all leave it, and no power token stays. */
export function unclaimed(decision: March, marching: Marching): Area | null {
  if (!empties(decision, marching) || !startOf(decision, marching)?.lost_if_left) return null;
  return marching.leave && mayLeavePower(decision, marching) ? null : marching.area;
}

/** Where it comes to a fight, and what is known of it. */
export interface Fight {
  area: Area;
  held: MarchTarget["held"];
  /** What the units bring, their order included; and what could be added to it. */
  strength: number;
  help: number;
  attack: Attack;
}

export interface Outlook {
  /** Sizes of the own armies afterwards, and whether they fit. */
  sizes: Readonly<Record<Area, number>>;
  fits: boolean;
  /** One is allowed. */
  fights: readonly Fight[];
  /** Ports that would hold too many ships. */
  full: readonly Area[];
}

/** What would come of it. */
export function outlook(decision: March, marching: Marching): Outlook {
  const start = startOf(decision, marching);
  const changes: Record<Area, number> = {};
  const fights: Fight[] = [];
  const full: Area[] = [];
  for (const [area, kinds] of Object.entries(marching.moves)) {
    changes[area] = kinds.length;
    const target = start?.targets[area];
    if (target?.ground === "port" && kinds.length > target.room) full.push(area);
    const attack = decision.prospect?.attacks[area];
    if (!target || !attack || !FOUGHT.includes(target.held)) continue;
    const bonus = decision.prospect?.bonus[marching.area!] ?? 0;
    const strength = kinds.reduce((sum, kind) => sum + (attack.worth[kind] ?? 0), bonus);
    const help =
      target.held === "neutral"
        ? target.support + joined(decision, marching, attack, target)
        : most(attack, "attacker");
    fights.push({ area, held: target.held, strength, help, attack });
  }
  if (marching.area) changes[marching.area] = -Object.values(changes).reduce((sum, count) => sum + count, 0);
  const sizes = changed(decision.armies, changes);
  return { sizes, fits: fits(Object.values(sizes), decision.limits), fights, full };
}

/** What units of this march add to the support where they go. */
function joined(decision: March, marching: Marching, attack: Attack, target: MarchTarget): number {
  return Object.entries(target.joining).reduce((sum, [near, bonus]) => {
    const kinds = (marching.moves[near] ?? []).filter((kind) => kind !== decision.no_support_by);
    return marching.moves[near]
      ? kinds.reduce((all, kind) => all + (attack.worth[kind] ?? 0), sum + bonus)
      : sum;
  }, 0);
}

/** The most support that a side could be given. */
export function most(attack: Attack, side: "attacker" | "defender"): number {
  return attack.support.reduce((sum, backing) => sum + Math.max(0, backing[side] ?? 0), 0);
}

/** Why a march like this would be refused, or null. */
export function hindrance(
  decision: March,
  marching: Marching,
): "supply" | "two-fights" | "too-weak" | "port" | null {
  const { fits, fights, full } = outlook(decision, marching);
  if (full.length) return "port";
  if (fights.length > 1) return "two-fights";
  if (
    fights.some(({ held, strength, help, attack }) => held === "neutral" && strength + help < attack.strength)
  )
    return "too-weak";
  return fits ? null : "supply";
}

export function answer(decision: March, marching: Marching) {
  const area = marching.area ?? Object.keys(decision.starts)[0]!;
  return { area, moves: marching.moves, leave_power: marching.leave && mayLeavePower(decision, marching) };
}
