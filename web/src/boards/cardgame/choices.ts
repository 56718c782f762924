/** The options of every question of the card game that is answered by pointing at one thing, or by a word. */

import type { Words } from "../../lib/words";
import type { Option, Part } from "../contract";
import { answerTarget, pointed } from "./targets";
import type { Decision } from "./types";

export function options(decision: Decision, words: Words): readonly Option[] | null {
  if (decision.type === "ChooseEffect") {
    const does = (n: number) => words.say(`web-cardgame-effect-${decision.effects[n]}`);
    return decision.options.map((answer, n) => {
      const part: Part = { target: answerTarget(answer), label: does(n) };
      return { answer, label: part.label, parts: [part] };
    });
  }
  if (decision.type === "Pick" || decision.type === "ChooseBearer")
    return listed(decision, decision.options, words);
  if ((decision.type === "ChooseCards" || decision.type === "ChooseTargets") && decision.most <= 1)
    return listed(decision, one(decision.options, decision.least, decision.most), words);
  return null;
}

/** One of several, or none: as the answers of a question that could have had more. */
function one(options: readonly unknown[], least: number, most: number): readonly (readonly unknown[])[] {
  const each = most ? [...new Map(options.map((one) => [JSON.stringify(one), [one]])).values()] : [];
  return least ? each : [[], ...each];
}

/**
 * Each answer by what it points at; where several point at the same card, it is chosen first, and then what it does.
 */
function listed({ about, of }: Decision, answers: readonly unknown[], words: Words): Option[] {
  const called = answers.map((answer) => {
    const label = words.answer(about, answer);
    const thing = Array.isArray(answer) ? (answer[0] ?? null) : answer;
    return { answer, label, target: pointed(thing, of) ?? answerTarget(answer) };
  });
  const shared = (target: string) => called.filter((each) => each.target === target).length > 1;
  return called.map(({ answer, label, target }) => {
    const whole: Part = { target, label };
    if (!shared(target)) return { answer, label, parts: [whole] };
    return {
      answer,
      label,
      parts: [
        { target, label: thing(target, words) },
        { target: answerTarget(answer), label },
      ],
    };
  });
}

/** What people call the thing that a target is. */
export function thing(target: string, words: Words): string {
  return words.name(target.slice(target.indexOf("/") + 1));
}
