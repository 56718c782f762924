/** Drafts for questions answered all at once: the initial draft, and what is still missing. */

import type { Option, Preparing } from "../boards/contract";
import { isFields, isList } from "./fields";
import type { AnyDecision } from "./kernel";
import { costs, isNothing, nothings, same } from "./nothing";
import type { Question } from "./options";
import type { Words } from "./words";

/** With what preparing begins: no amount, nothing chosen, the same for every field. */
export function blank(question: Question): unknown {
  switch (question.kind) {
    case "some":
      return [];
    case "form":
      return Object.fromEntries(question.fields.map((field) => [field.name, blank(field.question)]));
    case "prepared":
      return question.preparing.blank;
    default:
      return question.kind === "options" && question.options.length === 1
        ? question.options[0]!.answer
        : undefined;
  }
}

/** The answer a draft stands for. */
export function answerOf(question: Question, value: unknown): unknown {
  return question.kind === "prepared" ? question.preparing.answer(value) : value;
}

/** Whether everything is filled in; whether the rules allow it is for the server to say. */
export function isComplete(question: Question, value: unknown): boolean {
  if (question.kind === "form")
    return question.fields.every(({ name, question }) =>
      isComplete(question, isFields(value) ? value[name] : undefined),
    );
  if (question.kind === "some") {
    const chosen = isList(value) ? value.length : 0;
    return chosen >= question.least && chosen <= question.most;
  }
  if (question.kind === "prepared") return question.preparing.answer(value) !== undefined;
  return value !== undefined;
}

/**
 * What is prepared and can be sent; undefined while nothing is. To do nothing is not prepared: it has a button of its
 * own.
 */
export function prepared(question: Question, decision: AnyDecision, draft: unknown): unknown {
  if (question.kind === "options" || question.kind === "unlisted" || !isComplete(question, draft))
    return undefined;
  const proposed = question.kind === "prepared" && question.preparing.proposes;
  if (!proposed && same(draft, blank(question))) return undefined;
  const answer = answerOf(question, draft);
  return isNothing(decision, answer) ? undefined : answer;
}

/** What Enter sends of it: not what only was somewhere to begin. */
export function meant(question: Question, decision: AnyDecision, draft: unknown): unknown {
  const untouched =
    question.kind === "prepared" && question.preparing.toBegin && same(draft, blank(question));
  return untouched ? undefined : prepared(question, decision, draft);
}

/** The choice of a list that the space bar makes: it does nothing, and that costs nothing. */
export function spaced(question: Question, decision: AnyDecision): Option | null {
  const { idle } = decision;
  if (question.kind !== "options" || idle === undefined || costs(decision, idle)) return null;
  const found = question.options.find((option) => same(option.answer, idle));
  return found?.parts.length === 1 ? found : null;
}

/**
 * The button that does nothing, where an answer is prepared; null if there is none. `onBoard`: how the board prepares
 * it, whose words for doing nothing hold for a form as well.
 */
export function restful(
  question: Question,
  decision: AnyDecision,
  draft: unknown,
  words: Words,
  onBoard: Preparing | null = null,
): { answer: unknown; label: string } | null {
  if (question.kind === "options" || question.kind === "unlisted") return null;
  const answers = nothings(decision);
  const { nothing, nothingOf } = question.kind === "prepared" ? question.preparing : {};
  const answer = nothingOf ? nothingOf(draft, answers) : answers[0];
  if (answer === undefined) return null;
  const said = nothing ?? onBoard?.nothing;
  const label = said ? said(answer) : words.answer(decision.about, answer);
  return { answer, label: label || words.say("web-do-nothing") };
}
