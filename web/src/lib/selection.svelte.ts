/** What a person has chosen so far for one question: the one selection that board and bar share. */

import type { Mark, Option, Target } from "../boards/contract";
import { complete, partsAt, searched, touched } from "./options";

export class Selection {
  chosen: readonly Target[] = $state.raw([]);
  /** Words to search a long list by. */
  find = $state("");
  private readonly read: () => readonly Option[];

  /** `read` gives the options in the current language; what is chosen survives a change of language. */
  constructor(read: () => readonly Option[]) {
    this.read = read;
  }

  get options(): readonly Option[] {
    return this.read();
  }

  /** What the bar offers next. */
  get next() {
    const found = this.find ? searched(this.options, this.find) : this.options;
    return partsAt(found, this.chosen).filter((part) => !part.aside);
  }

  /** The next question, if the board has words for it. */
  get ask(): string | undefined {
    return this.next[0]?.ask;
  }

  get complete(): Option | null {
    return this.chosen.length ? complete(this.options, this.chosen) : null;
  }

  /** What can be touched now: what was chosen, the next step, and other starting points. */
  get marks(): ReadonlyMap<Target, Mark> {
    const marks = new Map<Target, Mark>();
    for (let depth = 0; depth <= this.chosen.length; depth += 1)
      for (const { target, label } of partsAt(this.options, this.chosen.slice(0, depth)))
        marks.set(target, {
          target,
          label,
          chosen: this.chosen[depth] === target,
          next: depth === this.chosen.length,
        });
    return marks;
  }

  /** Touch a target; the answer, if that completes one. */
  touch(target: Target): unknown {
    this.chosen = touched(this.options, this.chosen, target);
    return this.complete?.answer;
  }

  /** One step back; false if there is none. */
  back(): boolean {
    if (!this.chosen.length) return false;
    this.chosen = this.chosen.slice(0, -1);
    return true;
  }
}
