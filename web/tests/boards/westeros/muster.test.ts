import { describe, expect, it } from "vitest";
import { added, count, dropped } from "../../../src/boards/westeros/muster";

const footman = { unit: "footman", into: "dragonstone", upgrade: false };
const upgrade = { unit: "knight", into: "dragonstone", upgrade: true };

describe("a muster", () => {
  it("is put together recruit by recruit, by the area that pays", () => {
    const recruits = added(added({}, "dragonstone", footman), "dragonstone", upgrade);
    expect(recruits).toEqual({ dragonstone: [footman, upgrade] });
    expect(count(recruits)).toBe(2);
  });

  it("drops one recruit and leaves the others", () => {
    expect(dropped({ dragonstone: [footman, upgrade] }, "dragonstone", 0)).toEqual({
      dragonstone: [upgrade],
    });
    expect(dropped({ dragonstone: [footman] }, "dragonstone", 0)).toEqual({});
  });
});
