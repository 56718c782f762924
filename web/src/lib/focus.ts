/** The focus stays where it was though what had it is drawn anew. */

import { tick } from "svelte";

const CONTROLS = "button.choice, input:not([type=hidden]), select, button.primary, button";

/** Give the focus to the first thing that can be done there, or to the place itself. */
export function enter(place: HTMLElement | undefined): void {
  if (!place) return;
  for (const kind of CONTROLS.split(", ")) {
    const found = place.querySelector<HTMLElement>(kind);
    if (found && !(found as HTMLButtonElement).disabled) {
      found.focus();
      return;
    }
  }
  place.focus();
}

/** The same control, as far as it can be told. */
function like(place: HTMLElement, held: HTMLElement): HTMLElement | undefined {
  const of = (each: HTMLElement) => each.dataset.choice ?? each.textContent?.trim();
  return [...place.querySelectorAll<HTMLElement>("button, input, select")].find(
    (each) => of(each) === of(held),
  );
}

/**
 * Whoever works in a place by keys keeps the focus there, though the button that was pressed is gone: while an answer is
 * on its way, after a refusal, with the next question. `changes` are what may draw it anew.
 */
export function holding(place: HTMLElement, _changes: unknown): { update: () => void; destroy: () => void } {
  let held: HTMLElement | null = null;
  const moved = (event: FocusEvent) => {
    const target = event.target as HTMLElement;
    held = place.contains(target) ? (target === place ? held : target) : null;
  };
  const pressed = (event: PointerEvent) => {
    if (!place.contains(event.target as Node)) held = null;
  };
  document.addEventListener("focusin", moved);
  document.addEventListener("pointerdown", pressed);
  return {
    async update() {
      await tick();
      const now = document.activeElement;
      if (!held || (now !== document.body && now !== place)) return;
      const same = like(place, held);
      if (same) same.focus();
      else enter(place);
    },
    destroy() {
      document.removeEventListener("focusin", moved);
      document.removeEventListener("pointerdown", pressed);
    },
  };
}
