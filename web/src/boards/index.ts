/** The boards there are, one folder each, loaded when a table of their game is opened. */

import type { Board } from "./contract";

const BOARDS = import.meta.glob<Board>("./*/index.ts");

/** The board of a game, or null: then bar, seats and story are all there is. */
export async function board(game: string): Promise<Board | null> {
  return (await BOARDS[`./${game}/index.ts`]?.()) ?? null;
}
