/** A card that was placed flies from where it was to where it is now. */

import { isStill } from "../../lib/motion";

/** Milliseconds one flight takes, and between the starts of two. */
const FLIGHT = 240;
const APART = 130;
/** For players catching up: nobody waits longer than this for the last card to start. */
const LONGEST_WAIT = 900;

/** Let an element fly in from a place on the screen, as the nth of several, and pulse once when it arrives. */
export function fly(element: HTMLElement, from: DOMRect, nth: number): void {
  if (isStill()) return;
  const to = element.getBoundingClientRect();
  if (!to.width || !from.width) return;
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(1.4, Math.max(0.4, from.width / to.width));
  const delay = Math.min(nth * APART, LONGEST_WAIT);
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: FLIGHT, delay, easing: "cubic-bezier(0.25, 0.1, 0.25, 1)", fill: "backwards" },
  ).onfinish = () => {
    element.classList.add("pulse");
    element.addEventListener("animationend", () => element.classList.remove("pulse"), { once: true });
  };
}
