/**
 * Cards move from where they were to where they are: drawn, put into play, knelt, stood, discarded, killed; and
 * power.
 */

import { isStill } from "../../lib/motion";
import type { Code, Seat, View } from "./types";

const WAY = 240;
const APART = 40;
const LONGEST_WAIT = 400;
const EASING = "cubic-bezier(0.25, 0.1, 0.25, 1)";

/** Where cards lay on the screen: those in play by their id, those in hand by code and copy. */
export interface Lay {
  at: DOMRect;
  knelt: boolean;
  drawn: HTMLElement;
}

const NAMED = "[data-piece]";

export function laid(board: HTMLElement | undefined): Map<string, Lay> {
  const found = new Map<string, Lay>();
  for (const each of board?.querySelectorAll<HTMLElement>(NAMED) ?? [])
    found.set(each.dataset.piece ?? "", {
      at: each.getBoundingClientRect(),
      knelt: each.dataset.knelt === "true",
      drawn: each,
    });
  return found;
}

/** Let everything go from where it lay in the view before to where it lies now. */
export function travel(
  board: HTMLElement | undefined,
  before: ReadonlyMap<string, Lay>,
  was: View,
  now: View,
  mine: Seat | null,
): void {
  if (!board || isStill() || !before.size) return;
  const place = (...names: string[]) => placeOf(board, names);
  let nth = 0;
  const after = laid(board);
  for (const [name, { at, knelt, drawn }] of after) {
    const lay = before.get(name);
    const from = lay?.at ?? origin(name, now, before, after, mine, place);
    if (from) come(drawn, from, at, lay !== undefined && lay.knelt !== knelt ? (knelt ? -90 : 90) : 0, nth++);
  }
  for (const [id, lay] of before) {
    const card = was.cards[id];
    if (after.has(id) || !card || now.cards[id]) continue;
    const pile = goneTo(was, now, card.owner, card.code);
    const to = pile && place(`${card.owner}/${pile}`, card.owner);
    if (to) leave(board, lay, to, nth++);
  }
  for (const [from, to] of powerMoved(was, now)) carry(board, place(`${from}/power`), place(`${to}/power`));
}

/** A card that was not on the screen comes from the own hand, from another's, or from the deck. */
function origin(
  name: string,
  now: View,
  before: ReadonlyMap<string, Lay>,
  after: ReadonlyMap<string, Lay>,
  mine: Seat | null,
  place: (...names: string[]) => DOMRect | null,
): DOMRect | null {
  const card = now.cards[name];
  if (!card) return mine && name.startsWith("hand/") ? place(`${mine}/deck`, mine) : null;
  const held = [...before].find(([each]) => each.startsWith(`hand/${card.code} `) && !after.has(each));
  return held?.[1].at ?? place(`${card.owner}/hand`, card.owner);
}

/** The pile on which a card that left play lies now, if it is open. */
export function goneTo(was: View, now: View, owner: Seat, code: Code): "dead" | "discard" | "hand" | null {
  const count = (view: View, pile: "dead" | "discard") =>
    view.players[owner]?.[pile].filter((each) => each === code).length ?? 0;
  for (const pile of ["dead", "discard"] as const) if (count(now, pile) > count(was, pile)) return pile;
  return (now.players[owner]?.hand ?? 0) > (was.players[owner]?.hand ?? 0) ? "hand" : null;
}

/** From whom power has gone to whom. */
export function powerMoved(was: View, now: View): readonly (readonly [Seat, Seat])[] {
  const change = (seat: Seat) => (now.players[seat]?.total ?? 0) - (was.players[seat]?.total ?? 0);
  const seats = Object.keys(now.players);
  const losers = seats.filter((seat) => change(seat) < 0);
  const winners = seats.filter((seat) => change(seat) > 0);
  return losers.flatMap((from) => winners.map((to) => [from, to] as const)).slice(0, 1);
}

function placeOf(board: HTMLElement, names: readonly string[]): DOMRect | null {
  for (const name of names) {
    const found = board.querySelector(`[data-pile="${name}"]`)?.getBoundingClientRect();
    if (found?.width) return found;
  }
  return null;
}

function way(from: DOMRect, to: DOMRect): string {
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  return `translate(${dx}px, ${dy}px)`;
}

function timing(nth: number): KeyframeAnimationOptions {
  return { duration: WAY, delay: Math.min(nth * APART, LONGEST_WAIT), easing: EASING, fill: "backwards" };
}

function come(drawn: HTMLElement, from: DOMRect, to: DOMRect, turn: number, nth: number): void {
  const far = Math.abs(from.left - to.left) + Math.abs(from.top - to.top) > 2;
  if ((!far && !turn) || !to.width) return;
  const scale = turn ? 1 : Math.min(1.4, Math.max(0.3, from.width / to.width));
  drawn.animate(
    [{ transform: `${way(from, to)} rotate(${turn}deg) scale(${scale})`, zIndex: 30 }, { transform: "none" }],
    timing(nth),
  );
}

/** What is gone is drawn once more, on its way. */
function leave(board: HTMLElement, { at, drawn }: Lay, to: DOMRect, nth: number): void {
  const ghost = drawn.cloneNode(true) as HTMLElement;
  for (const each of [ghost, ...ghost.querySelectorAll<HTMLElement>("[data-piece], [data-target]")]) {
    delete each.dataset.piece;
    delete each.dataset.target;
  }
  send(board, ghost, at, to, nth);
}

function carry(board: HTMLElement, from: DOMRect | null, to: DOMRect | null): void {
  const sign = from && board.querySelector('[data-pile$="/power"] svg')?.cloneNode(true);
  if (!from || !to || !sign) return;
  const ghost = document.createElement("span");
  ghost.append(sign);
  send(board, ghost, from, to, 0);
}

function send(board: HTMLElement, ghost: HTMLElement, from: DOMRect, to: DOMRect, nth: number): void {
  const { left, top } = board.getBoundingClientRect();
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  const place = `left: ${from.left - left}px; top: ${from.top - top}px;`;
  ghost.style.cssText += `position: absolute; ${place} z-index: 30; pointer-events: none;`;
  board.append(ghost);
  const going = ghost.animate(
    [{ transform: "none" }, { transform: `${way(to, from)} scale(0.35)`, opacity: 0.4 }],
    timing(nth),
  );
  going.onfinish = () => ghost.remove();
  going.oncancel = () => ghost.remove();
}
