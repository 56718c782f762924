/**
 * What a decision asks, as the bar draws it. Games know more kinds of decisions than these; their boards say what the
 * options of those are; what no board knows cannot be listed here.
 */

import type { Board, Json, Option, Part, Target } from "../boards/contract";
import type { Words } from "./words";

export type Question =
  | { kind: "options"; options: readonly Option[]; steps: readonly string[] }
  | { kind: "amount"; least: number; most: number }
  | { kind: "some"; options: readonly Option[]; least: number; most: number }
  | { kind: "form"; fields: readonly Field[] }
  | { kind: "unlisted" };

export interface Field {
  name: string;
  label: string;
  question: Question;
}

/** A longer list of answers with fields is chosen in two steps. */
const FEW = 9;

/** What the decision asks. */
export function question(decision: Json, words: Words, board: Board | null): Question {
  const options = board?.options?.(decision, words);
  if (options) return { kind: "options", options, steps: board?.steps?.(decision, words) ?? [] };
  switch (decision.type) {
    case "Pick":
      return { kind: "options", options: inSteps(decision.about, decision.options, words), steps: [] };
    case "Amount":
      return { kind: "amount", least: decision.least, most: decision.most };
    case "Some": {
      const { least, most } = decision;
      const each = decision.options.map((value: Json) => single(decision.about, value, words));
      return { kind: "some", options: each, least, most };
    }
    default:
      if (decision.fields) return form(decision, words, board);
      return { kind: "unlisted" };
  }
}

function form(decision: Json, words: Words, board: Board | null): Question {
  const fields = Object.entries<Json>(decision.fields).map(([name, field]) => ({
    name,
    label: words.has(`field-${name}`) ? words.say(`field-${name}`) : words.name(name),
    question: question(field, words, board),
  }));
  return { kind: "form", fields };
}

/** One button each; many answers with fields in two steps: the first field, then the rest. */
function inSteps(about: string, answers: readonly Json[], words: Words): Option[] {
  const whole = answers.map((answer) => single(about, answer, words));
  const first = answers.length > FEW ? Object.keys(answers[0] ?? {})[0] : undefined;
  if (first === undefined || typeof answers[0] !== "object") return whole;
  const groups = new Set(answers.map((answer) => JSON.stringify(answer[first])));
  if (groups.size < 2 || groups.size === answers.length) return whole;
  return whole.map((option) => ({
    ...option,
    parts: [
      {
        target: `${first}/${JSON.stringify(option.answer[first])}`,
        label: named(option.answer[first], words),
      },
      ...option.parts,
    ],
  }));
}

function single(about: string, answer: Json, words: Words): Option {
  const label = words.answer(about, answer);
  return { answer, label, parts: [{ target: `answer/${JSON.stringify(answer)}`, label }] };
}

function named(value: Json, words: Words): string {
  return typeof value === "string" ? words.name(value) : String(value);
}

/** The options that begin with what was chosen. */
export function reachable(options: readonly Option[], chosen: readonly Target[]): Option[] {
  return options.filter((option) => chosen.every((target, n) => option.parts[n]?.target === target));
}

/** What can be chosen at a step, each thing once. */
export function partsAt(options: readonly Option[], chosen: readonly Target[]): Part[] {
  const found = new Map<Target, Part>();
  for (const option of reachable(options, chosen)) {
    const part = option.parts[chosen.length];
    if (part && !found.has(part.target)) found.set(part.target, part);
  }
  return [...found.values()];
}

/** The option that has been chosen to its last part. */
export function complete(options: readonly Option[], chosen: readonly Target[]): Option | null {
  return reachable(options, chosen).find((option) => option.parts.length === chosen.length) ?? null;
}

/** What is chosen after a touch: a step further, a step back, or anew from another beginning. */
export function touched(
  options: readonly Option[],
  chosen: readonly Target[],
  target: Target,
): readonly Target[] {
  const at = chosen.indexOf(target);
  if (at >= 0) return chosen.slice(0, at);
  for (let depth = chosen.length; depth >= 0; depth -= 1) {
    const before = chosen.slice(0, depth);
    if (partsAt(options, before).some((part) => part.target === target)) return [...before, target];
  }
  return chosen;
}
