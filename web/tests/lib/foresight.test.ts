import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Foresight } from "../../src/lib/foresight.svelte";
import type { Asked, Would } from "../../src/lib/messages";
import { part } from "../loosely";

const asked: Asked = { seat: "stark", asked: 4, decision: part({}) };
let sent: Would[] = [];
let open = true;

function begun(): Foresight {
  return new Foresight((message) => {
    if (open) sent.push(message);
    return open;
  });
}

const said = (why: string | null = null, preview: unknown = null) => ({
  type: "WouldBe" as const,
  seat: "stark",
  asked: 4,
  refused: why === null ? null : { why, about: {}, rule: null, sentence: why, more: [] },
  preview,
});

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  open = true;
});
afterEach(() => {
  vi.useRealTimers();
});

describe("what would come of a draft", () => {
  it("is asked a moment after the last change, and only of the newest", () => {
    const foresight = begun();
    foresight.ask(asked, 1);
    foresight.ask(asked, 2);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(sent).toEqual([{ type: "Would", seat: "stark", asked: 4, answer: 2 }]);
    foresight.ask(asked, 3);
    foresight.ask(asked, 4);
    vi.advanceTimersByTime(1000);
    expect(sent).toHaveLength(1); // one question at a time
    foresight.take(said(null, "two"));
    expect(foresight.latest(asked)?.preview).toBe("two");
    expect(foresight.of(asked, 4)).toBeNull();
    vi.advanceTimersByTime(100);
    expect(sent.map((each) => each.answer)).toEqual([2, 4]);
    foresight.take(said("breaks-supply", "four"));
    expect(foresight.of(asked, 4)).toMatchObject({ refused: { why: "breaks-supply" }, preview: "four" });
  });

  it("is not asked twice of the same draft", () => {
    const foresight = begun();
    foresight.ask(asked, { area: "pyke" });
    vi.advanceTimersByTime(100);
    foresight.take(said());
    foresight.ask(asked, { area: "pyke" });
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
  });

  it("is of another question no longer", () => {
    const foresight = begun();
    foresight.ask(asked, 1);
    vi.advanceTimersByTime(100);
    foresight.take({ ...said(), asked: 3 });
    expect(foresight.latest(asked)).toBeNull();
    foresight.take(said());
    expect(foresight.latest({ ...asked, asked: 9 })).toBeNull();
  });

  it("is asked again by whoever asked too fast, or lost the line", () => {
    const foresight = begun();
    foresight.ask(asked, 1);
    vi.advanceTimersByTime(100);
    foresight.take(said("too-fast"));
    expect(foresight.latest(asked)).toBeNull();
    vi.advanceTimersByTime(1100);
    expect(sent).toHaveLength(2);
    open = false;
    foresight.again();
    vi.advanceTimersByTime(100);
    open = true;
    foresight.again();
    vi.advanceTimersByTime(100);
    expect(sent).toHaveLength(3);
  });
});
