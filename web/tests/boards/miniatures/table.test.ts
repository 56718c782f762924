import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { options as listing } from "../../../src/boards/miniatures/choices";
import { differencesOf, housesOf, inLines, linesOf, said } from "../../../src/boards/miniatures/describing";
import { type Several, severalOf, toggled } from "../../../src/boards/miniatures/prepared";
import * as rail from "../../../src/boards/miniatures/rail";
import * as rolls from "../../../src/boards/miniatures/rolls";
import { pointed, offered as texts } from "../../../src/boards/miniatures/targets";
import type { Rolled, View } from "../../../src/boards/miniatures/types";
import { Language } from "../../../src/lib/language";
import { Words } from "../../../src/lib/words";
import { loosely } from "../../loosely";

const [options, offered] = [loosely(listing), loosely(texts)];
const [chapters, highlight, lead] = [loosely(rail.chapters), loosely(rail.highlight), loosely(rail.lead)];
const [line, repeated] = [loosely(rail.line), loosely(rail.repeated)];
const { explained } = rolls;
const [declaredBy, rollsOf] = [loosely(rolls.declaredBy), loosely(rolls.rollsOf)];

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const moments = JSON.parse(read("./views.json")) as readonly { seat: string; view: View }[];
const english = ["words/en", "words/web-en", "games/miniatures/words/en"];
const words = new Words(
  new Language(
    "en",
    english.map((file) => read(`../../../../src/maester/${file}.ftl`)),
  ),
);

describe("dice", () => {
  const die = (face: number, counts = true, sides = 6) => ({ face, counts, sides });
  const rolled = (more: Partial<Rolled>): Rolled => ({ dice: [], parts: [], sure: [], without: "", ...more });
  const attack = (again: boolean, hits: number) => ({
    type: "AttackRolled",
    unit: "bowmen.1",
    rolled: rolled({ dice: [die(1, false), die(5)], needed: 4, least: 4 }),
    hits,
    again,
  });
  const panic = {
    type: "PanicTested",
    unit: "guardsmen.2",
    rolled: rolled({
      dice: [die(3), die(4), die(2, true, 3)],
      needed: 6,
      parts: [
        { n: -1, source: "crown" },
        { n: -1, source: "rear" },
      ],
      thrown: 7,
      result: 5,
    }),
    passed: false,
  };

  it("lie there until somebody is activated; those rolled again take the place of the first", () => {
    const activated = { type: "UnitActivated", unit: "bowmen.1" };
    expect(rollsOf([panic, activated, attack(false, 1)]).map(({ kind }) => kind)).toEqual(["attack"]);
    expect(rollsOf([attack(false, 1), attack(true, 2), panic]).map(({ count }) => count)).toEqual([
      2,
      undefined,
    ]);
    expect(rollsOf([panic, activated])).toEqual([]);
    const zones = { type: "ZonesRolled", dice: { "seat-1": die(2, false), "seat-2": die(5) } };
    expect(rollsOf([zones])[0]?.seats).toEqual(["seat-1", "seat-2"]);
  });

  it("are explained: the sum, the number needed, and what changed it", () => {
    expect(explained(panic.rolled, words)).toBe("7 \u2212 1 \u2212 1 = 5, needed 6: Crown, Rear");
    expect(explained(attack(false, 1).rolled, words)).toBe("A 4 or more counts");
    const spoilt = rolled({
      dice: [die(4, false)],
      needed: 4,
      least: 5,
      parts: [{ n: -1, source: "disrupt" }],
    });
    expect(explained(spoilt, words)).toBe("Printed 4, \u22121 Disrupt: a 5 or more counts");
    const speed = [{ n: 5, source: "speed" }];
    const charge = { dice: [die(4)], needed: 8, parts: speed, thrown: 4, result: 9 };
    expect(explained(rolled(charge), words)).toBe("4 + 5 = 9, needed 8: Speed");
    const arrows = { dice: [die(3, true, 3)], parts: [{ n: 2, source: "" }], thrown: 3, result: 5 };
    expect(explained(rolled(arrows), words)).toBe("3 + 2 = 5");
    const safe = { dice: [die(1), die(1)], needed: 6, thrown: 2, result: 2, sure: ["disrupt"] };
    expect(explained(rolled(safe), words)).toBe("2, needed 6 \u00b7 succeeds in any case: Disrupt");
  });

  it("and where there are none, it says why", () => {
    const unhurt = {
      type: "PanicTested",
      unit: "bowmen.1",
      rolled: rolled({ without: "no-wounds" }),
      passed: true,
    };
    expect(rollsOf([unhurt])).toHaveLength(1);
    expect(explained(unhurt.rolled, words)).toBe("No wounds, so no dice");
  });
});

