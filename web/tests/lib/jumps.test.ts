import { describe, expect, it } from "vitest";
import type { Board } from "../../src/boards/contract";
import { jumped, jumpsOf } from "../../src/lib/jumps";
import type { Replay } from "../../src/lib/messages";
import type { Words } from "../../src/lib/words";

const told = [["round"], [], ["phase", "challenge"], ["challenge", "challenge"], ["round", "phase"]];
const replay = { frames: told.map((story) => ({ story })) } as unknown as Replay;
const board = {
  chapters: (story: readonly string[]) =>
    new Map(
      story.flatMap((event, at) =>
        event === "challenge" ? [] : [[at, [{ level: event === "round" ? 1 : 2, text: "" }]] as const],
      ),
    ),
  moment: (event: string) => (event === "challenge" ? "challenge" : null),
} as unknown as Board;

describe("the jumps of a replay", () => {
  const jumps = jumpsOf(replay, board, {} as Words);

  it("lead to the steps at which something begins", () => {
    expect(Object.fromEntries(jumps)).toEqual({ round: [0, 4], phase: [2, 4], challenge: [2, 3] });
  });

  it("lead on and back from where one is, and nowhere beyond the last", () => {
    expect(jumped(jumps, "challenge", 0, true)).toBe(2);
    expect(jumped(jumps, "challenge", 2, true)).toBe(3);
    expect(jumped(jumps, "challenge", 3, true)).toBeUndefined();
    expect(jumped(jumps, "round", 4, false)).toBe(0);
    expect(jumped(jumps, "activation", 0, true)).toBeUndefined();
  });

  it("are none without a board", () => {
    expect(jumpsOf(replay, null, {} as Words).size).toBe(0);
  });
});
