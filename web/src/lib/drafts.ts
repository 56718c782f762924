/**
 * Drafts, kept for the visit: they survive a refusal or a reload, and are found again after taking an answer back,
 * because then the same is asked at the same point of the story.
 */

import type { Keeping } from "./keeping";
import type { Asked } from "./messages";

interface Kept {
  asked: number;
  told: number;
  decision: string;
  draft: unknown;
}

export class Drafts {
  private readonly match: string;
  private readonly keeping: Keeping;

  constructor(match: string, keeping: Keeping) {
    this.match = match;
    this.keeping = keeping;
  }

  /** The draft for this question, or for the same one before it was answered and taken back. */
  of({ seat, asked, decision }: Asked, told: number): unknown {
    const kept = this.keeping.read(this.key(seat)) as Kept | null;
    const same = kept && kept.told === told && kept.decision === JSON.stringify(decision);
    return kept && (kept.asked === asked || same) ? kept.draft : undefined;
  }

  keep({ seat, asked, decision }: Asked, told: number, draft: unknown): void {
    this.keeping.write(this.key(seat), {
      asked,
      told,
      decision: JSON.stringify(decision),
      draft,
    } satisfies Kept);
  }

  private key(seat: string): string {
    return `maester.draft.${this.match}.${seat}`;
  }
}
