import { describe, expect, it } from "vitest";
import { options as listing } from "../../../src/boards/miniatures/choices";
import { guideStep as stepOf } from "../../../src/boards/miniatures/guide";
import { blank } from "../../../src/boards/miniatures/posing";
import { preparing as prepares } from "../../../src/boards/miniatures/prepared";
import { takenUp as textUp } from "../../../src/boards/miniatures/targets";
import type { ChargeFacing, WhichTarget } from "../../../src/boards/miniatures/types";
import { question as asks, partsAt } from "../../../src/lib/options";
import type { Words } from "../../../src/lib/words";
import { loosely } from "../../loosely";

const [options, guideStep, preparing] = [loosely(listing), loosely(stepOf), loosely(prepares)];
const [takenUp, question] = [loosely(textUp), loosely(asks)];

/** Every sentence is its id. */
const words = {
  has: () => false,
  say: (id: string) => id,
  name: (what: string) => what,
  answer: (_: string, answer: unknown) => String(answer),
  among: () => words,
} as unknown as Words;

const ORDER = "order:outriders.1:tactical-reposition:0";
const CARD = "card:assault-orders:0";
const chance = { type: "WhatToDeclare", about: "declare-turn-start", options: [null, ORDER, CARD] };

describe("what is declared", () => {
  it("is taken up first, and then declared", () => {
    const offered = options(chance, words) ?? [];
    expect(offered.map((each) => each.parts.length)).toEqual([1, 2, 2]);
    expect(partsAt(offered, []).map((each) => each.target)).toEqual([
      "answer/null",
      "thing/outriders.1",
      "hand/assault-orders",
    ]);
    expect(partsAt(offered, ["thing/outriders.1"])).toHaveLength(1);
  });

  it("can be read while it is taken up", () => {
    expect(takenUp(chance, new Map())).toBeNull();
    expect(takenUp(chance, new Map([["thing/outriders.1", { chosen: true }]]))).toBe("tactical-reposition");
    expect(takenUp(chance, new Map([["hand/assault-orders", { chosen: true }]]))).toBe("assault-orders");
    expect(takenUp(chance, new Map([["hand/assault-orders", { chosen: false }]]))).toBeNull();
  });
});

describe("a question of the battlefield", () => {
  it("of a charge begins with the facing that the server offers", () => {
    const asked = { type: "ChargeFacing", heading: 0, first: 410 } as unknown as ChargeFacing;
    expect(blank(asked)).toBe(410);
  });

  it("which cards or dice needs no list beside the cards and dice", () => {
    const several = { type: "Some", about: "discard", options: [0, 1], least: 0, most: 2 };
    expect(preparing(several, words)?.inWords).toBe(true);
    const place = { type: "Turned", about: "pivot", heading: 0, x: 0, y: 0, tray: "infantry" };
    expect(preparing(place, words)?.inWords).toBeUndefined();
  });

  it("that a text asks is one of cards in the guide, and not a time to wait", () => {
    expect(
      guideStep({ round: 1, active: "seat-1" }, { about: "choose-unit", text: "tactical-reposition" }),
    ).toBe("cards");
    expect(guideStep({ round: 1, active: "seat-2" }, null)).toBe("wait");
  });

  it("without a paragraph of its own is still mine, and nobody acts once the battle is over", () => {
    expect(guideStep({ round: 1, active: "seat-2" }, { about: "take-objective" })).toBe("question");
    expect(guideStep({ round: 6, active: null }, null)).toBe("over");
    expect(guideStep({ round: 6 }, null)).toBe("over"); // as it is once what changed has come
  });

  it("that has places for answers lists each whole, not first a bare number", () => {
    const choices = Array.from({ length: 12 }, (_, n) => ({
      answer: { face: (n % 3) * 100, travel: n },
      label: `place ${n}`,
    }));
    const listed = { seat: "seat-1", asked: 1, choices, more: true };
    const asked = question({ type: "Move", about: "maneuver" }, words, null, listed);
    if (asked.kind !== "options") throw new Error(asked.kind);
    expect(partsAt(asked.options, []).map((part) => part.label)).toEqual(choices.map((each) => each.label));
  });
});

describe("whom to attack", () => {
  const odds = (...wounds: number[]) => ({ wounds, panic_fails: 0.25 });
  const chance = { how: "charge", weapon: "long-sword", arc: "front", arrives: 2, chance: 0.5 };
  const target: WhichTarget = {
    type: "WhichTarget",
    about: "charge-target",
    rule: "MIN-CHARGE-02",
    unit: "guardsmen.1",
    options: ["outriders.1", "piece:stakes"],
    barred: [],
    chances: [
      { ...chance, unit: "outriders.1", attack: odds(0.5, 0.5) },
      { ...chance, unit: "outriders.1", weapon: "halberd", attack: odds(0.25, 0.5, 0.25) },
    ],
  };

  it("is told with the chance to arrive and the odds of the weapon that hurts most", () => {
    const told = (id: string, values: object) => `${id} ${JSON.stringify(values)}`;
    const said = options(target, { ...words, say: told } as unknown as Words) ?? [];
    expect(said[0]?.label).toBe(
      'answer-charge-target {"answer":"outriders.1","odds":true,"arrives":50,"mean":1,"destroys":25}',
    );
    expect(said[1]?.label).toContain('"odds":false');
    expect(said[0]?.parts.map((part) => part.target)).toEqual(["thing/outriders.1"]);
  });
});

describe("dice that are rolled again", () => {
  const dice = { type: "WhichDice", options: [0, 1, 2, 3], least: 0, most: 4, idle: [] };

  it("are at first those that failed", () => {
    const own = preparing({ ...dice, about: "reroll-attack", failed: [1, 3] }, words);
    expect(own?.blank).toEqual([1, 3]);
    expect(own?.answer(own.blank)).toEqual([1, 3]);
    expect(own?.resumed([0])).toEqual([0]);
  });

  it("are none where a token would be spent for them", () => {
    expect(preparing({ ...dice, about: "spend-weakened", failed: [] }, words)?.blank).toEqual([]);
  });
});
