/** The options of every board game question that is answered by pointing at things, one after another. */

import { isFields } from "../../lib/fields";
import type { Words } from "../../lib/words";
import type { Option, Part } from "../contract";
import { type Edition, TRACKS } from "./edition";
import { areaName, houseName } from "./naming";
import type { LoseUnits } from "./questions";
import { answerTarget, areaTarget, cardTarget, houseTarget, tokenTarget, trackTarget } from "./targets";
import type { Decision, GiveSupport, Pick, ResolveRaid, UseRaven } from "./types";

export function options(edition: Edition, decision: Decision, words: Words): readonly Option[] | null {
  switch (decision.type) {
    case "Pick":
      return picks(edition, decision, words);
    case "PlayCard":
      return decision.hand.map((card) => single(card, cardPart(card, words)));
    case "ResolveRaid":
      return raids(decision, words);
    case "UseRaven":
      return flights(decision, words);
    default:
      return short(edition, decision, words);
  }
}

/** A prepared question so small that one touch answers it. */
function short(edition: Edition, decision: Decision, words: Words): readonly Option[] | null {
  if (decision.type === "GiveSupport") return oneSupport(decision, words);
  if (decision.type === "LoseCount" || decision.type === "LoseInOneArea")
    return oneLoss(edition, decision, words);
  return null;
}

// ---------------------------------------------------------------------------------------------------------- pointing

function single(answer: unknown, ...parts: readonly Part[]): Option {
  return { answer, label: parts.map((part) => part.label).join(" · "), parts };
}

function areaPart(area: string, words: Words, ask?: string): Part {
  return { target: areaTarget(area), label: areaName(words, area), ask };
}

function cardPart(card: string, words: Words): Part {
  return { target: cardTarget(card), label: words.name(card) };
}

function housePart(house: string, words: Words): Part {
  return { target: houseTarget(house), label: houseName(words, house), emblem: house };
}

/** A choice that is a word: rest, keep, nobody. */
function wordPart(about: string, answer: unknown, words: Words): Part {
  const label =
    answer === null && !words.has(`answer-${about}`)
      ? words.say("web-westeros-none")
      : words.answer(about, answer) || words.say("web-westeros-none");
  return { target: answerTarget(answer), label };
}

/** What an option of a list points at. */
function picks(edition: Edition, { about, options: list }: Pick, words: Words): readonly Option[] {
  if (list.length && list.every(isConsolidation)) return consolidations(list, words);
  return list.map((each) => {
    if (typeof each !== "string") return single(each, wordPart(about, each, words));
    if (each in edition.map.areas) return single(each, areaPart(each, words));
    if (each in edition.cards) return single(each, cardPart(each, words));
    if ((TRACKS as readonly string[]).includes(each))
      return single(each, { target: trackTarget(each), label: words.name(each) });
    if (HOUSES.has(each)) return single(each, housePart(each, words));
    return single(each, wordPart(about, each, words));
  });
}

const HOUSES: ReadonlySet<string> = new Set([
  "baratheon",
  "greyjoy",
  "lannister",
  "martell",
  "stark",
  "tyrell",
  "targaryen",
]);

interface Consolidation {
  area: string;
  muster: boolean;
}

function isConsolidation(option: unknown): option is Consolidation {
  return isFields(option) && typeof option.area === "string" && typeof option.muster === "boolean";
}

/** Which order is resolved; with a star, whether for power or to muster. */
function consolidations(list: readonly Consolidation[], words: Words): Option[] {
  return list.map((each) => {
    const area = areaPart(each.area, words, words.say("web-westeros-ask-which-order"));
    if (list.filter((other) => other.area === each.area).length < 2) return single(each, area);
    const label = words.say(each.muster ? "web-westeros-muster-instead" : "web-westeros-take-power");
    return single(each, area, { target: answerTarget(each.muster), label });
  });
}

/** A raid order, if there are several; then what it removes, one after another. */
function raids({ raids: all }: ResolveRaid, words: Words): Option[] {
  const several = Object.keys(all).length > 1;
  const which = words.say("web-westeros-ask-which-order");
  const whom = words.say("web-westeros-ask-raid");
  return Object.entries(all).flatMap(([area, { most, targets }]) => {
    const from = several ? [areaPart(area, words, which)] : [];
    const done = (label: string): Part => ({
      target: answerTarget("done"),
      label: words.say(label),
      ask: whom,
    });
    const found = [single({ area, targets: [] }, ...from, done("web-westeros-forgo-raid"))];
    for (const targets_ of rows(targets, most)) {
      const parts = [...from, ...targets_.map((target) => areaPart(target, words, whom))];
      const full = targets_.length === most || targets_.length === targets.length;
      found.push(
        single({ area, targets: targets_ }, ...parts, ...(full ? [] : [done("web-westeros-enough")])),
      );
    }
    return found;
  });
}

/** Every sequence of up to this many different things, in every order. */
function rows<T>(things: readonly T[], most: number): T[][] {
  if (most < 1) return [];
  return things.flatMap((thing) => [
    [thing],
    ...rows(
      things.filter((other) => other !== thing),
      most - 1,
    ).map((rest) => [thing, ...rest]),
  ]);
}

function flights(decision: UseRaven, words: Words): Option[] {
  const say = (what: string) => ({
    target: answerTarget(what),
    label: words.say(`web-westeros-raven-${what}`),
  });
  const found = [single({ does: "rest" }, say("rest"))];
  if (decision.looks) found.push(single({ does: "look" }, say("look")));
  const which = words.say("web-westeros-ask-which-order");
  for (const [area, tokens] of Object.entries(decision.swaps)) {
    for (const token of tokens) {
      if (token === decision.orders[area]) continue; // it would change nothing
      const ask = words.say("web-westeros-ask-new-order");
      const onto: Part = { target: tokenTarget(token), label: words.name(token), ask };
      found.push(single({ does: "swap", area, token }, areaPart(area, words, which), onto));
    }
  }
  return found;
}

function oneSupport(decision: GiveSupport, words: Words): Option[] | null {
  const [field, ...others] = Object.entries(decision.fields);
  if (!field || others.length) return null;
  const [area, { options: sides }] = field;
  return sides.map((side) =>
    single(
      { [area]: side },
      side === "nobody"
        ? { target: answerTarget(side), label: words.say("web-westeros-nobody") }
        : housePart(side, words),
    ),
  );
}

/** A single unit: its kind, and where it is if there is a choice. */
function oneLoss(edition: Edition, decision: LoseUnits, words: Words): Option[] | null {
  if (!("count" in decision) || decision.count !== 1) return null;
  const areas = Object.entries(decision.units);
  return areas.flatMap(([area, units]) =>
    [...new Set(units)]
      .sort((a, b) => Object.keys(edition.units).indexOf(a) - Object.keys(edition.units).indexOf(b))
      .map((kind) => {
        const unit: Part = { target: `unit/${kind}`, label: words.name(kind) };
        return single({ [area]: [kind] }, ...(areas.length > 1 ? [areaPart(area, words)] : []), unit);
      }),
  );
}
