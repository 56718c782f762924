import { describe, expect, it } from "vitest";
import { Doubt } from "../../src/lib/doubt.svelte";

describe("an answer", () => {
  it("that loses nothing is sent at once", () => {
    expect(new Doubt().sends("seat-1.4 []", null)).toBe(true);
  });

  it("that gives something up is sent at the second press, and says before what is lost", () => {
    const doubt = new Doubt();
    expect(doubt.sends("seat-1.4 []", "You could still attack.")).toBe(false);
    expect(doubt.about("seat-1.4 []")).toBe("You could still attack.");
    expect(doubt.sends("seat-1.4 []", "You could still attack.")).toBe(true);
  });

  it("is doubted anew when something else is prepared or asked", () => {
    const doubt = new Doubt();
    doubt.sends("seat-1.4 []", "You could still attack.");
    expect(doubt.about("seat-1.5 []")).toBeNull();
    expect(doubt.sends("seat-1.5 []", "You could still attack.")).toBe(false);
    doubt.turnTo('seat-1.5 ["robb"]');
    expect(doubt.sends("seat-1.5 []", "You could still attack.")).toBe(false);
  });
});
