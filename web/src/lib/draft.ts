/** Drafts for questions answered all at once: the initial draft, and what is still missing. */

import type { Json, Option, Preparing } from "../boards/contract";
import { costs, isNothing, nothings, same } from "./nothing";
import type { Question } from "./options";
import type { Words } from "./words";

/** With what preparing begins: no amount, nothing chosen, the same for every field. */
export function blank(question: Question): Json {
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
export function answerOf(question: Question, value: Json): Json | undefined {
  return question.kind === "prepared" ? question.preparing.answer(value) : value;
}

/** Whether everything is filled in; whether the rules allow it is for the server to say. */
export function isComplete(question: Question, value: Json): boolean {
  if (question.kind === "form")
    return question.fields.every((field) => isComplete(field.question, value?.[field.name]));
  if (question.kind === "some")
    return (value ?? []).length >= question.least && value.length <= question.most;
  if (question.kind === "prepared") return question.preparing.answer(value) !== undefined;
  return value !== undefined;
}

/** What is prepared and can be sent; undefined while nothing is. To do nothing is not prepared: it has a button of its own. */
export function prepared(question: Question, decision: Json, draft: Json): Json | undefined {
  if (question.kind === "options" || question.kind === "unlisted" || !isComplete(question, draft))
    return undefined;
  const proposed = question.kind === "prepared" && question.preparing.proposes;
  if (!proposed && same(draft, blank(question))) return undefined;
  const answer = answerOf(question, draft);
  return isNothing(decision, answer) ? undefined : answer;
}

/** What Enter sends of it: not what only was somewhere to begin. */
export function meant(question: Question, decision: Json, draft: Json): Json | undefined {
  const untouched =
    question.kind === "prepared" && question.preparing.toBegin && same(draft, blank(question));
  return untouched ? undefined : prepared(question, decision, draft);
}

/** The choice of a list that the space bar makes: it does nothing, and that costs nothing. */
export function spaced(question: Question, decision: Json): Option | null {
  const { idle } = decision;
  if (question.kind !== "options" || idle === undefined || costs(decision, idle)) return null;
  const found = question.options.find((option) => same(option.answer, idle));
  return found?.parts.length === 1 ? found : null;
}

/** The button that does nothing, where an answer is prepared; null if there is none. `onBoard`: how the board prepares it,
 * whose words for doing nothing hold for a form as well. */
export function restful(
  question: Question,
  decision: Json,
  draft: Json,
  words: Words,
  onBoard: Preparing | null = null,
): { answer: Json; label: string } | null {
  if (question.kind === "options" || question.kind === "unlisted") return null;
  const answers = nothings(decision);
  const { nothing, nothingOf } = question.kind === "prepared" ? question.preparing : {};
  const answer = nothingOf ? nothingOf(draft, answers) : answers[0];
  if (answer === undefined) return null;
  const said = nothing ?? onBoard?.nothing;
  const label = said ? said(answer) : words.answer(decision.about, answer);
  return { answer, label: label || words.say("web-do-nothing") };
}
