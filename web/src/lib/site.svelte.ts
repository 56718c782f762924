/** What this server offers, and whether it has been updated since the page was loaded. */

import { api } from "./api";
import type { GameInfo, Site } from "./messages";

class Offer {
  info: Site | null = $state.raw(null);
  /** The server now serves a different build from the one this page came from. */
  newer = $state(false);

  async load(): Promise<void> {
    const found = await api.site();
    if (this.info && isNewer(this.info.build, found.build)) this.newer = true;
    else this.info = found;
  }

  game(name: string): GameInfo | undefined {
    return this.info?.games.find((game) => game.name === name);
  }

  /** A link to one of our pages as others can open it: whoever hosts may have typed a name that only they can use. */
  link(path: string): string {
    return new URL(path, this.info?.address || location.href).href;
  }

  /** The default bot: one a newcomer can beat. */
  get usualBot(): string {
    const names = this.info?.bots.map((bot) => bot.name) ?? [];
    return names.includes("squire") ? "squire" : (names[0] ?? "random");
  }
}

/** Whether the page should be reloaded. A server without its own build, as in development, says nothing. */
export function isNewer(mine: string, served: string): boolean {
  return Boolean(mine && served) && mine !== served;
}

export const site = new Offer();
