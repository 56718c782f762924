import { describe, expect, it } from "vitest";
import { merged } from "../../src/lib/merge";

describe("a merge patch", () => {
  it("changes what it names and leaves the rest", () => {
    expect(merged({ round: 1, seats: { a: 1, b: 2 } }, { seats: { b: 3 } })).toEqual({
      round: 1,
      seats: { a: 1, b: 3 },
    });
  });

  it("removes what is null", () => {
    expect(merged({ a: 1, b: 2 }, { a: null })).toEqual({ b: 2 });
  });

  it("replaces lists whole", () => {
    expect(merged({ hand: [1, 2, 3] }, { hand: [2] })).toEqual({ hand: [2] });
  });

  it("makes an object where there was none, without the nulls in it", () => {
    expect(merged({ a: [1] }, { a: { b: { c: 1, d: null } } })).toEqual({ a: { b: { c: 1 } } });
  });

  it("changes neither document, and shares what it does not touch", () => {
    const before = { kept: { deep: [1] }, changed: { n: 1 } };
    const after = merged(before, { changed: { n: 2 } }) as typeof before;
    expect(before.changed.n).toBe(1);
    expect(after.kept).toBe(before.kept);
  });
});
