import { describe, expect, it } from "vitest";
import { measure, named, setTo } from "../../../src/boards/westeros/losses";
import { moved } from "../../../src/boards/westeros/ranking";
import { filled, fits } from "../../../src/boards/westeros/supply";
import { given } from "../../../src/boards/westeros/support";
import type { GiveSupport, LoseUnits } from "../../../src/boards/westeros/types";
import { EDITION } from "./printed";

const units = { riverrun: ["footman", "footman", "knight"], lannisport: ["footman"] };
const decision: LoseUnits = { type: "LoseCount", about: "casualties", units, count: 2 };

describe("losses", () => {
  it("are named kind by kind and area by area", () => {
    const losses = setTo(decision, setTo(decision, {}, "riverrun", "footman", 2), "lannisport", "footman", 1);
    expect(losses).toEqual({ riverrun: ["footman", "footman"], lannisport: ["footman"] });
    expect(named(losses, "riverrun", "footman")).toBe(2);
    expect(setTo(decision, losses, "lannisport", "footman", 0)).toEqual({ riverrun: ["footman", "footman"] });
  });

  it("leave another area, where all have to be in one", () => {
    const one: LoseUnits = { ...decision, type: "LoseInOneArea" };
    const losses = setTo(one, { lannisport: ["footman"] }, "riverrun", "knight", 1);
    expect(losses).toEqual({ riverrun: ["knight"] });
  });

  it("are measured in units, in points or by supply", () => {
    expect(measure(decision, { riverrun: ["knight"] }, EDITION)).toEqual({
      of: "units",
      now: 1,
      needed: 2,
      enough: false,
      spare: false,
    });
    const worth: LoseUnits = { ...decision, type: "LoseWorth", points: 2 };
    expect(measure(worth, { riverrun: ["knight"] }, EDITION)).toEqual({
      of: "points",
      now: 2,
      needed: 2,
      enough: true,
      spare: false,
    });
    expect(measure(worth, { riverrun: ["footman", "knight"] }, EDITION).spare).toBe(true);
    const supply: LoseUnits = { ...decision, type: "LoseForSupply", armies: { riverrun: 3 }, limits: [2, 2] };
    expect(measure(supply, {}, EDITION).enough).toBe(false);
    expect(measure(supply, { riverrun: ["footman"] }, EDITION).enough).toBe(true);
  });
});

describe("support", () => {
  const field = { type: "Pick" as const, about: "support-to", options: ["stark", "tyrell", "nobody"] };
  const support: GiveSupport = {
    type: "GiveSupport",
    about: "support",
    fields: { riverrun: field, seagard: field },
    house: "greyjoy",
    area: "harrenhal",
    attacker: "stark",
    defender: "tyrell",
    one_side: true,
  };

  it("goes to one side only, where that is the rule", () => {
    const both = { riverrun: "stark", seagard: "stark" };
    expect(given(support, both, "seagard", "tyrell")).toEqual({ riverrun: "nobody", seagard: "tyrell" });
    expect(given(support, both, "seagard", "nobody")).toEqual({ riverrun: "stark", seagard: "nobody" });
    expect(given({ ...support, one_side: false }, both, "seagard", "tyrell")).toEqual({
      riverrun: "stark",
      seagard: "tyrell",
    });
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
