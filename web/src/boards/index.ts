/** The boards there are, one folder each, loaded when a table of their game is opened. */

import type { Board, Builder, Teller } from "./contract";

const BOARDS = import.meta.glob<Board>("./*/index.ts");
const TELLERS = import.meta.glob<Teller>("./*/told.ts");

const BUILDERS = import.meta.glob<Builder>("./*/builder/index.ts");

/** The board of a game, or null: then there are only bar, seats and story. */
export async function board(game: string): Promise<Board | null> {
  return (await BOARDS[`./${game}/index.ts`]?.()) ?? null;
}

/** The module that tells a game's position in sentences; null if it has none yet. */
export async function teller(game: string): Promise<Teller | null> {
  return (await TELLERS[`./${game}/told.ts`]?.()) ?? null;
}

/** What builds the decks or armies that are brought to a game; null, if it has nothing of that kind. */
export async function builder(game: string): Promise<Builder | null> {
  return (await BUILDERS[`./${game}/builder/index.ts`]?.()) ?? null;
}
