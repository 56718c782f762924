/** The answers to a decision of a kind that only its game knows, as the server lists them. */

import type { Answers, Asked } from "./messages";

export class Listing {
  private found: Answers | null = $state.raw(null);
  private readonly fetch: (seat: string) => Promise<Answers>;

  constructor(fetch: (seat: string) => Promise<Answers>) {
    this.fetch = fetch;
  }

  /** The answers to this very decision, once they are here. */
  of(asked: Asked): Answers | null {
    const { found } = this;
    return found && found.seat === asked.seat && found.asked === asked.asked ? found : null;
  }

  /** Ask for the answers. Whatever keeps them from coming changes the match, too, and they are asked for again. */
  async load(asked: Asked): Promise<void> {
    const found = await this.fetch(asked.seat).catch(() => null);
    if (found) this.found = found;
  }
}
