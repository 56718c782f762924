/** An answer that gives something up is sent when it is pressed a second time; first it is said what would be lost. */

import { GRACE } from "./grace";

export class Doubt {
  private warned: { matter: string; loss: string } | null = $state.raw(null);
  /** It has only just been said, and nobody has read it yet. */
  fresh = $state(false);
  private read: ReturnType<typeof setTimeout> | undefined;

  /** What was said of this matter: a question, and the answer that is meant. */
  about(matter: string): string | null {
    return this.warned?.matter === matter ? this.warned.loss : null;
  }

  /** Something else is prepared now, or asked: whoever comes back is warned anew. */
  forget(): void {
    clearTimeout(this.read);
    this.warned = null;
    this.fresh = false;
  }

  /** Whether a press sends it. The first says what would be lost; one right after it has not read that. */
  sends(matter: string, loss: string): boolean {
    if (this.warned?.matter === matter) return !this.fresh;
    this.forget();
    this.warned = { matter, loss };
    this.fresh = true;
    this.read = setTimeout(() => {
      this.fresh = false;
    }, GRACE);
    return false;
  }
}
