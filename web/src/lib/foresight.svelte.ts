/**
 * What the server says a draft would lead to: asked a moment after the last change, one request at a time, and only for
 * the newest draft.
 */

import type { Foreseen } from "../boards/contract";
import type { Asked, Would, WouldBe } from "./messages";

/** Milliseconds without a change after which a draft is checked. */
const PAUSE = 80;
/** Milliseconds after which an unanswered request is repeated; and the wait after asking too fast. */
const PATIENCE = 5000;
const BREATH = 1000;

interface Draft {
  seat: string;
  asked: number;
  answer: unknown;
}

export class Foresight {
  private said: (Draft & Foreseen) | null = $state.raw(null);
  private wanted: Draft | null = null;
  private sent: Draft | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly send: (message: Would) => boolean;

  constructor(send: (message: Would) => boolean) {
    this.send = send;
  }

  /** Check a draft for a question. */
  ask({ seat, asked }: Asked, answer: unknown): void {
    const draft = { seat, asked, answer };
    if (this.wanted && isSame(this.wanted, draft)) return;
    this.wanted = draft;
    if (!this.sent) this.wait(PAUSE);
  }

  /** The last verdict for this question, if any. */
  latest(asked: Asked): Foreseen | null {
    return this.said && isOf(this.said, asked) ? this.said : null;
  }

  /** The verdict for exactly this answer. */
  of(asked: Asked, answer: unknown): Foreseen | null {
    return this.said && isSame(this.said, { ...asked, answer }) ? this.said : null;
  }

  take({ seat, asked, refused, preview }: WouldBe): void {
    const draft = this.sent;
    if (!draft || draft.seat !== seat || draft.asked !== asked) return;
    this.sent = null;
    if (refused?.why === "too-fast") {
      this.wait(BREATH);
      return;
    }
    this.said = { ...draft, refused, preview };
    if (this.wanted === draft) clearTimeout(this.timer);
    else this.wait(PAUSE);
  }

  /** The connection is back: forget whatever was asked before. */
  again(): void {
    this.sent = null;
    if (this.wanted && this.wanted !== this.said) this.wait(PAUSE);
  }

  private wait(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), pause);
  }

  private look(): void {
    this.sent = this.wanted && this.send({ type: "Would", ...this.wanted }) ? this.wanted : null;
    if (this.sent) this.wait(PATIENCE);
  }
}

function isOf(draft: Draft, { seat, asked }: Asked): boolean {
  return draft.seat === seat && draft.asked === asked;
}

function isSame(one: Draft, other: Draft): boolean {
  return (
    one.seat === other.seat &&
    one.asked === other.asked &&
    JSON.stringify(one.answer) === JSON.stringify(other.answer)
  );
}
