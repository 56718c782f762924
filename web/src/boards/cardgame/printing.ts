/** What is printed on a card, in sentences, for people who play without the board. */

import type { Words } from "../../lib/words";
import { CARDS } from "./facts";
import type { Code } from "./types";

/** A card in the hand: its kind, what it costs now, what it counts for, and its text. */
export function cardSaid(code: Code, count: number, price: number | undefined, words: Words): string {
  const facts = CARDS[code];
  const name = count > 1 ? words.say("list-several", { count, name: code }) : words.name(code);
  if (!facts) return `${name}.`;
  const parts = [words.say(`label-type-${facts.type}`)];
  if (facts.faction !== "neutral") parts.push(words.name(facts.faction));
  if (facts.unique) parts.push(words.say("label-unique"));
  const cost = price ?? facts.cost;
  if (cost !== null) parts.push(words.say("told-cost", { gold: cost === "x" ? "X" : cost }));
  if (typeof facts.strength === "number")
    parts.push(words.say("web-cardgame-card-strength", { strength: facts.strength }));
  if (facts.icons.length) parts.push(words.listed(facts.icons));
  return [`${name}: ${parts.join(", ")}.`, ...textOf(code, words)].join(" ");
}

/** A plot: its four numbers, and its text. */
export function plotSaid(code: Code, words: Words): string {
  const facts = CARDS[code];
  if (!facts) return `${words.name(code)}.`;
  const { gold, initiative, claim, reserve } = facts;
  const numbers = words.say("told-plot-numbers", { plot: code, gold, initiative, claim, reserve });
  return [numbers, ...textOf(code, words)].join(" ");
}

/** What is written on a card, line by line. */
function textOf(code: Code, words: Words): readonly string[] {
  return words.has(`text-${code}`) ? words.say(`text-${code}`).split("\n") : [];
}
