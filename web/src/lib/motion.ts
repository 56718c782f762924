/** Pieces move from where they were to where they are; at once for people who prefer no motion. */

/** Milliseconds one journey takes, and between the starts of two. */
const WAY = 280;
const APART = 40;
const LONGEST_WAIT = 600;
const EASING = "cubic-bezier(0.25, 0.1, 0.25, 1)";

export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How things move to a new place in a list. */
export function gliding(): { duration: number } {
  return { duration: isStill() ? 0 : 200 };
}

/** Where a piece is on the screen, and what it is drawn in: a holder that positions it, in a room that stays. */
export interface Stood {
  piece: Element;
  at: DOMRect;
  holder: Element | null;
  room: Element | null;
}

/** The pieces of a part of the screen, by name: whatever has a data-piece. */
export function standing(part: Element | undefined): Map<string, Stood> {
  const pieces = [...(part?.querySelectorAll("[data-piece]") ?? [])];
  return new Map(
    pieces.map((piece) => {
      const holder = piece.parentElement;
      const at = piece.getBoundingClientRect();
      return [
        piece.getAttribute("data-piece") ?? "",
        { piece, at, holder, room: holder?.parentElement ?? null },
      ];
    }),
  );
}

/** Where new pieces come from, and where removed ones go. */
export type Home = (piece: Element) => DOMRect | null;

/**
 * Let the pieces that moved come from where they were. New pieces come from their home, and removed ones return there,
 * if it is visible.
 */
export function moved(
  part: Element | undefined,
  before: ReadonlyMap<string, Stood>,
  home: Home = () => null,
): void {
  if (!part || isStill()) return;
  const now = standing(part);
  let nth = 0;
  for (const [name, { piece, at }] of now) {
    const from = before.get(name)?.at ?? home(piece);
    if (from && apart(from, at)) come(piece, from, at, nth++);
  }
  for (const [name, stood] of before) {
    const to = now.has(name) ? null : home(stood.piece);
    if (to) leave(stood, to, nth++);
  }
}

function come(piece: Element, from: DOMRect, at: DOMRect, nth: number): void {
  piece.animate([{ transform: way(piece, at, from) }, { transform: "none" }], timing(nth));
}

/** A removed piece is drawn once more, on its way. */
function leave({ at, holder, room }: Stood, to: DOMRect, nth: number): void {
  if (!holder || !room?.isConnected) return;
  const ghost = holder.cloneNode(true) as Element;
  const drawn = ghost.querySelector("[data-piece]");
  if (!drawn) return;
  room.append(ghost);
  const path = way(drawn, at, to);
  drawn.removeAttribute("data-piece");
  for (const each of ghost.querySelectorAll("[data-order]")) each.removeAttribute("data-order");
  const going = drawn.animate([{ transform: "none" }, { transform: path, opacity: 0.3 }], timing(nth));
  going.onfinish = () => ghost.remove();
  going.oncancel = () => ghost.remove();
}

/**
 * Something that lies nowhere, on its way from one place on the screen to another: drawn above everything, then gone.
 */
export function flies(piece: Element & ElementCSSInlineStyle, from: DOMRect, to: DOMRect, nth: number): void {
  if (isStill() || !from.width || !to.width) return;
  const middle = (at: DOMRect) =>
    `translate(${at.x + at.width / 2}px, ${at.y + at.height / 2}px) translate(-50%, -50%)`;
  piece.setAttribute("aria-hidden", "true");
  Object.assign(piece.style, { position: "fixed", top: "0", left: "0", zIndex: "60", pointerEvents: "none" });
  document.body.append(piece);
  const going = piece.animate([{ transform: middle(from) }, { transform: middle(to) }], {
    ...timing(nth),
    duration: 2 * WAY,
  });
  going.onfinish = () => piece.remove();
  going.oncancel = () => piece.remove();
}

function timing(nth: number): KeyframeAnimationOptions {
  return { duration: WAY, delay: Math.min(nth * APART, LONGEST_WAIT), easing: EASING, fill: "backwards" };
}

function apart(one: DOMRect, other: DOMRect): boolean {
  return Math.abs(one.x - other.x) > 1 || Math.abs(one.y - other.y) > 1;
}

/** From one place on the screen to another, in the units of what is moved: a drawing has its own. */
function way(piece: Element, from: DOMRect, to: DOMRect): string {
  const unit = piece instanceof SVGGraphicsElement ? from.width / (piece.getBBox().width || from.width) : 1;
  const dx = (to.x + to.width / 2 - from.x - from.width / 2) / (unit || 1);
  const dy = (to.y + to.height / 2 - from.y - from.height / 2) / (unit || 1);
  return `translate(${dx}px, ${dy}px)`;
}
