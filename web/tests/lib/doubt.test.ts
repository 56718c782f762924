import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Doubt } from "../../src/lib/doubt.svelte";
import { GRACE } from "../../src/lib/grace";

const LOSS = "You could still attack.";

describe("an answer that gives something up", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is sent at the second press, and says before what is lost", () => {
    const doubt = new Doubt();
    expect(doubt.sends("seat-1.4 []", LOSS)).toBe(false);
    expect(doubt.about("seat-1.4 []")).toBe(LOSS);
    vi.advanceTimersByTime(GRACE);
    expect(doubt.sends("seat-1.4 []", LOSS)).toBe(true);
  });

  it("is not sent by a press that comes before anybody could read that", () => {
    const doubt = new Doubt();
    doubt.sends("seat-1.4 []", LOSS);
    expect(doubt.fresh).toBe(true);
    vi.advanceTimersByTime(GRACE - 1);
    expect(doubt.sends("seat-1.4 []", LOSS)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(doubt.fresh).toBe(false);
    expect(doubt.sends("seat-1.4 []", LOSS)).toBe(true);
  });

  it("is doubted anew when something else is prepared or asked", () => {
    const doubt = new Doubt();
    doubt.sends("seat-1.4 []", LOSS);
    vi.advanceTimersByTime(GRACE);
    expect(doubt.about("seat-1.5 []")).toBeNull();
    expect(doubt.sends("seat-1.5 []", LOSS)).toBe(false);
    doubt.forget();
    expect(doubt.fresh).toBe(false);
    expect(doubt.sends("seat-1.5 []", LOSS)).toBe(false);
  });
});
