/** The board of Westeros Intrigue. */

import type { Words } from "../../lib/words";
import type { Heading, Json, Option, Rail, Target } from "../contract";
import { cardTarget, options as placements, spotTarget } from "./decision";
import type { Event, View } from "./types";

export { default } from "./Board.svelte";
export { default as SeatSigns } from "./SeatSigns.svelte";

export function options(decision: Json, words: Words): readonly Option[] | null {
  return decision.about === "place-card" ? placements(decision, words) : null;
}

export function highlight(json: Json): readonly Target[] {
  const event = json as Event;
  if (event.type === "CardPlaced") return [spotTarget([event.row, event.place]), cardTarget(event.card)];
  if (event.type === "StartCardLaid") return [cardTarget(event.card)];
  return [];
}

export function chapters(story: readonly Json[], words: Words): ReadonlyMap<number, readonly Heading[]> {
  const rounds = (story as readonly Event[]).flatMap((event, at) =>
    event.type === "RoundBegan" ? [[at, event.round] as const] : [],
  );
  return new Map(
    rounds.map(([at, round]) => [at, [{ level: 1, text: words.say("web-story-round", { round }) }]]),
  );
}

export function rail(json: Json, words: Words): Rail {
  const view = json as View;
  const over = Object.values(view.seats).some((each) => typeof each.result === "number");
  return {
    title: words.say("label-round", { round: view.round, rounds: view.rounds }),
    steps: [
      { label: words.say("phase-place"), now: !over },
      { label: words.say("phase-round-end"), now: false },
      { label: words.say("phase-score"), now: over },
    ],
  };
}
