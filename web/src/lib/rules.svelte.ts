/** The rules of a game, searched by the server; each atom is found by its id, too. */

import { api } from "./api";
import type { RuleAtom } from "./messages";

const PAUSE = 180;

export class RuleSearch {
  readonly game: string;
  find = $state("");
  atoms: readonly RuleAtom[] | null = $state.raw(null);
  failed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string, find = "") {
    this.game = game;
    this.find = find;
    this.look();
  }

  /** Search for other words, once the typing rests. */
  search(find: string): void {
    this.find = find;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), PAUSE);
  }

  /** The atoms by chapter, in the order they came in. */
  get chapters(): readonly (readonly [string, readonly RuleAtom[]])[] {
    const found = new Map<string, RuleAtom[]>();
    for (const atom of this.atoms ?? []) {
      const chapter = found.get(atom.chapter);
      if (chapter) chapter.push(atom);
      else found.set(atom.chapter, [atom]);
    }
    return [...found];
  }

  async look(): Promise<void> {
    const asked = this.find;
    try {
      const found = await api.rules(this.game, asked.trim());
      if (asked === this.find) this.atoms = found.atoms;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}
