/** Placing a card: a card and a spot, in either order. */

import type { Words } from "../../lib/words";
import type { Option, Part, Target } from "../contract";
import { byHouse, houseOf } from "./characters";
import type { Card, PlaceCard, Placement, Spot } from "./types";

export function cardTarget(card: Card): Target {
  return `card/${card}`;
}

export function spotTarget([row, place]: Spot): Target {
  return `spot/${row}/${place}`;
}

/** The spot a target refers to, if it does. */
export function spotOf(target: Target): Spot | null {
  const [kind, row, place] = target.split("/");
  return kind === "spot" ? [Number(row), Number(place)] : null;
}

/** Where a card may be placed, as the decision lists it: both ends of row 1, then every opening for its house. */
export function spots(decision: PlaceCard, card: Card): Spot[] {
  const house = houseOf(card);
  const open = decision.openings.filter(([, supports]) => supports.includes(house)).map(([spot]) => spot);
  return [...decision.ends, ...open];
}

/** Every placement twice: card first and then spot, and the other way round for people who point at a spot first. */
export function options(decision: PlaceCard, words: Words): Option[] {
  const [which, whereTo] = [words.say("label-choose-card"), words.say("label-choose-place")];
  const cards = byHouse(decision.hand)
    .flat()
    .flatMap((card) =>
      spots(decision, card).map((spot) => {
        const [row, place] = spot;
        const answer: Placement = { card, row, place };
        const onto: Part = {
          target: spotTarget(spot),
          label: spotLabel(decision, spot, words),
          ask: whereTo,
        };
        const take: Part = {
          target: cardTarget(card),
          label: words.name(card),
          emblem: houseOf(card),
          ask: which,
        };
        return { answer, label: words.answer("place-card", answer), parts: [take, onto] };
      }),
    );
  const spotFirst = cards.map((option) => {
    const [take, onto] = option.parts as [Part, Part];
    return { ...option, parts: [{ ...onto, aside: true }, take] };
  });
  return [...cards, ...spotFirst];
}

/** A spot in words. Above row 1 it is described by its supports and its number among the row's open places. */
export function spotLabel(decision: PlaceCard, spot: Spot, words: Words): string {
  const [row, place] = spot;
  const open = decision.openings.filter(([[other]]) => other === row).sort(([[, a]], [[, b]]) => a - b);
  const supports = open.find(([[, other]]) => other === place)?.[1] ?? [];
  const number = open.findIndex(([[, other]]) => other === place) + 1;
  return words.say("label-spot", { row, place, number, count: open.length, houses: [...new Set(supports)] });
}
