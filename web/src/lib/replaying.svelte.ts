/** A finished match, stepped through: the view and the story at any position. */

import { isFields } from "./fields";
import type { AnyEvent } from "./kernel";
import { merged } from "./merge";
import type { Replay } from "./messages";

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
  private readonly views: unknown[] = [];
  /** Whether each frame holds the views of all seats. */
  private readonly all: boolean;
  /** What of a view may change without anything to see. */
  private readonly quiet: readonly string[];

  constructor(replay: Replay, { at = 0, all = false, quiet = [] as readonly string[] } = {}) {
    this.replay = replay;
    this.all = all;
    this.quiet = quiet;
    this.at = Math.min(Math.max(0, at), this.last);
  }

  get last(): number {
    return Math.max(0, this.replay.frames.length - 1);
  }

  get frame() {
    return this.replay.frames[this.at];
  }

  get view(): unknown {
    for (let n = this.views.length; n <= this.at; n += 1) {
      const { view } = this.replay.frames[n]!;
      this.views.push(n === 0 ? view : merged(this.views[n - 1], view));
    }
    return this.views[this.at];
  }

  get story(): readonly AnyEvent[] {
    return this.replay.frames.slice(0, this.at + 1).flatMap((frame) => frame.story);
  }

  /** What has just happened; nothing after a jump. */
  get fresh(): readonly AnyEvent[] {
    return this.onward ? (this.frame?.story ?? []) : [];
  }

  /** One step on or back, to where there is something to see: a chance that somebody passed up shows nothing. */
  step(by: 1 | -1): void {
    let at = this.at + by;
    while (at > 0 && at < this.last && !this.shows(at)) at += by;
    this.to(at, by === 1);
  }

  to(at: number, onward = false): void {
    this.onward = onward;
    this.at = Math.min(Math.max(0, at), this.last);
    if (this.at === this.last) this.playing = false;
  }

  /** Play or pause; from the end, it starts over. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  }

  /** Whether a frame tells anything, or changes what lies on the table. */
  private shows(at: number): boolean {
    const { story, view } = this.replay.frames[at]!;
    const views = this.all ? Object.values(isFields(view) ? view : {}) : [view];
    const changed = views.flatMap((each) => (isFields(each) ? Object.keys(each) : []));
    return story.length > 0 || changed.some((part) => !this.quiet.includes(part));
  }
}
