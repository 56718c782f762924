import { describe, expect, it } from "vitest";
import { measure, named, setTo } from "../../../src/boards/westeros/losses";
import { moved } from "../../../src/boards/westeros/ranking";
import { filled, fits } from "../../../src/boards/westeros/supply";
import type { LoseUnits } from "../../../src/boards/westeros/types";
import { EDITION } from "./printed";

const units = { riverrun: ["footman", "footman", "knight"], lannisport: ["footman"] };
const decision: LoseUnits = { type: "LoseCount", about: "casualties", units, count: 2 };

describe("losses", () => {
  it("are named kind by kind and area by area", () => {
    const losses = setTo(setTo({}, "riverrun", "footman", 2), "lannisport", "footman", 1);
    expect(losses).toEqual({ riverrun: ["footman", "footman"], lannisport: ["footman"] });
    expect(named(losses, "riverrun", "footman")).toBe(2);
    expect(setTo(losses, "lannisport", "footman", 0)).toEqual({ riverrun: ["footman", "footman"] });
  });

  it("are measured in units, in points or by supply", () => {
    expect(measure(decision, { riverrun: ["knight"] }, EDITION)).toEqual({
      of: "units",
      now: 1,
      needed: 2,
      enough: false,
    });
    const worth: LoseUnits = { ...decision, type: "LoseWorth", points: 2 };
    expect(measure(worth, { riverrun: ["knight"] }, EDITION)).toEqual({
      of: "points",
      now: 2,
      needed: 2,
      enough: true,
    });
    const supply: LoseUnits = { ...decision, type: "LoseForSupply", armies: { riverrun: 3 }, limits: [2, 2] };
    expect(measure(supply, {}, EDITION).enough).toBe(false);
    expect(measure(supply, { riverrun: ["footman"] }, EDITION).enough).toBe(true);
  });
});

describe("armies", () => {
  it("fit if each is no larger than its limit, the largest first", () => {
    expect(fits([2, 3, 1, 1], [3, 2])).toBe(true);
    expect(fits([3, 3], [3, 2])).toBe(false);
    expect(fits([2, 2, 2], [3, 2])).toBe(false);
    expect(filled([2, 2, 2], [3, 2])).toEqual([
      { size: 2, limit: 3 },
      { size: 2, limit: 2 },
      { size: 2, limit: 1 },
    ]);
  });
});

describe("a ranking", () => {
  it("moves a house one place and not beyond the ends", () => {
    expect(moved(["stark", "tyrell"], "tyrell", -1)).toEqual(["tyrell", "stark"]);
    expect(moved(["stark", "tyrell"], "stark", -1)).toEqual(["stark", "tyrell"]);
  });
});
