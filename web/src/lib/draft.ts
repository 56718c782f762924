/** Drafts for questions answered all at once: the initial draft, and what is still missing. */

import type { Json } from "../boards/contract";
import type { Question } from "./options";

/** What is sent if nothing is changed: the least amount, nothing chosen, the same for every field. */
export function blank(question: Question): Json {
  switch (question.kind) {
    case "amount":
      return question.least;
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
