/** Answers that do nothing: the rules say which they are, and whether that costs something. */

import type { AnyDecision } from "./kernel";

/** The same value, whatever the order of its fields; a field that is null may be left out. */
export function same(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each) =>
    each && typeof each === "object" && !Array.isArray(each)
      ? Object.fromEntries(
          Object.entries(each)
            .filter(([, one]) => one !== null)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : each,
  );
}

/** Every answer to a decision that does nothing. */
export function nothings(decision: AnyDecision): readonly unknown[] {
  const { idle, forgoing = [] } = decision;
  return idle === undefined || forgoing.some((each) => same(each, idle)) ? forgoing : [...forgoing, idle];
}

export function isNothing(decision: AnyDecision, answer: unknown): boolean {
  return nothings(decision).some((each) => same(each, answer));
}

/** Whether it costs a turn, an order or a round: then it is asked for twice, and no key does it. */
export function costs(decision: AnyDecision, answer: unknown): boolean {
  return (decision.forgoing ?? []).some((each) => same(each, answer));
}
