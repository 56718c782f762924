/** The boards there are, one folder each, loaded when a table of their game is opened. */

import type { Board, Teller } from "./contract";

const BOARDS = import.meta.glob<Board>("./*/index.ts");
const TELLERS = import.meta.glob<Teller>("./*/told.ts");

/** The board of a game, or null: then there are only bar, seats and story. */
export async function board(game: string): Promise<Board | null> {
  return (await BOARDS[`./${game}/index.ts`]?.()) ?? null;
}

/** The module that tells a game's position in sentences; null if it has none yet. */
export async function teller(game: string): Promise<Teller | null> {
  return (await TELLERS[`./${game}/told.ts`]?.()) ?? null;
}
