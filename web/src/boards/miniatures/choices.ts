/** Questions with a short list of answers: what is pointed at on the table, and what the bar calls it. */

import type { Words } from "../../lib/words";
import type { Json, Option, Part } from "../contract";
import { isTargeting, targetLabel } from "./odds";
import { answerTarget, placeTarget, pointed, textOf } from "./targets";

/** Lists; what is prepared (poses, several of a list) is in prepared.ts. */
const LISTS = ["Pick", "Said", "WhichAction", "WhichTarget", "LineUp", "WhatToDeclare", "ForUnit"];

export function options(decision: Json, words: Words): readonly Option[] | null {
  const listed: readonly Json[] | null = listOf(decision);
  if (listed === null) return null;
  const targets = listed.map((answer, at) =>
    decision.type === "LineUp" && answer !== null ? placeTarget(at) : pointed(answer, decision.about),
  );
  return listed.map((answer, at) => {
    const label = labelOf(decision, answer, words);
    const target = targets[at] ?? null;
    const last: Part = { target: answerTarget(answer), label };
    if (target === null) return { answer, label, parts: [last] };
    // Several things to do with one unit or card: first touch it, then choose.
    const alone = targets.filter((each) => each === target).length === 1;
    // A unit or card that is only looked at must not be played: it is taken up first, and read.
    if (alone && decision.type === "WhatToDeclare") {
      const use: Part = {
        target: answerTarget(answer),
        label: words.say("web-miniatures-declare", { what: textOf(answer) || answer }),
      };
      return { answer, label, parts: [{ target, label }, use] };
    }
    return {
      answer,
      label,
      parts: alone ? [{ target, label }] : [{ target, label: thing(target, words) }, last],
    };
  });
}

/** A choice among so many numbers is made with one touch. */
const FEW = 10;

/** All that can be answered; numbers one by one, where few can be chosen. */
function listOf(decision: Json): readonly Json[] | null {
  const few = decision?.type === "Amount" && decision.most - decision.least < FEW;
  if (few || decision?.type === "SaidAmount") {
    const numbers = Array.from({ length: decision.most - decision.least + 1 }, (_, n) => decision.least + n);
    // Nought comes last: so the key 2 means two, not the second of them.
    return decision.least === 0 ? [...numbers.slice(1), 0] : numbers;
  }
  return LISTS.includes(decision?.type) ? decision.options : null;
}

function labelOf(decision: Json, answer: Json, words: Words): string {
  if (decision.type === "LineUp") return lineUp(answer, words);
  if (isTargeting(decision)) return targetLabel(decision, answer, words);
  if (decision.about === "choose-effect") return words.say("web-miniatures-effect", { number: answer + 1 });
  if (typeof answer === "boolean") return words.say(answer ? "web-miniatures-yes" : "web-miniatures-no");
  if (answer === null) return words.say("web-miniatures-decline");
  if (typeof answer === "string" && words.has(`web-miniatures-word-${answer}`))
    return words.say(`web-miniatures-word-${answer}`);
  return words.answer(decision.about, answer);
}

/** Flush against the enemy: all of the edge, or half of it to a side. */
function lineUp(answer: Json, words: Words): string {
  if (answer === null) return words.say("web-miniatures-as-it-stands");
  const side = answer.slide === 0 ? "whole" : answer.slide < 0 ? "left" : "right";
  const where = words.say(`web-miniatures-line-${side}`);
  const arc = words.say(`web-miniatures-arc-${answer.arc}`);
  return answer.enemy ? `${words.name(answer.enemy)}: ${where} (${arc})` : `${where} (${arc})`;
}

/** What people call the thing that a target is. */
export function thing(target: string, words: Words): string {
  return words.name(target.slice(target.indexOf("/") + 1));
}
