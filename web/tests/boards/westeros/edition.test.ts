import { describe, expect, it } from "vitest";
import { EDITION } from "./printed";

describe("the facts of an edition", () => {
  it("tell orders with their kinds, numbers and stars", () => {
    expect(EDITION.orders["march-minus-1"]).toMatchObject({ kind: "march", modifier: -1, special: false });
    expect(EDITION.orders["raid-special"]).toMatchObject({ kind: "raid", modifier: 0, special: true });
    expect(Object.keys(EDITION.orders)).toHaveLength(11);
  });

  it("tell what units cost and whether footmen become them", () => {
    expect(EDITION.units.footman).toMatchObject({ ground: "land", cost: 1, upgrade: null });
    expect(EDITION.units.knight).toMatchObject({ cost: 2, upgrade: 1 });
    expect(EDITION.units["siege-engine"]).toMatchObject({ strength: 0, against_structure: 4 });
  });

  it("have seven cards for each of six houses, with their icons", () => {
    const houses = Object.values(EDITION.cards).map((card) => card.house);
    expect(new Set(houses).size).toBe(6);
    for (const house of new Set(houses)) expect(houses.filter((each) => each === house)).toHaveLength(7);
    expect(EDITION.cards["ser-gregor-clegane"]).toMatchObject({
      strength: 3,
      swords: 3,
      towers: 0,
      text: false,
    });
    expect(EDITION.cards["stannis-baratheon"]).toMatchObject({ strength: 4, text: true });
  });

  it("know the supply track and the wildling icons", () => {
    expect(EDITION.supply["0"]).toEqual([2, 2]);
    expect(EDITION.supply["6"]).toEqual([4, 3, 2, 2, 2]);
    expect(EDITION.icons.I).toContain("a-throne-of-blades");
    expect(EDITION.icons.II).not.toContain("clash-of-kings");
  });
});
