/**
 * The desk: the question that is open, and what is being prepared for it.
 *
 * It is kept for the visit under all that makes the question what it is, so that a refusal, a reload or taking an
 * answer back finds it again.
 */

import { visit } from "../../lib/keeping";
import type { Json } from "../contract";
import { blank, isPrepared, resumed } from "./prepared";
import type { Prepared } from "./types";

class Desk {
  private key = "";
  private about: Prepared | null = $state.raw(null);
  private prepared: Json = $state.raw(null);

  /** A question is put on the desk, where it is known as `key`; the same one again changes nothing. */
  open(decision: Json, key: string): void {
    if (!isPrepared(decision) || key === this.key) return;
    this.key = key;
    this.about = decision;
    const kept = visit.read(key);
    this.prepared = kept ? resumed(decision, kept) : blank(decision);
  }

  /** What is prepared for a question; its beginning, while it does not lie here yet. */
  of(decision: Prepared): Json {
    return this.about && isSame(this.about, decision) ? this.prepared : blank(decision);
  }

  change(draft: Json): void {
    this.prepared = draft;
    visit.write(this.key, draft);
  }

  /** Begin again. */
  clear(): void {
    if (!this.about) return;
    this.prepared = blank(this.about);
    visit.write(this.key, null);
  }
}

/** While others answer, the same question arrives again and again. */
function isSame(one: Prepared, other: Prepared): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export const desk = new Desk();
