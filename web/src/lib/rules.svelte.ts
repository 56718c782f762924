/** The rules of a game, searched by the server; atoms can also be found by id. */

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

  /** Search for new words, once typing pauses. */
  search(find: string): void {
    this.find = find;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), PAUSE);
  }

  /** The atoms as received, best first, with a heading wherever another chapter begins. */
  get passages(): readonly { chapter: string; atoms: readonly RuleAtom[] }[] {
    const found: { chapter: string; atoms: RuleAtom[] }[] = [];
    for (const atom of this.atoms ?? []) {
      const last = found.at(-1);
      if (last?.chapter === atom.chapter) last.atoms.push(atom);
      else found.push({ chapter: atom.chapter, atoms: [atom] });
    }
    return found;
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