describe("several of a list", () => {
  const dice = {
    type: "Some",
    about: "reroll-attack",
    options: [0, 2, 3],
    least: 0,
    most: 2,
  } as unknown as Several;

  it("are taken, given back, and the first gives way to one too many", () => {
    expect(severalOf(dice)).toBe("dice");
    expect(toggled(dice, [0], 2)).toEqual([0, 2]);
    expect(toggled(dice, [0, 2], 0)).toEqual([2]);
    expect(toggled(dice, [0, 2], 3)).toEqual([2, 3]);
    expect(toggled(dice, [0], 1)).toEqual([0]);
  });
});

describe("what an answer points at", () => {
  it("is a unit, a zone, a card in hand, a seat or a piece, or nothing", () => {
    expect(pointed("guardsmen~2.1")).toBe("thing/guardsmen~2.1");
    expect(pointed("order:bowmen.1:volley")).toBe("thing/bowmen.1");
    expect(pointed("card:winter-is-coming")).toBe("hand/winter-is-coming");
    expect(pointed("crown", "claim-zone")).toBe("zone/crown");
    expect(pointed("crown")).toBeNull();
    expect(pointed("seat-2")).toBe("seat/seat-2");
    expect(pointed(null)).toBeNull();
  });

  it("is touched first, where several things can be done with it", () => {
    const decision = {
      type: "Pick",
      about: "declare-turn-start",
      options: ["order:bowmen.1:a", "order:bowmen.1:b", null],
    };
    const [one, other, none] = options(decision, words)!;
    expect(one!.parts.map(({ target }) => target)[0]).toBe("thing/bowmen.1");
    expect(other!.parts).toHaveLength(2);
    expect(none!.parts).toHaveLength(1);
  });

  it("is each number that a text asks for, nought last, so that keys mean what they say", () => {
    const decision = { type: "SaidAmount", about: "suffer-up-to", least: 0, most: 3, text: "" };
    expect(options(decision, words)!.map(({ answer }) => answer)).toEqual([1, 2, 3, 0]);
  });
});

describe("the story", () => {
  it("tells an action once: when it is chosen, until it is done", () => {
    const chosen = { type: "ActionChosen", unit: "bowmen.1", action: "maneuver" };
    const moved = { type: "UnitMoved", unit: "bowmen.1", how: "maneuver" };
    expect(repeated([chosen], 0)).toBe(false);
    expect(repeated([chosen, moved], 0)).toBe(true);
    expect(repeated([chosen, moved], 1)).toBe(false);
    expect(repeated([chosen, { ...moved, unit: "guardsmen.2" }], 0)).toBe(false);
    expect(repeated([{ ...chosen, action: "forgo" }, moved], 0)).toBe(false);
    expect(
      repeated(
        [
          { ...chosen, action: "charge" },
          { type: "ChargeDeclared", unit: "bowmen.1" },
        ],
        0,
      ),
    ).toBe(true);
  });

  it("calls a marker by the card that lies at it", () => {
    const view = { markers: [{ name: "centre", card: "war-council" }, { name: "near-left" }] };
    const free = { type: "MarkersChanged", marker: "centre", unit: null };
    expect(line(free, view, words)).toBe("“War Council” is free.");
    expect(line({ ...free, unit: "bowmen.1" }, view, words)).toBe(
      "“War Council” is controlled by Stark Bowmen.",
    );
    expect(line({ ...free, marker: "near-left" }, view, words)).toBeNull();
    expect(line({ type: "UnitActivated", unit: "bowmen.1" }, view, words)).toBeNull();
  });

  it("names what it is about, and begins with setting up", () => {
    expect(highlight({ type: "UnitMoved", unit: "bowmen.1", how: "march" })).toEqual(["thing/bowmen.1"]);
    expect(highlight({ type: "ZoneClaimed", ncu: "varys.2", zone: "crown" })).toEqual([
      "thing/varys.2",
      "zone/crown",
    ]);
    const story = [{ type: "ObjectiveDrawn" }, { type: "RoundBegan", round: 1 }];
    expect([...chapters(story, words).values()].map(([first]) => first!.text)).toEqual(["Setup", "Round 1"]);
  });
});

