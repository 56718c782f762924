/** Where in the sequence of the rulebook the game is. */

import type { Words } from "../../lib/words";
import type { Heading, Moment, Rail, Target } from "../contract";
import { targetsOf } from "./targets";
import type { Event, View } from "./types";

export const PHASES = [
  "plot",
  "draw",
  "marshaling",
  "challenges",
  "dominance",
  "standing",
  "taxation",
] as const;

export function rail(view: View, words: Words): Rail {
  const title = view.round
    ? words.say("web-cardgame-round", { round: view.round })
    : words.say("web-cardgame-setup");
  const now = (phase: string) => view.round > 0 && !view.winner && view.phase === phase;
  return { title, steps: PHASES.map((phase) => ({ label: words.say(`phase-${phase}`), now: now(phase) })) };
}

/** The headings of the story: rounds, and the phases in them. */
export function chapters(story: readonly Event[], words: Words): ReadonlyMap<number, readonly Heading[]> {
  const found = new Map<number, readonly Heading[]>();
  story.forEach((event, at) => {
    if (event.type === "RoundBegan")
      found.set(at, [{ level: 1, text: words.say("web-story-round", { round: event.round }), says: true }]);
    if (event.type === "PhaseBegan")
      found.set(at, [{ level: 2, text: words.say(`phase-${event.phase}`), says: true }]);
    if (at === 0 && event.type !== "RoundBegan")
      found.set(at, [{ level: 1, text: words.say("web-cardgame-setup") }]);
  });
  return found;
}

/** What a replay can jump to. */
export const moment = (event: Event): Moment | null => (event.type === "ChallengeBegan" ? "challenge" : null);

/** Chances to act that come and go. */
export const quiet = ["active", "step", "windows"];

/** Which things on the table an event names. */
export const highlight = (event: Event): readonly Target[] => targetsOf(event);
