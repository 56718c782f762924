/** Where in the game we are; the headings of the story; what its lines are about. */

import { fieldsOf } from "../../lib/fields";
import type { Words } from "../../lib/words";
import type { Heading, Lead, Moment, Rail, Target } from "../contract";
import { differencesOf, ownerOf } from "./describing";
import { isZone, markerTarget, pieceTarget, seatTarget, thingTarget, zoneTarget } from "./targets";
import type { Event, View } from "./types";

export function rail(view: View, words: Words): Rail {
  const title = view.round
    ? words.say("web-miniatures-round", { round: view.round, mode: view.mode })
    : words.say("web-miniatures-deployment", { mode: view.mode });
  return { title, steps: [] };
}

/** The headings of the story: deployment, and the rounds. */
export function chapters(story: readonly Event[], words: Words): ReadonlyMap<number, readonly Heading[]> {
  const found = new Map<number, readonly Heading[]>();
  story.forEach((event, at) => {
    if (event.type === "RoundBegan")
      found.set(at, [{ level: 1, text: words.say("web-story-round", { round: event.round }), says: true }]);
    else if (at === 0) found.set(at, [{ level: 1, text: words.say("web-miniatures-setup") }]);
  });
  return found;
}

/** What a replay can jump to. */
export const moment = (event: Event): Moment | null =>
  event.type === "UnitActivated" || event.type === "NcuActivated" ? "activation" : null;

const NAMED: Readonly<Record<string, (name: string) => Target>> = {
  unit: thingTarget,
  target: thingTarget,
  ncu: thingTarget,
  seat: seatTarget,
  marker: markerTarget,
  piece: pieceTarget,
};

/** Which things on the table an event names. */
export function highlight(event: Event): readonly Target[] {
  return Object.entries(fieldsOf(event)).flatMap(([field, value]) => {
    if (typeof value !== "string") return [];
    if (field === "zone" && isZone(value)) return [zoneTarget(value)];
    return NAMED[field] ? [NAMED[field](value)] : [];
  });
}

/** An action that is told again by the move or the charge it was chosen for. */
export function repeated(story: readonly Event[], at: number): boolean {
  const [chosen, next] = [story[at], story[at + 1]];
  if (chosen?.type !== "ActionChosen") return false;
  if (next?.type === "UnitMoved") return next.unit === chosen.unit && next.how === chosen.action;
  return next?.type === "ChargeDeclared" && next.unit === chosen.unit && chosen.action === "charge";
}

/** A marker is called by the objective card that lies at it. */
export function line(event: Event, view: View | null, words: Words): string | null {
  if (event.type !== "MarkersChanged") return null;
  const card = view?.markers.find((each) => each.name === event.marker)?.card;
  if (!card) return null;
  return event.unit
    ? words.say("web-miniatures-marker-held", { card, unit: event.unit })
    : words.say("web-miniatures-marker-free", { card });
}

/** Whose line it is: the army that acts, or whose unit it is about. Two of the same house are told apart as their trays
 * are. */
export function lead(event: Event, view: View): Lead | null {
  const seat = ("seat" in event ? event.seat : null) ?? ownerOf(view, actorOf(event));
  const player = view.players.find((each) => each.seat === seat);
  if (!player) return null;
  const { faction: house } = player;
  return { house, changed: differencesOf(view).get(player.seat)?.changed ?? false };
}

/** The unit or NCU that an event is about. */
function actorOf(event: Event): string {
  if ("unit" in event && event.unit) return event.unit;
  return "ncu" in event ? event.ncu : "";
}
