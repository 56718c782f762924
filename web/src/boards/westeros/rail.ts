/** Where in the sequence of the rulebook the game is. */

import type { Words } from "../../lib/words";
import type { Rail } from "../contract";
import type { View } from "./types";

/** The steps of a phase; several of the engine's steps may be one of them. */
const PHASES: Readonly<Record<string, readonly (readonly [step: string, ...also: string[]])[]>> = {
  westeros: [
    ["reveal", "advance-round", "reveal-cards", "advance-wildlings"],
    ["resolve", "count-supply", "reconcile", "muster", "bid"],
    ["wildlings", "wildling-attack", "second-attack", "wildling-effect", "end-attack"],
  ],
  planning: [
    ["orders", "assign-orders", "assign-orders-of", "reveal-orders"],
    ["raven", "use-raven"],
  ],
  action: [["raids"], ["marches"], ["power", "consolidate-power", "rally"], ["clean-up"]],
};

const ORDER = ["westeros", "planning", "action"];

export function rail(view: View, words: Words): Rail {
  const say = (what: string) => words.say(`web-westeros-rail-${what}`);
  const steps = ORDER.flatMap((phase) => {
    if (phase !== view.phase) return [{ label: say(phase), now: false }];
    return (PHASES[phase] ?? []).map((names) => ({ label: say(names[0]), now: names.includes(view.step) }));
  });
  if (view.phase === "over") steps.push({ label: say("over"), now: true });
  return { title: words.say("web-westeros-round", { round: view.round, rounds: view.rounds }), steps };
}
