import { describe, expect, it } from "vitest";
import { Doubt } from "../../src/lib/doubt.svelte";
import { GRACE } from "../../src/lib/grace";

const LOSS = "You could still attack.";

describe("an answer that gives something up", () => {
  it("is sent at the second press, and says before what is lost", () => {
    const doubt = new Doubt();
    expect(doubt.sends("seat-1.4 []", LOSS, 1000)).toBe(false);
    expect(doubt.about("seat-1.4 []")).toBe(LOSS);
    expect(doubt.sends("seat-1.4 []", LOSS, 1000 + GRACE)).toBe(true);
  });

  it("is not sent by a press that comes before anybody could read that", () => {
    const doubt = new Doubt();
    doubt.sends("seat-1.4 []", LOSS, 1000);
    expect(doubt.sends("seat-1.4 []", LOSS, 1000 + GRACE - 1)).toBe(false);
    expect(doubt.sends("seat-1.4 []", LOSS, 1000 + GRACE)).toBe(true);
  });

  it("is doubted anew when something else is prepared or asked", () => {
    const doubt = new Doubt();
    doubt.sends("seat-1.4 []", LOSS, 1000);
    expect(doubt.about("seat-1.5 []")).toBeNull();
    expect(doubt.sends("seat-1.5 []", LOSS, 2000)).toBe(false);
    doubt.forget();
    expect(doubt.sends("seat-1.5 []", LOSS, 3000)).toBe(false);
  });
});
