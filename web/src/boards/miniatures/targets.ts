/**
 * What things on the table are called: units and NCUs, zones of the tactics board, cards in hand, pieces of terrain.
 */

import type { Target } from "../contract";
import { PRINTED } from "./printed";
import type { WhatToDeclare } from "./types";

/** A combat unit or an NCU. */
export const thingTarget = (name: string): Target => `thing/${name}`;
export const zoneTarget = (zone: string): Target => `zone/${zone}`;
export const handTarget = (card: string): Target => `hand/${card}`;
export const pieceTarget = (piece: string): Target => `piece/${piece}`;
export const markerTarget = (marker: string): Target => `marker/${marker}`;
export const seatTarget = (seat: string): Target => `seat/${seat}`;
/** One of the places at which a tray can line up. */
export const placeTarget = (at: number): Target => `place/${at}`;
export const answerTarget = (answer: unknown): Target => `answer/${JSON.stringify(answer)}`;

/** The zones of the tactics board, as they lie. */
export const ZONES = ["crown", "wealth", "tactics", "combat", "maneuver"] as const;
const FURTHER = new Set(Object.values(PRINTED.ncus).flatMap((ncu) => ncu.zone ?? []));
const QUADRANTS = ["near-left", "far-left", "far-right", "near-right"];

const THING = /^[a-d]n?\d+$|\.\d+$|^wall-(?:middle|left|right)$/;
const SEAT = /^seat-\d+$/;
/** What is done with something, by whom: the unit or NCU is its second part. */
const DONE_BY = ["order", "ability", "ncu", "laid"];
/** Questions whose options are pieces of terrain. */
const OF_PIECES = ["clear-piece"];

export const isZone = (name: string): boolean =>
  (ZONES as readonly string[]).includes(name) || FURTHER.has(name);
export const isQuadrant = (name: string): boolean => QUADRANTS.includes(name);

/** What an option points at on the table; null, if it is a word. */
export function pointed(option: unknown, about = ""): Target | null {
  if (typeof option !== "string") return null;
  const [first = "", second = ""] = option.split(":");
  if (first === "card" && second) return handTarget(second);
  if (first === "piece" && second) return pieceTarget(second);
  if (DONE_BY.includes(first) && second) return THING.test(second) ? thingTarget(second) : null;
  if (OF_PIECES.includes(about)) return pieceTarget(option);
  if (SEAT.test(option)) return seatTarget(option);
  if (about === "claim-zone" && (isZone(option) || isQuadrant(option))) return zoneTarget(option);
  return THING.test(option) ? thingTarget(option) : null;
}

/** The card or order that is being declared: its unit or the card in hand is taken up. */
export function takenUp(
  decision: WhatToDeclare,
  marks: ReadonlyMap<Target, { chosen: boolean }>,
): string | null {
  const found = decision.options.find((each) => {
    const target = pointed(each);
    return target !== null && marks.get(target)?.chosen;
  });
  return typeof found === "string" ? textOf(found) : null;
}

/**
 * The texts that may be declared and cannot be read anywhere yet: orders and abilities, each once. Cards are in hand.
 */
export function offered(decision: WhatToDeclare): readonly string[] {
  const declared = decision.options.filter(
    (each) => each !== null && DONE_BY.some((kind) => each.startsWith(`${kind}:`)),
  );
  return [...new Set(declared.map((each) => textOf(each ?? "")))].filter(Boolean);
}

/** What a declaration is called: `card:name`, or `order:unit:name`. */
export function textOf(declared: string): string {
  const [kind, first = "", second = ""] = declared.split(":");
  return kind === "card" ? first : second;
}
