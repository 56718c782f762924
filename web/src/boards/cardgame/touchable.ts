/** A card as something to touch: a click chooses it; pointing at it, pressing it long, or the key i shows it large. */

import type { Target } from "../contract";
import type { Handling } from "./handling.svelte";

/** Milliseconds until a pointer that rests, or a finger that stays down, asks to see the card. */
const RESTS = 280;
const STAYS = 480;

export function touchable(
  element: HTMLElement,
  [handling, target, copy = 0]: readonly [Handling, Target, number?],
) {
  let now: Target = target;
  let which = copy;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = false;
  let over = false;

  const stop = () => clearTimeout(timer);
  const leave = () => {
    over = false;
    stop();
    if (handling.pointed?.target === now) handling.pointed = null;
  };
  // A card that comes to lie under a pointer at rest is not pointed at.
  const point = (event: PointerEvent) => {
    if (over || event.pointerType !== "mouse" || !(event.movementX || event.movementY)) return;
    over = true;
    stop();
    timer = setTimeout(() => {
      handling.pointed = { target: now, box: element.getBoundingClientRect() };
    }, RESTS);
  };
  const press = (event: PointerEvent) => {
    shown = false;
    if (event.pointerType === "mouse") return;
    stop();
    timer = setTimeout(() => {
      shown = true;
      handling.show(now);
    }, STAYS);
  };
  const click = (event: MouseEvent) => {
    stop();
    if (shown) event.preventDefault();
    else handling.touch(now, which);
    shown = false;
  };
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    stop();
    if (!shown) handling.show(now);
    shown = true;
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    handling.show(now);
  };
  element.addEventListener("pointerleave", leave);
  element.addEventListener("pointercancel", stop);
  element.addEventListener("pointerup", stop);
  element.addEventListener("pointermove", (event) => {
    point(event);
    if (event.pointerType !== "mouse" && Math.abs(event.movementX) + Math.abs(event.movementY) > 4) stop();
  });
  element.addEventListener("pointerdown", press);
  element.addEventListener("click", click);
  element.addEventListener("contextmenu", ask);
  element.addEventListener("keydown", key);
  return {
    update([, next, nth = 0]: readonly [Handling, Target, number?]) {
      now = next;
      which = nth;
    },
    destroy: leave,
  };
}
