import { describe, expect, it } from "vitest";
import { spans } from "../../src/lib/tiles";

describe("the tiles of the lobby", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])("fill their rows when there are %i", (count) => {
    const found = spans(count);
    expect(found).toHaveLength(count);
    let row = 0;
    for (const span of found) {
      row += span;
      expect(row).toBeLessThanOrEqual(6);
      if (row === 6) row = 0;
    }
    expect(row).toBe(0);
  });
});
