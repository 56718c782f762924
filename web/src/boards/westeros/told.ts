/** The board game in sentences, for people who play without the board: the moment, the combat, each house. */

import { Words } from "../../lib/words";
import type { Passage } from "../contract";
import { cardsIn, DECKS, TRACKS } from "./edition";
import { unitsIn } from "./pieces";
import type { Area, AreaView, BattleView, Decision, HouseView, SideView, UnitView, View } from "./types";

export function told(
  view: View,
  named: Words,
  _: Decision | null = null,
  players: Readonly<Record<string, string>> = {},
): readonly Passage[] {
  // Houses go by their own names; the headings say who plays them.
  const words = new Words(named.language, {}, named.you);
  const houses = Object.values(view.houses);
  const own = houses.filter((each) => each.house === words.you);
  const others = houses.filter((each) => each.house !== words.you);
  return [
    { title: words.say("told-title-moment"), sentences: moment(view, words) },
    ...(view.battle ? [combat(view.battle, words)] : []),
    ...[...own, ...others].map((each) => house(each, view, words, players[each.house] || null)),
    { title: words.say("told-title-nobody"), sentences: nobodys(view, words) },
  ].filter((passage) => passage.sentences.length);
}

/** The time, the tracks, and what applies to everybody. */
function moment(view: View, words: Words): string[] {
  const { round, rounds, phase } = view;
  const said = [
    words.say("told-moment", { round, rounds, phase }),
    words.say("told-goal", { count: view.to_win }),
  ];
  const used = { "iron-throne": false, fiefdoms: view.blade_used, "kings-court": view.raven_used };
  for (const track of TRACKS) {
    const [houses, holder] = [view.tracks[track] ?? [], view.holders[track] ?? null];
    if (houses.length) said.push(words.say("told-track", { track, houses, holder }));
    if (used[track]) said.push(words.say("told-used", { track }));
  }
  said.push(words.say("told-wildlings", { strength: view.wildlings }));
  view.wildling_deck.forEach((card, n) => {
    if (card) said.push(words.say("told-known-wildlings", { card, place: n + 1 }));
  });
  const cards = DECKS.flatMap((deck) => view.westeros[deck]?.slice(-1) ?? []);
  if (cards.length) said.push(words.say("told-westeros", { cards }));
  if (view.banned.length) said.push(words.say("told-banned", { tokens: view.banned }));
  if (view.no_support_by) said.push(words.say("told-no-support", { unit: view.no_support_by }));
  return said;
}

function combat(battle: BattleView, words: Words): Passage {
  const { area, origin, order } = battle;
  const [attacker, defender] = [battle.attacker.house, battle.defender.house];
  const sentences = [words.say("told-combat", { attacker, defender, area, origin, order })];
  for (const side of [battle.attacker, battle.defender]) sentences.push(...strength(side, words));
  if (battle.winner) sentences.push(words.say("told-combat-won", { house: battle.winner }));
  return { title: words.say("label-combat", { area }), sentences };
}

function strength(side: SideView, words: Words): string[] {
  const { house } = side;
  const parts = side.parts.map(({ what, strength, area }) =>
    words.say("told-part", { what, strength, area: area ?? null }),
  );
  const said = [words.say("told-strength", { house, strength: side.strength, parts })];
  if (side.card) said.push(words.say("told-card-played", { house, card: side.card }));
  if (side.tides) said.push(words.say("told-tides", { house, card: side.tides }));
  for (const [card, strength] of Object.entries(side.if_played ?? {}))
    said.push(words.say("told-if-played", { card, strength }));
  return said;
}

/** What a house has, and then where it is, area by area. */
function house(seen: HouseView, view: View, words: Words, player: string | null): Passage {
  const { house, power, supply, stars, structures: castles } = seen;
  const [armies, limits] = [seen.armies.map(String), seen.limits.map(String)];
  const left = Object.entries(seen.pool).flatMap(([kind, count]) => Array<string>(count).fill(kind));
  const sentences = [
    words.say("told-house", { house, castles, power, supply }),
    words.say("told-armies", { house, armies, limits, stars }),
    ...Object.entries(view.areas).flatMap(([area, each]) =>
      each.controller === house || each.holder === house ? standing(house, area, each, view, words) : [],
    ),
    seen.cards
      ? words.say("told-hand", { house, cards: cardsIn(seen, "hand") })
      : words.say("told-hand-closed", { house, count: seen.cards_in_hand }),
  ];
  const discards = cardsIn(seen, "discards");
  if (discards.length) sentences.push(words.say("told-discards", { house, cards: discards }));
  if (left.length) sentences.push(words.say("told-pool", { house, units: left }));
  if (seen.ready) sentences.push(words.say("told-ready", { house }));
  const named = words.say(`name-${house}`);
  const title =
    house === words.you || player === null ? named : words.say("told-title-house", { named, player });
  return { title, sentences };
}

/** One area of a house. */
function standing(house: string, area: Area, seen: AreaView, view: View, words: Words): string[] {
  const units = seen.holder === house ? unitsIn(seen) : [];
  const said = [
    units.length
      ? words.say("told-area", { house, area, units: kinds(units) })
      : words.say("told-area-held", { house, area }),
  ];
  const routed = kinds(units.filter((unit) => unit.routed));
  if (routed.length) said.push(words.say("told-routed", { units: routed }));
  const hidden = house === words.you ? view.assigned[area] : undefined;
  if (seen.order) said.push(words.say("told-order", { token: seen.order }));
  else if (hidden) said.push(words.say("told-order-hidden", { token: hidden }));
  if (seen.token) said.push(words.say("told-token", { house: seen.token }));
  if (seen.garrison) said.push(words.say("told-garrison", { strength: seen.garrison }));
  return [said.join(" ")];
}

function kinds(units: readonly UnitView[]): string[] {
  return units.map((unit) => unit.kind);
}

/** What no house holds. */
function nobodys(view: View, words: Words): string[] {
  const areas = Object.entries(view.areas);
  const closed = areas.filter(([, seen]) => seen.closed).map(([area]) => area);
  const forces = areas.flatMap(([area, { neutral: strength }]) =>
    strength ? [words.say("told-neutral", { area, strength })] : [],
  );
  return closed.length ? [...forces, words.say("told-closed", { areas: closed })] : forces;
}
