/** An answer that gives something up is sent when it is pressed a second time; first it is said what would be lost. */

import { GRACE } from "./grace";

export class Doubt {
  private warned: { matter: string; loss: string; at: number } | null = $state.raw(null);

  /** What was said of this matter: a question, and the answer that is meant. */
  about(matter: string): string | null {
    return this.warned?.matter === matter ? this.warned.loss : null;
  }

  /** Something else is prepared now, or asked: whoever comes back is warned anew. */
  forget(): void {
    this.warned = null;
  }

  /** Whether a press sends it. The first says what would be lost; one right after it has not read that. */
  sends(matter: string, loss: string, now: number = performance.now()): boolean {
    if (this.warned?.matter === matter) return now - this.warned.at >= GRACE;
    this.warned = { matter, loss, at: now };
    return false;
  }
}
