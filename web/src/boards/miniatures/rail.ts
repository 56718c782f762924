/** Where in the game we are; the headings of the story; what its lines are about. */

import type { Words } from "../../lib/words";
import type { Heading, Json, Lead, Moment, Rail, Target } from "../contract";
import { differencesOf, ownerOf } from "./describing";
import { isZone, markerTarget, pieceTarget, seatTarget, thingTarget, zoneTarget } from "./targets";
import type { View } from "./types";

export function rail(json: Json, words: Words): Rail {
  const view = json as View;
  const title = view.round
    ? words.say("web-miniatures-round", { round: view.round, mode: view.mode })
    : words.say("web-miniatures-deployment", { mode: view.mode });
  return { title, steps: [] };
}

/** The headings of the story: deployment, and the rounds. */
export function chapters(story: readonly Json[], words: Words): ReadonlyMap<number, readonly Heading[]> {
  const found = new Map<number, readonly Heading[]>();
  story.forEach((event, at) => {
    if (event.type === "RoundBegan")
      found.set(at, [{ level: 1, text: words.say("web-story-round", { round: event.round }), says: true }]);
    else if (at === 0) found.set(at, [{ level: 1, text: words.say("web-miniatures-setup") }]);
  });
  return found;
}

/** What a replay can jump to. */
export const moment = (event: Json): Moment | null =>
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
export function highlight(event: Json): readonly Target[] {
  return Object.entries<Json>(event).flatMap(([field, value]) => {
    if (typeof value !== "string") return [];
    if (field === "zone" && isZone(value)) return [zoneTarget(value)];
    return NAMED[field] ? [NAMED[field](value)] : [];
  });
}

/** An action that is told again by the move or the charge it was chosen for. */
export function repeated(story: readonly Json[], at: number): boolean {
  const [chosen, next] = [story[at], story[at + 1]];
  if (chosen?.type !== "ActionChosen" || next?.unit !== chosen.unit) return false;
  return (
    (next.type === "UnitMoved" && next.how === chosen.action) ||
    (next.type === "ChargeDeclared" && chosen.action === "charge")
  );
}

/** A marker is called by the objective card that lies at it. */
export function line(event: Json, json: Json, words: Words): string | null {
  if (event.type !== "MarkersChanged") return null;
  const card = (json as View | null)?.markers.find((each) => each.name === event.marker)?.card;
  if (!card) return null;
  return event.unit
    ? words.say("web-miniatures-marker-held", { card, unit: event.unit })
    : words.say("web-miniatures-marker-free", { card });
}

/** Whose line it is: the army that acts, or whose unit it is about. Two of the same house are told apart as their trays
 * are. */
export function lead(event: Json, json: Json): Lead | null {
  const view = json as View;
  const seat = event.seat ?? ownerOf(view, event.unit ?? event.ncu);
  const player = view.players.find((each) => each.seat === seat);
  if (!player) return null;
  const { faction: house } = player;
  return { house, changed: differencesOf(view).get(seat)?.changed ?? false };
}
