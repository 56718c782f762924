/** An answer that gives something up is sent when it is pressed a second time; first it is said what would be lost. */

export class Doubt {
  private warned: { matter: string; loss: string } | null = $state.raw(null);

  /** What was said of this matter: a question, and what is prepared for it. */
  about(matter: string): string | null {
    return this.warned?.matter === matter ? this.warned.loss : null;
  }

  /** Something else is prepared now, or asked: whoever comes back is warned anew. */
  turnTo(matter: string): void {
    if (this.warned && this.warned.matter !== matter) this.warned = null;
  }

  /** Whether a press sends it; if it is the first that would lose something, that is said instead. */
  sends(matter: string, loss: string | null): boolean {
    if (!loss || this.about(matter)) return true;
    this.warned = { matter, loss };
    return false;
  }
}
