import { describe, expect, it } from "vitest";
import first from "../../../src/boards/boardgame1/map.json";
import { between, type Topology } from "../../../src/boards/westeros/topology";

const map = first as unknown as Topology;

describe("the lines of the map", () => {
  it("are found between two areas, whichever is named first", () => {
    const coast = between(map, [["oldtown", "sunset-sea"]]);
    expect(coast).toMatch(/^M/);
    expect(between(map, [["sunset-sea", "oldtown"]])).toBe(coast);
    expect(between(map, [])).toBe("");
    expect(between(map, [["oldtown", "winterfell"]])).toBe("");
  });
});
