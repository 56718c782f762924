/** A finished match, stepped through: the view and the story at any position. */

import { merged } from "./merge";
import type { Json, Replay } from "./messages";

/** Milliseconds between two steps, from slow to fast. */
export const SPEEDS = [2000, 1000, 500, 200] as const;

export class Replaying {
  readonly replay: Replay;
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** Whether the last step was one forward: only then is there something to animate. */
  private onward = $state(false);
  /** The view of each frame, computed when first needed: all but the first are patches. */
  private readonly views: Json[] = [];

  constructor(replay: Replay, at = 0) {
    this.replay = replay;
    this.at = Math.min(Math.max(0, at), this.last);
  }

  get last(): number {
    return Math.max(0, this.replay.frames.length - 1);
  }

  get frame() {
    return this.replay.frames[this.at];
  }

  get view(): Json {
    for (let n = this.views.length; n <= this.at; n += 1) {
      const { view } = this.replay.frames[n]!;
      this.views.push(n === 0 ? view : merged(this.views[n - 1], view));
    }
    return this.views[this.at];
  }

  get story(): readonly Json[] {
    return this.replay.frames.slice(0, this.at + 1).flatMap((frame) => frame.story);
  }

  /** What has just happened; nothing after a jump. */
  get fresh(): readonly Json[] {
    return this.onward ? (this.frame?.story ?? []) : [];
  }

  step(by: number): void {
    this.to(this.at + by);
  }

  to(at: number): void {
    this.onward = at === this.at + 1;
    this.at = Math.min(Math.max(0, at), this.last);
    if (this.at === this.last) this.playing = false;
  }

  /** Play or pause; from the end, it starts over. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  }
}
