/** Tests give only as much of a value as they are about: types as a game has them, without what is left out. */

import type { Board, Teller } from "../src/boards/contract";

/** A part of a value, in the place of all of it. */
export function part<Whole>(some: unknown): Whole {
  return some as Whole;
}

/** A function that takes parts of what it asks for. */
export function loosely<Result>(strict: (...all: never[]) => Result): (...some: unknown[]) => Result {
  return (...some) => strict(...(some as never[]));
}

/** A game's own board or teller, as the table has it: what it is handed is JSON of that game. */
export function heldBoard<V, D, Dr, P, E, X>(board: Partial<Board<V, D, Dr, P, E, X>>): Partial<Board> {
  return part(board);
}

export function heldTeller<V, D>(teller: Teller<V, D>): Teller {
  return part(teller);
}
