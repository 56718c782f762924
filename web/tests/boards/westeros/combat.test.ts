import { describe, expect, it } from "vitest";
import { forecasts, lines, signed } from "../../../src/boards/westeros/combat";
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
  ...more,
});

const battle: BattleView = {
  area: "riverrun",
  origin: "seagard",
  order: "march-minus-1",
  step: "house-cards",
  attacker: side("greyjoy", {
    parts: [
      { what: "units", strength: 3 },
      { what: "order", strength: -1 },
      { what: "support", strength: 2, area: "ironmans-bay", house: "greyjoy" },
      { what: "card", strength: 2 },
    ],
    strength: 6,
    if_played: { "euron-crows-eye": 8, "asha-greyjoy": 5 },
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
  it("has a line for each part, with both sides beside each other", () => {
    expect(lines(battle).map(({ what, attacker, defender }) => [what, attacker, defender])).toEqual([
      ["units", 3, 2],
      ["order", -1, null],
      ["garrison", null, 2],
      ["support", 2, null],
      ["support", null, 1],
      ["card", 2, 1],
    ]);
  });

  it("names every supporter and where it stands", () => {
    const support = lines(battle).filter((line) => line.what === "support");
    expect(support.map(({ house, area }) => [house, area])).toEqual([
      ["greyjoy", "ironmans-bay"],
      ["stark", "lannisport"],
    ]);
  });

  it("adds up to the strength of each side", () => {
    const sum = (of: "attacker" | "defender") =>
      lines(battle).reduce((total, line) => total + (line[of] ?? 0), 0);
    expect([sum("attacker"), sum("defender")]).toEqual([6, 6]);
  });

  it("says what each card would make of it", () => {
    expect(forecasts(battle.attacker, battle.defender)).toEqual([
      { card: "euron-crows-eye", strength: 8, ahead: 2 },
      { card: "asha-greyjoy", strength: 5, ahead: -1 },
    ]);
    expect(forecasts(battle.defender, battle.attacker)).toEqual([]);
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
