/** What this server offers, and whether it has become a newer one since the page was loaded. */

import { api } from "./api";
import type { GameInfo, Site } from "./messages";

class Offer {
  info: Site | null = $state.raw(null);
  /** The server runs another version than the one this page came from. */
  newer = $state(false);

  async load(): Promise<void> {
    const found = await api.site();
    if (this.info && found.version !== this.info.version) this.newer = true;
    else this.info = found;
  }

  game(name: string): GameInfo | undefined {
    return this.info?.games.find((game) => game.name === name);
  }

  /** The bot that plays unless another is named: one a newcomer can beat. */
  get usualBot(): string {
    const names = this.info?.bots.map((bot) => bot.name) ?? [];
    return names.includes("squire") ? "squire" : (names[0] ?? "random");
  }
}

export const site = new Offer();
