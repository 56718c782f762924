/**
 * What a decision asks, as the bar draws it. Games have more kinds of decisions than these; their boards provide the
 * options for those. For kinds that no board knows, the server lists the answers.
 */

import type { Board, Option, Part, Preparing, Target } from "../boards/contract";
import { type AnyForm, isCommon, isForm } from "./decisions";
import { fieldsOf } from "./fields";
import type { AnyDecision, Decision, Some } from "./kernel";
import type { Answers } from "./messages";
import { isNothing } from "./nothing";
import type { Words } from "./words";

export type Question =
  | { kind: "options"; options: readonly Option[]; search?: boolean; more?: boolean }
  | { kind: "amount"; least: number; most: number }
  | { kind: "some"; options: readonly Option[]; least: number; most: number }
  | { kind: "form"; fields: readonly Field[] }
  | { kind: "prepared"; preparing: Preparing }
  | { kind: "unlisted" };

export interface Field {
  name: string;
  label: string;
  question: Question;
}

/** A longer list of answers with fields is chosen in two steps. */
const FEW = 9;

/** A longer list can be searched. */
const SEEN_AT_ONCE = 12;

/** What the decision asks; for a kind only its game knows, with the answers the server has listed. */
export function question(
  decision: AnyDecision,
  plain: Words,
  board: Board | null,
  listed: Answers | null = null,
): Question {
  const words = plain.among(decision);
  const options = board?.options?.(decision, words);
  if (options) return { kind: "options", options };
  const preparing = board?.preparing?.(decision, words);
  if (preparing) return { kind: "prepared", preparing };
  if (isCommon(decision)) return common(decision, words, board);
  if (isForm(decision)) return form(decision, words, board);
  if (!listed?.choices.length) return { kind: "unlisted" };
  return list(called(decision, listed, words), words, listed.more);
}

/** A question of a kind that every game may ask. */
function common(decision: Decision, words: Words, board: Board | null): Question {
  switch (decision.type) {
    case "Pick":
      return list(
        decision.options.map((value) => single(decision.about, value, words)),
        words,
      );
    case "Amount":
      return { kind: "amount", least: decision.least, most: decision.most };
    case "Some": {
      const { least, most } = decision;
      return { kind: "some", options: ticked(decision, words), least, most };
    }
    case "Form":
      return form(decision, words, board);
  }
}

/** The answers the server has listed, in words. */
export function called(decision: AnyDecision, listed: Answers, words: Words): Option[] {
  return listed.choices.map(({ answer, label }) => single(decision.about, answer, words, label));
}

/** A list in which doing nothing is called what the board calls it. */
export function asOnBoard(asked: Question, decision: AnyDecision, onBoard: Preparing | null): Question {
  const nothing = onBoard?.nothing;
  if (asked.kind !== "options" || !nothing) return asked;
  const options = asked.options.map((option) => {
    if (!isNothing(decision, option.answer)) return option;
    const label = nothing(option.answer);
    return { ...option, label, parts: option.parts.with(-1, { ...option.parts.at(-1)!, label }) };
  });
  return { ...asked, options };
}

function form(decision: AnyForm, words: Words, board: Board | null): Question {
  const fields = Object.entries(decision.fields).map(([name, field]) => ({
    name,
    label: words.has(`field-${name}`) ? words.say(`field-${name}`) : words.name(name),
    question: question(field, words, board),
  }));
  return { kind: "form", fields };
}

function list(whole: readonly Option[], words: Words, more = false): Question {
  return { kind: "options", options: inSteps(whole, words), search: whole.length > SEEN_AT_ONCE, more };
}

/** One button each; many answers with fields in two steps: the first field, then the rest. */
function inSteps(whole: readonly Option[], words: Words): readonly Option[] {
  const example = whole.find(
    (option) => firstOf(option.answer) !== undefined && !partOf(option.answer, "type"),
  )?.answer;
  const first = whole.length > FEW ? Object.keys(example ?? {})[0] : undefined;
  // Only a name says something on its own: of places on a table each is told whole.
  if (first === undefined || typeof partOf(example, first) !== "string") return whole;
  const groups = new Set(whole.map((option) => JSON.stringify(partOf(option.answer, first))));
  if (groups.size < 2 || groups.size === whole.length) return whole;
  return whole.map((option) => {
    const begins = partOf(option.answer, first);
    if (typeof begins !== "string") return option; // to do nothing has no first field
    const step = { target: `${first}/${JSON.stringify(begins)}`, label: words.name(begins) };
    return { ...option, parts: [step, ...option.parts] };
  });
}

/** Each of several by itself, as it is called where it is only a place in something. */
function ticked(decision: Some, words: Words): Option[] {
  return decision.options.map((answer, n) =>
    single(decision.about, answer, words, words.answer(decision.about, [decision.called?.[n] ?? answer])),
  );
}

/** What an answer begins with, if it consists of something. */
function firstOf(answer: unknown): unknown {
  return typeof answer === "object" && answer !== null ? Object.values(answer)[0] : undefined;
}

/** What an answer says for a field, if it consists of fields. */
function partOf(answer: unknown, field: string): unknown {
  return typeof answer === "object" && answer !== null ? fieldsOf(answer)[field] : undefined;
}

function single(about: string, answer: unknown, words: Words, called: string | null = null): Option {
  const label = called ?? words.answer(about, answer);
  return { answer, label, parts: [{ target: `answer/${JSON.stringify(answer)}`, label }] };
}

/** The options whose names contain all these words, ignoring case and accents. */
export function searched(options: readonly Option[], find: string): readonly Option[] {
  const wanted = plain(find).split(/\s+/).filter(Boolean);
  return options.filter((option) => wanted.every((word) => plain(option.label).includes(word)));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
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

/** The option whose last part has been chosen. */
export function complete(options: readonly Option[], chosen: readonly Target[]): Option | null {
  return reachable(options, chosen).find((option) => option.parts.length === chosen.length) ?? null;
}

/** What is chosen after a touch: a step further, a step back, or a fresh start from another beginning. */
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
