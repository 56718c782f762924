/** Who I am here: nobody yet, or a guest with a nickname. */

import { api } from "./api";
import type { Me } from "./messages";

class Myself {
  me: Me | null = $state.raw(null);
  /** Something needs a nickname: the dialog is open. */
  asking = $state(false);
  private answered: ((known: boolean) => void) | null = null;

  async load(): Promise<void> {
    this.me = await api.me();
  }

  /** Whether I have a nickname; if not, I am asked for one on the spot. */
  known(): Promise<boolean> {
    if (this.me) return Promise.resolve(true);
    this.asking = true;
    return new Promise((resolve) => {
      this.answered = resolve;
    });
  }

  async signIn(nickname: string): Promise<void> {
    this.me = await api.signIn(nickname);
    this.close(true);
  }

  async signOut(everywhere = false): Promise<void> {
    await api.signOut(everywhere);
    this.me = null;
  }

  close(known: boolean): void {
    this.asking = false;
    this.answered?.(known);
    this.answered = null;
  }
}

export const myself = new Myself();

/** A name for somebody who does not feel like thinking of one. */
export function suggestion(names: readonly string[], luck = Math.random()): string {
  return names[Math.floor(luck * names.length)] ?? "";
}