describe("armies", () => {
  const { view } = moments[0]!;
  const alike = (...factions: string[]) =>
    differencesOf({
      players: factions.map((faction, n) => ({ seat: `seat-${n + 1}`, faction })),
    } as unknown as View);

  it("of different houses need no number", () => {
    expect(differencesOf(view).size).toBe(0);
    expect([...housesOf(view).keys()]).toEqual(view.players.map(({ seat }) => seat));
  });

  it("of one house are told apart by the number of the seat, and every second one by its tinctures", () => {
    expect([...alike("stark", "tyrell", "stark")]).toEqual([
      ["seat-1", { number: 1, changed: false }],
      ["seat-3", { number: 3, changed: true }],
    ]);
    expect([...alike("stark", "stark", "stark", "stark").values()].map(({ changed }) => changed)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it("have names that go on in the next line after a space or a hyphen", () => {
    expect(inLines("Umber-Berserker (1)")).toEqual(["Umber-", "Berserker (1)"]);
    expect(inLines("Armbrustschützen")).toEqual(["Armbrustschützen"]);
    expect(inLines("Plünderer des Freien Volks")).toEqual(["Plünderer des", "Freien Volks"]);
    // Somewhat smaller letters rather than a third line.
    expect(inLines("Berserkers van Huis Umber")).toEqual(["Berserkers van", "Huis Umber"]);
    expect(inLines("Gezworen Schilden van Huis Tully")).toHaveLength(3);
  });

  it("have names without that of their house, wherever it stands", () => {
    const dutch = ["words/nl", "words/web-nl", "games/miniatures/words/nl"];
    const files = dutch.map((file) => read(`../../../../src/maester/${file}.ftl`));
    const unit = { unit: "sworn-swords~1.1", seat: "seat-1", card: "sworn-swords" };
    const view = {
      players: [{ seat: "seat-1", faction: "stark" }],
      units: [unit],
      ncus: [],
    } as unknown as View;
    const lines = (said: Words) => linesOf(view, view.units[0]!, said);
    expect(lines(words)).toEqual(["Sworn Swords", "(1)"]);
    expect(lines(new Words(new Language("nl", files)))).toEqual(["Gezworen", "Zwaarden (1)"]);
  });

  it("have units whose names fit their trays, and are said whole", () => {
    for (const { view } of moments)
      for (const unit of view.units) {
        const lines = linesOf(view, unit, words);
        expect(lines.length).toBeLessThanOrEqual(3);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(16);
        expect(said(view, unit, words)).toMatch(/wounds? left, \d+ models?/);
      }
  });
});

describe("whose line of the story it is", () => {
  const view = moments[0]!.view;
  const { unit, seat } = view.units[0]!;

  it("is that of the seat, or of the owner of the unit", () => {
    const house = view.players.find((each) => each.seat === seat)?.faction;
    expect(lead({ type: "UnitMoved", unit }, view)?.house).toBe(house);
    expect(lead({ type: "CardsDrawn", seat }, view)?.house).toBe(house);
    expect(lead({ type: "MarkerPlaced", marker: "centre" }, view)).toBeNull();
  });

  it("is told apart, where both are of one house", () => {
    const players = view.players.map((each) => ({ ...each, faction: "stark" }));
    const leads = players.map((each) => lead({ seat: each.seat }, { ...view, players }));
    expect(leads.slice(0, 2).map((each) => each?.changed)).toEqual([false, true]);
  });
});

describe("what may be declared", () => {
  it("can be read before it is taken up, each order once; cards are in hand", () => {
    const options = [null, "order:bowmen.1:volley", "order:guardsmen.1:volley", "card:winters-might"];
    expect(offered({ type: "WhatToDeclare", options })).toEqual(["volley"]);
  });

  it("and what the other has declared, until somebody else is activated", () => {
    const declared = { type: "EffectDeclared", seat: "seat-2", key: "order:bowmen.2:volley" };
    expect(declaredBy([declared], "seat-1")).toEqual({ seat: "seat-2", text: "volley" });
    expect(declaredBy([declared], "seat-2")).toBeNull();
    expect(declaredBy([declared, { type: "UnitActivated", unit: "bowmen.1" }], "seat-1")).toBeNull();
    expect(declaredBy([declared, { type: "UnitMoved", unit: "bowmen.1" }], "seat-1")).not.toBeNull();
  });
});

describe("numbers", () => {
  it("are chosen with one touch where they are few", () => {
    const asked = { type: "Amount", about: "restore", least: 0, most: 3 };
    expect(options(asked, words)?.map((each) => each.answer)).toEqual([1, 2, 3, 0]);
    expect(options({ ...asked, most: 60 }, words)).toBeNull();
  });
});
