/** Focus stays where it was even if the element that had it is redrawn. */

import { tick } from "svelte";

/** In this order. What takes back an answer is none of them: nobody means to press it who has only just answered. */
const CONTROLS = [
  "button.choice",
  "input:not([type=hidden])",
  "select",
  "button.primary",
  "button:not(.takes-back)",
];

/** Focus the first control there, or the place itself. */
export function enter(place: HTMLElement | undefined): void {
  if (!place) return;
  for (const kind of CONTROLS) {
    const found = place.querySelector<HTMLElement>(kind);
    if (found && !(found as HTMLButtonElement).disabled) {
      found.focus();
      return;
    }
  }
  place.focus();
}

/** The same control, as far as we can tell. */
function like(place: HTMLElement, held: HTMLElement): HTMLElement | undefined {
  const of = (each: HTMLElement) => each.dataset.choice ?? each.textContent?.trim();
  return [...place.querySelectorAll<HTMLElement>("button:not(.takes-back), input, select")].find(
    (each) => of(each) === of(held),
  );
}

/**
 * Keyboard users keep focus in a place even when the button they pressed is gone: while an answer is on its way, after
 * a refusal, with the next question. `changes` are what may redraw it.
 */
export function holding(place: HTMLElement, _changes: unknown): { update: () => void; destroy: () => void } {
  let held: HTMLElement | null = null;
  /** Whoever points does not look where the focus is: it goes to the place itself, where no key presses anything. */
  let points = false;
  const typed = () => {
    points = false;
  };
  const moved = (event: FocusEvent) => {
    const target = event.target as HTMLElement;
    held = place.contains(target) ? (target === place ? held : target) : null;
  };
  const pressed = (event: PointerEvent) => {
    points = true;
    if (!place.contains(event.target as Node)) held = null;
  };
  document.addEventListener("keydown", typed, true);
  document.addEventListener("focusin", moved);
  document.addEventListener("pointerdown", pressed);
  return {
    async update() {
      await tick();
      const now = document.activeElement;
      if (!held || (now !== document.body && now !== place)) return;
      const same = points ? place : like(place, held);
      if (same) same.focus();
      else enter(place);
    },
    destroy() {
      document.removeEventListener("keydown", typed, true);
      document.removeEventListener("focusin", moved);
      document.removeEventListener("pointerdown", pressed);
    },
  };
}
