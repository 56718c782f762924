/** The answers to a kind of decision that only its game knows, as the server lists them. */

import type { Answers, Asked } from "./messages";

export class Listing {
  private found: Answers | null = $state.raw(null);
  private readonly fetch: (seat: string) => Promise<Answers>;

  constructor(fetch: (seat: string) => Promise<Answers>) {
    this.fetch = fetch;
  }

  /** The answers to this decision, once they have arrived. */
  of(asked: Asked): Answers | null {
    const { found } = this;
    return found && found.seat === asked.seat && found.asked === asked.asked ? found : null;
  }

  /** Ask for the answers. Whatever prevents them from arriving also changes the match, and then we ask again. */
  async load(asked: Asked): Promise<void> {
    const found = await this.fetch(asked.seat).catch(() => null);
    if (found) this.found = found;
  }
}
