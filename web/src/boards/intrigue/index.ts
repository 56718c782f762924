/** The board of Westeros Intrigue. */

import type { Words } from "../../lib/words";
import type { Fits, Heading, Option, Rail, Target } from "../contract";
import { cardTarget, options as placements, spotTarget } from "./decision";
import type { Contract } from "./props";
import type { Decision, Event, View } from "./types";

export { default } from "./Board.svelte";
export { default as SeatSigns } from "./SeatSigns.svelte";

export function options(decision: Decision, words: Words): readonly Option[] | null {
  return decision.type === "PlaceCard" ? placements(decision, words) : null;
}

export function highlight(event: Event): readonly Target[] {
  if (event.type === "CardPlaced") return [spotTarget([event.row, event.place]), cardTarget(event.card)];
  if (event.type === "StartCardLaid") return [cardTarget(event.card)];
  return [];
}

export function chapters(story: readonly Event[], words: Words): ReadonlyMap<number, readonly Heading[]> {
  const rounds = story.flatMap((event, at) =>
    event.type === "RoundBegan" ? [[at, event.round] as const] : [],
  );
  return new Map(
    rounds.map(([at, round]) => [at, [{ level: 1, text: words.say("web-story-round", { round }) }]]),
  );
}

export function rail(view: View, words: Words): Rail {
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

export type Checked = Fits<typeof import("."), Contract>;
