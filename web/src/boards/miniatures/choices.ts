/** Questions with a short list of answers: what is pointed at on the table, and what the bar calls it. */

import type { Words } from "../../lib/words";
import type { Option, Part } from "../contract";
import { isTargeting, targetLabel } from "./odds";
import { answerTarget, placeTarget, pointed, textOf } from "./targets";
import type { Decision, ForUnit, LineUp, Pick, Said, WhatToDeclare, WhichAction, WhichTarget } from "./types";

/** Lists; what is prepared (poses, several of a list) is in prepared.ts. */
type Listed = Pick | Said | WhichAction | WhichTarget | LineUp | WhatToDeclare | ForUnit;
const LISTS: readonly string[] = [
  "Pick",
  "Said",
  "WhichAction",
  "WhichTarget",
  "LineUp",
  "WhatToDeclare",
  "ForUnit",
] satisfies readonly Listed["type"][];

const isListed = (decision: Decision): decision is Listed => LISTS.includes(decision.type);

export function options(decision: Decision, words: Words): readonly Option[] | null {
  const listed = listOf(decision);
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
        label: words.say("web-miniatures-declare", {
          what: (typeof answer === "string" && textOf(answer)) || answer,
        }),
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
function listOf(decision: Decision): readonly unknown[] | null {
  const few = decision.type === "Amount" && decision.most - decision.least < FEW;
  if (few || decision.type === "SaidAmount") {
    const numbers = Array.from({ length: decision.most - decision.least + 1 }, (_, n) => decision.least + n);
    // Nought comes last: so the key 2 means two, not the second of them.
    return decision.least === 0 ? [...numbers.slice(1), 0] : numbers;
  }
  return isListed(decision) ? decision.options : null;
}

function labelOf(decision: Decision, answer: unknown, words: Words): string {
  if (decision.type === "LineUp") return lineUp(decision, answer, words);
  if (isTargeting(decision) && typeof answer === "string") return targetLabel(decision, answer, words);
  if (decision.about === "choose-effect" && typeof answer === "number")
    return words.say("web-miniatures-effect", { number: answer + 1 });
  if (typeof answer === "boolean") return words.say(answer ? "web-miniatures-yes" : "web-miniatures-no");
  if (answer === null) return words.say("web-miniatures-decline");
  if (typeof answer === "string" && words.has(`web-miniatures-word-${answer}`))
    return words.say(`web-miniatures-word-${answer}`);
  return words.answer(decision.about, answer);
}

/** Flush against the enemy: all of the edge, or half of it to a side. */
function lineUp({ options }: LineUp, answer: unknown, words: Words): string {
  const place = options.find((each) => each === answer) ?? null;
  if (place === null) return words.say("web-miniatures-as-it-stands");
  const side = place.slide === 0 ? "whole" : place.slide < 0 ? "left" : "right";
  const where = words.say(`web-miniatures-line-${side}`);
  const arc = words.say(`web-miniatures-arc-${place.arc}`);
  return place.enemy ? `${words.name(place.enemy)}: ${where} (${arc})` : `${where} (${arc})`;
}

/** What people call the thing that a target is. */
export function thing(target: string, words: Words): string {
  return words.name(target.slice(target.indexOf("/") + 1));
}
