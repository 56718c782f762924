import { describe, expect, it } from "vitest";
import type { Frame, Replay } from "../../src/lib/messages";
import { laidOpen } from "../../src/lib/open";
import { Replaying } from "../../src/lib/replaying.svelte";

const told = (sequence: number) => ({ type: `event ${sequence}` });
const frame = (sequence: number, view: unknown): Frame => ({
  sequence,
  seat: null,
  about: null,
  answer: null,
  story: [told(sequence)],
  view,
});
const replay = {
  frames: [frame(0, { n: 0, kept: 1 }), frame(1, { n: 1 }), frame(3, { n: 2 })],
} as unknown as Replay;

describe("a replay", () => {
  it("has the view and the story of any position, in any order", () => {
    const replaying = new Replaying(replay, { at: 2 });
    expect(replaying.view).toEqual({ n: 2, kept: 1 });
    replaying.to(0);
    expect(replaying.view).toEqual({ n: 0, kept: 1 });
    expect(replaying.story).toEqual([told(0)]);
    replaying.step(1);
    expect(replaying.view).toEqual({ n: 1, kept: 1 });
    expect(replaying.story).toEqual([told(0), told(1)]);
  });

  it("stays within its ends", () => {
    const replaying = new Replaying(replay, { at: 99 });
    expect(replaying.at).toBe(2);
    replaying.to(-9);
    expect(replaying.at).toBe(0);
    replaying.step(-1);
    expect(replaying.at).toBe(0);
  });

  it("animates a step onward, never a jump", () => {
    const replaying = new Replaying(replay);
    replaying.step(1);
    expect(replaying.fresh).toEqual([told(1)]);
    replaying.step(-1);
    expect(replaying.fresh).toEqual([]);
  });

  it("does not stop where there is nothing to see, and can still be put there", () => {
    const silent = (sequence: number, view: unknown) => ({ ...frame(sequence, view), story: [] });
    const frames = [
      frame(0, { n: 0, step: "a" }),
      silent(1, {}),
      silent(2, { step: "b" }),
      frame(3, { n: 1 }),
      silent(4, {}),
    ];
    const replaying = new Replaying({ frames } as unknown as Replay, { quiet: ["step"] });
    replaying.step(1);
    expect([replaying.at, replaying.fresh]).toEqual([3, [told(3)]]);
    replaying.step(-1);
    expect(replaying.at).toBe(0);
    replaying.to(1);
    expect(replaying.at).toBe(1);
    replaying.to(3);
    replaying.step(1);
    expect(replaying.at).toBe(4); // its end
  });

  it("sees what changes for any of the seats", () => {
    const silent = (sequence: number, view: unknown) => ({ ...frame(sequence, view), story: [] });
    const frames = [
      frame(0, { a: { n: 0 }, b: {} }),
      silent(1, { a: {} }),
      silent(2, { b: { n: 1 } }),
      frame(3, {}),
    ];
    const replaying = new Replaying({ frames } as unknown as Replay, { all: true });
    replaying.step(1);
    expect(replaying.at).toBe(2);
  });

  it("stops at the end, and begins anew from there", () => {
    const replaying = new Replaying(replay);
    replaying.toggle();
    replaying.to(2);
    expect(replaying.playing).toBe(false);
    replaying.toggle();
    expect([replaying.at, replaying.playing]).toEqual([0, true]);
  });
});

describe("all hands open", () => {
  it("is the first view, with what it lacks taken from the others", () => {
    const mine = {
      unseen: 5,
      seats: [
        { seat: "a", hand: [1] },
        { seat: "b", hand: null },
      ],
    };
    const other = { unseen: 9, seats: [{ seat: "a" }, { seat: "b", hand: [2, 3] }] };
    expect(laidOpen([mine, other])).toEqual({
      unseen: 5,
      seats: [
        { seat: "a", hand: [1] },
        { seat: "b", hand: [2, 3] },
      ],
    });
  });
});
