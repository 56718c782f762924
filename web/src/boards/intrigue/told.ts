/** Westeros Intrigue in sentences, for people who play without the board: the round, the pyramid, the players. */

import type { Words } from "../../lib/words";
import type { Passage } from "../contract";
import { handOf } from "./characters";
import type { CardView, Decision, SeatView, View } from "./types";

export function told(view: View, words: Words, decision: Decision | null): readonly Passage[] {
  const [seats, cards] = [Object.values(view.seats), Object.values(view.pyramid)];
  const own = seats.filter((each) => each.seat === words.you);
  const others = seats.filter((each) => each.seat !== words.you);
  return [
    { title: words.say("told-title-moment"), sentences: moment(view, words) },
    {
      title: words.say("label-pyramid"),
      sentences: [...pyramid(cards, words), ...openings(cards, decision, words)],
    },
    {
      title: words.say("told-title-players"),
      sentences: [...own, ...others].flatMap((each) => player(each, words)),
    },
  ];
}

function moment(view: View, words: Words): string[] {
  const { round, rounds, starter, active, cap } = view;
  const said = [words.say("told-moment", { round, rounds, starter })];
  if (active) said.push(words.say("told-turn", { seat: active }));
  said.push(words.say("told-cap", { cap }));
  said.push(words.say("told-unseen", { unseen: view.unseen }));
  return said;
}

/** The bottom row as a whole; above it, each card with the two it rests on. */
function pyramid(cards: readonly CardView[], words: Words): string[] {
  if (!cards.length) return [words.say("told-empty")];
  const sorted = [...cards].sort((one, other) => one.row - other.row || one.place - other.place);
  const bottom = sorted
    .filter(({ row }) => row === 1)
    .map(({ card, house }) => words.say("told-card", { card, house }));
  const above = sorted.filter(({ row }) => row > 1);
  return [
    words.say("told-row", { cards: bottom }),
    ...above.map(({ card, house, row, place }) =>
      words.say("told-card-on", { card, house, row, supports: supports(cards, row, place) }),
    ),
  ];
}

/** Where a card may go above the bottom row, as the question lists it. */
function openings(cards: readonly CardView[], decision: Decision | null, words: Words): string[] {
  if (decision?.type !== "PlaceCard") return [];
  return decision.openings.map(([[row, place], houses]) =>
    words.say("told-opening", {
      row,
      place,
      supports: supports(cards, row, place),
      houses: [...new Set(houses)],
    }),
  );
}

/** The two cards below a place. */
function supports(cards: readonly CardView[], row: number, place: number): string[] {
  const below = cards.filter(
    (each) => each.row === row - 1 && (each.place === place || each.place === place + 1),
  );
  return below.sort((one, other) => one.place - other.place).map((each) => each.card);
}

function player(seen: SeatView, words: Words): string[] {
  const { seat, penalty } = seen;
  const said = [
    words.say("told-player", {
      seat,
      cards: seen.cards_in_hand,
      penalty,
      throne: seen.throne_cards,
      out: seen.out,
    }),
  ];
  const hand = handOf(seen);
  if (hand?.length) said.push(words.say("told-hand", { cards: hand }));
  for (const { value, daggers } of seen.throne ?? [])
    said.push(words.say("told-throne", { seat, value, daggers }));
  if (seen.lacking.length && !hand) said.push(words.say("told-lacking", { seat, houses: seen.lacking }));
  if (typeof seen.result === "number") said.push(words.say("told-result", { seat, result: seen.result }));
  return said;
}
