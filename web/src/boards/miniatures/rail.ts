/** Where in the game we are; the headings of the story; what its lines are about. */

import type { Words } from "../../lib/words";
import type { Heading, Json, Rail, Target } from "../contract";
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

/** Lines begin with no sigil: units of both sides are named in them. */
export function lead(): string | null {
  return null;
}
