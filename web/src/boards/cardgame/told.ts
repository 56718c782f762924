/** The card game in sentences, for people who play without the board: the moment, the challenge, each player. */

import type { Words } from "../../lib/words";
import type { Passage } from "../contract";
import { rows, said } from "./describing";
import { cardSaid, plotSaid } from "./printing";
import type { CardId, ChallengeView, Seat, View } from "./types";

export function told(view: View, words: Words): readonly Passage[] {
  const seats = Object.keys(view.players);
  const own = seats.filter((seat) => seat === words.you);
  const others = seats.filter((seat) => seat !== words.you);
  return [
    { title: words.say("told-title-moment"), sentences: moment(view, words) },
    ...(view.challenge ? [challenge(view, view.challenge, words)] : []),
    ...own.map((seat) => player(view, seat, words)),
    ...held(view, words),
    ...others.map((seat) => player(view, seat, words)),
  ];
}

/** What only its own player sees: the cards in hand and the plots, each with what is printed on it. */
function held(view: View, words: Words): Passage[] {
  const hand = [...new Set(view.hand)].map((code) => {
    const count = view.hand.filter((each) => each === code).length;
    return cardSaid(code, count, view.prices[code], words);
  });
  const plots = view.plots.map((code) => plotSaid(code, words));
  return [
    { title: words.say("told-title-hand"), sentences: hand },
    { title: words.say("told-title-plots"), sentences: plots },
  ].filter((passage) => passage.sentences.length);
}

/** The time, whose turn it is, and the windows that are open. */
function moment(view: View, words: Words): string[] {
  const { round, first, active } = view;
  const sentences = round
    ? [words.say("told-moment", { round, phase: words.say(`phase-${view.phase}`) })]
    : [words.say("told-setup")];
  sentences.push(words.say("event-first-player-chosen", { seat: first }));
  if (active && !view.winner) sentences.push(words.say("told-active", { seat: active }));
  for (const { timing, where, happenings, cards } of view.windows) {
    const what = happenings.map((each) => words.say(`label-happening-${each}`));
    const named = cards.filter((each) => each in view.cards || words.has(`name-${each}`));
    if (timing === "actions")
      sentences.push(words.say("told-actions", { where: words.say(`label-where-${where}`) }));
    else
      sentences.push(
        words.say("told-window", { window: words.say(`label-window-${timing}`), what, cards: named }),
      );
  }
  return sentences;
}

function challenge(view: View, now: ChallengeView, words: Words): Passage {
  const { attacker, defender, contest, attack, defence, claim } = now;
  const sentences = [words.say("told-challenge", { attacker, defender, contest, attack, defence, claim })];
  const there = (cards: readonly CardId[]) => cards.filter((each) => each in view.cards);
  sentences.push(words.say("told-attackers", { cards: there(now.attackers) }));
  sentences.push(words.say("told-defenders", { cards: there(now.defenders) }));
  if (now.bypassed.length) sentences.push(words.say("told-bypassed", { cards: [...now.bypassed] }));
  if (now.uncounted.length) sentences.push(words.say("told-uncounted", { cards: [...now.uncounted] }));
  return { title: words.say("label-view-challenge"), sentences };
}

/** What a player has, and then every card on the table. */
function player(view: View, seat: Seat, words: Words): Passage {
  const seen = view.players[seat]!;
  const { total, gold, hand, deck } = seen;
  const sentences = [words.say("told-player", { seat, power: total, gold, hand, deck })];
  if (seen.out) sentences.push(words.say("told-out", { seat }));
  if (seen.agenda) sentences.push(words.say("told-agenda", { card: seen.agenda }));
  if (seen.title) sentences.push(words.say("told-held-title", { card: seen.title }));
  if (seen.plot) {
    const code = view.cards[seen.plot]?.code ?? seen.plot.replace(/\.\d+$/, "");
    sentences.push(words.say("told-plot", { card: seen.plot, reserve: seen.reserve }), plotSaid(code, words));
  }
  const known = view.known[seat] ?? [];
  if (known.length) sentences.push(words.say("told-known", { seat, cards: [...known] }));
  const lying = rows(view, seat);
  const cards = [...lying.characters, ...lying.others];
  if (!cards.length) sentences.push(words.say("told-no-cards", { seat }));
  for (const id of cards) {
    sentences.push(`${said(view, id, words)}.`);
    for (const each of view.cards[id]?.attachments ?? []) {
      sentences.push(`${said(view, each, words)}.`);
    }
  }
  if (seen.dead.length) sentences.push(words.say("told-dead", { cards: [...seen.dead] }));
  if (seen.discard.length) sentences.push(words.say("told-discard", { cards: [...seen.discard] }));
  return { title: seat === words.you ? words.say("told-title-you") : words.name(seat), sentences };
}
