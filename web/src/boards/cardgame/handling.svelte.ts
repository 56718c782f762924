/** What can be touched on the table, what is chosen of it, and what a touch does: one rule for lists and drafts. */

import type { Mark, Target } from "../contract";
import { chosen, type Draft, type Prepared, touched } from "./prepared";

/** What is on the table, read anew whenever it is needed. */
export interface Table {
  /** The question, if its answer is prepared. */
  readonly prepared: Prepared | null;
  readonly draft: Draft | null;
  readonly marks: ReadonlyMap<Target, Mark>;
  readonly lit: ReadonlySet<Target>;
  /** What the question calls copies of one card by, to tell them apart. */
  readonly numbers: ReadonlyMap<string, number>;
  change(draft: Draft): void;
  touch(target: Target): void;
  /** Show a card at reading size. */
  show(target: Target): void;
}

export class Handling {
  /** Touches show cards instead of choosing them. */
  looking = $state(false);
  /** The card that is pointed at, and where it is on the screen: shown large beside it. */
  pointed: { target: Target; box: DOMRect } | null = $state.raw(null);
  private readonly table: Table;
  private readonly counts = $derived.by(() => {
    const { prepared, draft } = this.table;
    return prepared && draft ? chosen(prepared, draft) : null;
  });

  constructor(table: Table) {
    this.table = table;
  }

  /** All that can be touched or is chosen now. */
  get targets(): readonly Target[] {
    return [...(this.counts ?? this.table.marks).keys()];
  }

  /** Whether it can be touched now. */
  can(target: Target): boolean {
    if (this.counts) return this.counts.has(target);
    return this.table.marks.get(target)?.next ?? false;
  }

  /** Whether it is chosen; of several alike, the how-manieth. */
  has(target: Target, copy = 0): boolean {
    if (this.counts) return (this.counts.get(target) ?? 0) > copy;
    return this.table.marks.get(target)?.chosen ?? false;
  }

  /** The number of a card in play that the question mentions besides others of its name. */
  numberOf(card: string): number | undefined {
    return this.table.numbers.get(card);
  }

  isLit(target: Target): boolean {
    return this.table.lit.has(target);
  }

  /** What a touch of it would do, in words, where the list says so. */
  label(target: Target): string | undefined {
    return this.table.marks.get(target)?.label;
  }

  touch(target: Target, copy = 0): void {
    const { prepared, draft, marks } = this.table;
    this.pointed = null;
    if (this.looking) this.table.show(target);
    else if (this.counts?.has(target) && prepared && draft)
      this.table.change(touched(prepared, draft, target, !this.has(target, copy)));
    else if (marks.has(target)) this.table.touch(target);
    else this.table.show(target);
  }

  show(target: Target): void {
    this.pointed = null;
    this.table.show(target);
  }
}
