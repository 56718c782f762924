/** The story in pieces: where a round or a phase begins, and where my last move was. */

import type { Heading } from "../boards/contract";
import type { AnyEvent } from "./kernel";

export interface Piece {
  /** The event it begins with. */
  start: number;
  /** Whether it happened after my last move. */
  since: boolean;
  headings: readonly Heading[];
  /** The events it tells, counted from the beginning of the story. */
  lines: readonly number[];
}

export function pieces(
  story: readonly AnyEvent[],
  chapters: ReadonlyMap<number, readonly Heading[]>,
  moved: number | null,
): Piece[] {
  const found: { start: number; since: boolean; headings: readonly Heading[]; lines: number[] }[] = [];
  story.forEach((_, at) => {
    const headings = chapters.get(at) ?? [];
    const since = at === moved;
    let piece = found.at(-1);
    if (!piece || since || headings.length) {
      piece = { start: at, since, headings, lines: [] };
      found.push(piece);
    }
    if (!headings.some((heading) => heading.says)) piece.lines.push(at);
  });
  return found;
}
