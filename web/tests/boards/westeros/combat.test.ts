import { describe, expect, it } from "vitest";
import { forecasts, ordered, signed } from "../../../src/boards/westeros/combat";
import type { BattleView, SideView } from "../../../src/boards/westeros/types";

const side = (house: string, more: Partial<SideView>): SideView => ({
  house,
  units: [],
  initial: 0,
  parts: [],
  strength: 0,
  silenced: false,
  swords: 0,
  towers: 0,
  if_played: {},
  ...more,
});

const battle: BattleView = {
  area: "riverrun",
  origin: "seagard",
  order: "march-minus-1",
  step: "house-cards",
  tie: "lannister",
  attacker: side("greyjoy", {
    parts: [
      { what: "units", strength: 3 },
      { what: "order", strength: -1 },
      { what: "support", strength: 2, area: "ironmans-bay", house: "greyjoy" },
      { what: "card", strength: 2 },
    ],
    strength: 6,
    if_played: { "euron-crows-eye": 8, "asha-greyjoy": 5, "theon-greyjoy": 6 },
  }),
  defender: side("lannister", {
    parts: [
      { what: "units", strength: 2 },
      { what: "garrison", strength: 2 },
      { what: "support", strength: 1, area: "lannisport", house: "stark" },
      { what: "card", strength: 1 },
    ],
    strength: 6,
  }),
};

describe("a combat sheet", () => {
  it("lists the parts of each side in one order, every supporter for itself", () => {
    const mixed = side("greyjoy", { parts: battle.attacker.parts.toReversed() });
    expect(ordered(mixed).map(({ what }) => what)).toEqual(["units", "order", "support", "card"]);
    const two = side("stark", {
      parts: [
        { what: "support", strength: 2, area: "seagard", house: "stark" },
        { what: "units", strength: 1 },
        { what: "support", strength: 0, area: "the-twins", house: "tyrell" },
      ],
    });
    expect(ordered(two).map(({ area }) => area)).toEqual([undefined, "seagard", "the-twins"]);
  });

  it("says what each card would make of it, and who would win a tie", () => {
    expect(forecasts(battle, battle.attacker)).toEqual([
      { card: "euron-crows-eye", strength: 8, ahead: 2, wins: true },
      { card: "asha-greyjoy", strength: 5, ahead: -1, wins: false },
      { card: "theon-greyjoy", strength: 6, ahead: 0, wins: false },
    ]);
    const [, , tie] = forecasts({ ...battle, tie: "greyjoy" }, battle.attacker);
    expect(tie?.wins).toBe(true);
    expect(forecasts(battle, battle.defender)).toEqual([]);
  });

  it("writes numbers with their signs", () => {
    expect([
      signed(3, true),
      signed(2, false),
      signed(-1, false),
      signed(0, false),
      signed(null, false),
    ]).toEqual(["3", "+2", "−1", "0", ""]);
  });
});
