/** Focus stays where it was even if the element that had it is redrawn, and never comes upon a choice by itself. */

import { tick } from "svelte";

/** Where nobody does harm who presses a key too soon: what does nothing at no cost, and what is only filled in. */
const HARMLESS = ["button[data-idle]", "input:not([type=hidden])", "select"];

/** Focus the first harmless control there, or the place itself: whoever wants one of the choices goes on from there. */
export function enter(place: HTMLElement | undefined): void {
  const found = HARMLESS.map((kind) => place?.querySelector<HTMLElement>(kind)).find(Boolean);
  (found ?? place)?.focus();
}

/** The same control, as far as we can tell. */
function like(place: HTMLElement, held: HTMLElement): HTMLElement | undefined {
  const of = (each: HTMLElement) => each.dataset.choice ?? each.textContent?.trim();
  return [...place.querySelectorAll<HTMLElement>("button:not(.takes-back), input, select")].find(
    (each) => of(each) === of(held),
  );
}

/** What is asked in a place, and whatever else may redraw it. */
export interface Held {
  question: string;
  changes: unknown;
}

/**
 * Keyboard users keep focus in a place even when the button they pressed is gone: while an answer is on its way, after
 * a refusal, with the next question. What had the focus gets it back as long as the same is asked.
 */
export function holding(
  place: HTMLElement,
  { question }: Held,
): { update: (now: Held) => void; destroy: () => void } {
  let held: HTMLElement | null = null;
  let asked = question;
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
    async update({ question: next }) {
      await tick();
      // Between two questions nothing is asked: what had the focus is still that of the last one.
      const another = next !== asked && next !== "";
      if (next) asked = next;
      const now = document.activeElement;
      if (another && held && place.contains(now) && now !== place) enter(place);
      if (!held || (now !== document.body && now !== place)) return;
      const same = points ? place : another ? undefined : like(place, held);
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
