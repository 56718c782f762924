/** Where a replay can jump to: rounds and phases, and what else a game is remembered by, such as challenges. */

import type { Board, Moment } from "../boards/contract";
import type { Replay } from "./messages";
import type { Words } from "./words";

/** The steps at which each kind of moment begins, in order; the kinds as a game is divided by them. */
export type Jumps = ReadonlyMap<Moment, readonly number[]>;

const ORDER: readonly Moment[] = ["round", "phase", "challenge", "combat", "activation"];

export function jumpsOf(replay: Replay, board: Board | null, words: Words): Jumps {
  const told = replay.frames.flatMap((frame, step) => frame.story.map((event) => ({ event, step })));
  const chapters = board?.chapters?.(
    told.map(({ event }) => event),
    words,
  );
  const found = new Map<Moment, Set<number>>(ORDER.map((kind) => [kind, new Set()]));
  told.forEach(({ event, step }, at) => {
    for (const { level } of chapters?.get(at) ?? []) found.get(level === 1 ? "round" : "phase")?.add(step);
    const moment = board?.moment?.(event);
    if (moment) found.get(moment)?.add(step);
  });
  return new Map([...found].filter(([, steps]) => steps.size).map(([kind, steps]) => [kind, [...steps]]));
}

/** The step a jump leads to; none beyond the last of its kind. */
export function jumped(jumps: Jumps, kind: Moment, from: number, onward: boolean): number | undefined {
  const steps = jumps.get(kind) ?? [];
  return onward ? steps.find((step) => step > from) : steps.findLast((step) => step < from);
}
