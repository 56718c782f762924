/** A token dragged by mouse, pen or finger: where it is, and the area it is dropped on. */

import type { Area, Token } from "./types";

/** Pixels a pointer has to move before a press becomes a drag. */
const SLOP = 8;

export class Dragging {
  /** The token being dragged, and where it is on the screen. */
  token: Token | null = $state(null);
  at: { x: number; y: number } = $state.raw({ x: 0, y: 0 });
  /** The area it would be dropped on. */
  over: Area | null = $state(null);
  private from: { x: number; y: number; token: Token } | null = null;
  private ended = false;
  private readonly drop: (token: Token, area: Area) => void;

  constructor(drop: (token: Token, area: Area) => void) {
    this.drop = drop;
  }

  press(pointer: PointerEvent, token: Token): void {
    this.ended = false;
    if (pointer.button === 0) this.from = { x: pointer.clientX, y: pointer.clientY, token };
  }

  move(pointer: PointerEvent): void {
    if (!this.from) return;
    this.at = { x: pointer.clientX, y: pointer.clientY };
    if (!this.token && Math.hypot(this.at.x - this.from.x, this.at.y - this.from.y) > SLOP) {
      this.token = this.from.token;
      (pointer.currentTarget as Element).setPointerCapture(pointer.pointerId);
    }
    if (this.token) this.over = areaAt(this.at.x, this.at.y);
  }

  release(): void {
    if (this.token) {
      this.ended = true;
      if (this.over) this.drop(this.token, this.over);
    }
    this.stop();
  }

  stop(): void {
    this.from = this.token = this.over = null;
  }

  /** Whether a click only ends a drag; call it once per click. */
  endedIt(): boolean {
    const ended = this.ended;
    this.ended = false;
    return ended;
  }
}

/** The area under a point of the screen: on the map, or its chip. */
function areaAt(x: number, y: number): Area | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-area]")?.dataset.area ?? null;
}
