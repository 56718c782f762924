/** The odds of attacks, as the server works them out: of those that could be made, which is told of a target. */

import type { Words } from "../../lib/words";
import { nameOf } from "./describing";
import type { Chance, Decision, Forecast, View, WhichTarget } from "./types";

export const percent = (chance: number): number => Math.round(chance * 100);

export const meanOf = (forecast: Forecast): number =>
  forecast.wounds.reduce((sum, chance, wounds) => sum + chance * wounds, 0);

export const isTargeting = (decision: Decision | null): decision is WhichTarget =>
  decision?.type === "WhichTarget";

/** The attack on that unit that hurts most; null, if it is no unit. */
export function bestOf(asked: WhichTarget, unit: string): Chance | null {
  const found = asked.chances.filter((each) => each.unit === unit);
  return found.length
    ? found.reduce((one, other) => (meanOf(other.attack) > meanOf(one.attack) ? other : one))
    : null;
}

/** A target with its odds in words, as everywhere. */
export function targetLabel(asked: WhichTarget, unit: string, words: Words): string {
  const best = bestOf(asked, unit);
  return words.say(`answer-${asked.about}`, {
    answer: unit,
    odds: best !== null,
    arrives: percent(best?.chance ?? 1),
    mean: best ? Math.round(meanOf(best.attack) * 10) / 10 : 0,
    destroys: best ? percent(best.attack.wounds.at(-1) ?? 0) : 0,
  });
}

/** An attack that could be made: on whom, where, and of a charge whether it arrives. */
export function chanceSaid(view: View, chance: Chance, words: Words): string {
  return words.say(`web-miniatures-chance-${chance.how}`, {
    unit: nameOf(view, chance.unit, words),
    weapon: chance.weapon,
    arc: words.say(`web-miniatures-arc-${chance.arc}`),
    least: 7 - (chance.arrives ?? 0),
    percent: percent(chance.chance ?? 0),
  });
}

/** Its odds in one sentence. */
export function oddsSaid(forecast: Forecast, words: Words): string {
  return words.say("web-miniatures-odds", {
    mean: Math.round(meanOf(forecast) * 10) / 10,
    panic: percent(forecast.panic_fails),
    destroys: percent(forecast.wounds.at(-1) ?? 0),
  });
}
