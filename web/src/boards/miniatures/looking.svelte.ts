/** Which unit is looked at, and what the server says of it when the pointer rests there. */

import type { UnitExplained, View } from "./types";

type Explain = ((what: string) => Promise<UnitExplained | null>) | undefined;

/** Milliseconds until a pointer that rests asks. */
const RESTS = 250;

export class Looking {
  pointed: string | null = $state(null);
  said: UnitExplained | null = $state.raw(null);
  /** A tray is being dragged. */
  held = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly view: () => View;
  private readonly explain: () => Explain;

  constructor(view: () => View, explain: () => Explain) {
    this.view = view;
    this.explain = explain;
  }

  point(unit: string | null): void {
    clearTimeout(this.timer);
    if (unit === null) {
      this.pointed = this.said = null;
      return;
    }
    this.timer = setTimeout(() => void this.look(unit), RESTS);
  }

  private async look(unit: string): Promise<void> {
    this.pointed = unit;
    this.said = null;
    const before = this.view();
    const found = (await this.explain()?.(unit).catch(() => null)) ?? null;
    if (this.pointed === unit && this.view() === before) this.said = found;
  }
}
