import { describe, expect, it } from "vitest";
import { named, setTo } from "../../../src/boards/westeros/losses";
import { moved } from "../../../src/boards/westeros/ranking";
import { filled } from "../../../src/boards/westeros/supply";
import { given } from "../../../src/boards/westeros/support";
import type { GiveSupport } from "../../../src/boards/westeros/types";

describe("losses", () => {
  it("are named kind by kind and area by area", () => {
    const losses = setTo(setTo({}, "riverrun", "footman", 2), "lannisport", "footman", 1);
    expect(losses).toEqual({ riverrun: ["footman", "footman"], lannisport: ["footman"] });
    expect(named(losses, "riverrun", "footman")).toBe(2);
    expect(setTo(losses, "lannisport", "footman", 0)).toEqual({ riverrun: ["footman", "footman"] });
  });
});

describe("support", () => {
  const options = ["stark", "tyrell", "nobody"];
  const field = { type: "Pick" as const, about: "support-to", rule: null, options, barred: [] };
  const support: GiveSupport = {
    type: "GiveSupport",
    about: "support",
    rule: null,
    edition: "boardgame2",
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
  it("stand beside their limits, the largest first", () => {
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
