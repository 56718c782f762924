import { describe, expect, it } from "vitest";
import {
  added,
  count,
  dropped,
  offers,
  pointsLeft,
  poolLeft,
  sizes,
} from "../../../src/boards/westeros/muster";
import type { Muster } from "../../../src/boards/westeros/types";
import { EDITION } from "./printed";

const decision: Muster = {
  type: "Muster",
  about: "muster",
  points: { dragonstone: 2, "storms-end": 1 },
  footmen: { dragonstone: 1 },
  pool: { footman: 1, knight: 4, "siege-engine": 2, ship: 4 },
  armies: { dragonstone: 2, "shipbreaker-bay": 2 },
  limits: [3, 2, 2],
  waters: { dragonstone: ["shipbreaker-bay", "dragonstone-port"], "storms-end": ["sea-of-dorne"] },
  held: ["blackwater-bay"],
  neutral: [],
  in_one_area: false,
};
const footman = { unit: "footman", into: "dragonstone", upgrade: false };
const upgrade = { unit: "knight", into: "dragonstone", upgrade: true };

describe("a muster", () => {
  it("spends the points of each area", () => {
    const recruits = added(added({}, "dragonstone", footman), "dragonstone", upgrade);
    expect(pointsLeft(decision, EDITION, recruits, "dragonstone")).toBe(0);
    expect(pointsLeft(decision, EDITION, recruits, "storms-end")).toBe(1);
    expect(count(recruits)).toBe(2);
  });

  it("gives the footman back that was upgraded", () => {
    expect(poolLeft(decision, added({}, "dragonstone", upgrade))).toMatchObject({ footman: 2, knight: 3 });
  });

  it("enlarges armies by recruits, not by upgrades", () => {
    const recruits = added(added({}, "dragonstone", footman), "dragonstone", upgrade);
    expect(sizes(decision, recruits).dragonstone).toBe(3);
  });

  it("launches ships where the rules let it", () => {
    const into = offers(decision, EDITION, {}, "dragonstone")
      .filter((offer) => offer.unit === "ship")
      .map((offer) => offer.into);
    expect(into).toEqual(["shipbreaker-bay", "dragonstone-port"]);
  });

  it("says what stands against an offer", () => {
    const why = (recruits: Record<string, (typeof footman)[]>, area: string, unit: string, better = false) =>
      offers(decision, EDITION, recruits, area).find(
        (offer) => offer.unit === unit && offer.upgrade === better,
      )?.hindrance;
    expect(why({}, "storms-end", "knight")).toBe("points");
    expect(why({}, "storms-end", "knight", true)).toBe("footman");
    expect(why({ dragonstone: [footman] }, "storms-end", "footman")).toBe("pool");
    expect(why({}, "dragonstone", "footman")).toBeNull();
    const full = { ...decision, limits: [2, 2] };
    expect(
      offers(full, EDITION, {}, "dragonstone").find((offer) => offer.unit === "footman")?.hindrance,
    ).toBe("supply");
    const one = { ...decision, in_one_area: true };
    expect(offers(one, EDITION, { dragonstone: [footman] }, "storms-end")[0]?.hindrance).toBe("one-area");
  });

  it("drops one recruit and leaves the others", () => {
    expect(dropped({ dragonstone: [footman, upgrade] }, "dragonstone", 0)).toEqual({
      dragonstone: [upgrade],
    });
    expect(dropped({ dragonstone: [footman] }, "dragonstone", 0)).toEqual({});
  });
});
