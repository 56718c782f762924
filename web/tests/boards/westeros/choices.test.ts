import { describe, expect, it } from "vitest";
import { options } from "../../../src/boards/westeros/choices";
import type { Draft } from "../../../src/boards/westeros/drafts";
import { guideStep } from "../../../src/boards/westeros/guide";
import { highlight } from "../../../src/boards/westeros/highlight";
import { marked } from "../../../src/boards/westeros/marking";
import { grouped, unitsIn } from "../../../src/boards/westeros/pieces";
import { preparing } from "../../../src/boards/westeros/prepared";
import { handedOver, journeys, powerWays } from "../../../src/boards/westeros/travel";
import type { LoseCount, March, Muster, Rank } from "../../../src/boards/westeros/types";
import { same } from "../../../src/lib/nothing";
import { part } from "../../loosely";
import { EDITION, words } from "./printed";

const found = (decision: unknown) => options(EDITION, part(decision), words) ?? [];
const ways = (decision: unknown) =>
  found(decision).map((option) => option.parts.map((part) => part.target).join(" "));

describe("options", () => {
  it("point at areas, cards, tracks and houses", () => {
    expect(ways({ type: "Pick", about: "retreat", options: ["riverrun", "seagard"] })).toEqual([
      "area/riverrun",
      "area/seagard",
    ]);
    expect(ways({ type: "Pick", about: "x", options: ["the-hound", null] })).toEqual([
      "card/the-hound",
      "answer/null",
    ]);
    expect(ways({ type: "Pick", about: "x", options: ["fiefdoms", "stark", "keep"] })).toEqual([
      "track/fiefdoms",
      "house/stark",
      'answer/"keep"',
    ]);
  });

  it("resolve an order, and with a star say what for", () => {
    const list = [
      { area: "lannisport", muster: false },
      { area: "lannisport", muster: true },
      { area: "stoney-sept", muster: false },
    ];
    expect(ways({ type: "Pick", about: "consolidate", options: list })).toEqual([
      "area/lannisport answer/false",
      "area/lannisport answer/true",
      "area/stoney-sept",
    ]);
  });

  it("raid one order, several, or nothing", () => {
    const reach = { token: "raid", most: 1, targets: ["crackclaw-point"], barred: {} };
    const one = { type: "ResolveRaid", about: "raid", raids: { "the-narrow-sea": reach } };
    expect(found(one).map((option) => option.answer)).toEqual([
      { area: "the-narrow-sea", targets: [] },
      { area: "the-narrow-sea", targets: ["crackclaw-point"] },
    ]);
    const two = {
      ...one,
      raids: { "the-narrow-sea": { ...reach, most: 2, targets: ["riverrun", "seagard"] } },
    };
    expect(ways(two)).toEqual([
      'answer/"done"',
      'area/riverrun answer/"done"',
      "area/riverrun area/seagard",
      'area/seagard answer/"done"',
      "area/seagard area/riverrun",
    ]);
  });

  it("let the raven rest, look, or bring an order that is allowed and another", () => {
    const raven = {
      type: "UseRaven",
      about: "raven",
      orders: { winterfell: "march-0", "white-harbor": "march-plus-1" },
      free: ["raid", "raid-special"],
      swaps: { winterfell: ["raid"], "white-harbor": ["march-plus-1", "raid", "raid-special"] },
      banned: {},
      stars: 0,
      looks: true,
    };
    expect(ways(raven)).toEqual([
      'answer/"rest"',
      'answer/"look"',
      "area/winterfell token/raid",
      "area/white-harbor token/raid",
      "area/white-harbor token/raid-special",
    ]);
  });

  it("answer small questions with one touch", () => {
    const one = { type: "Pick", about: "support-to", options: ["stark", "nobody"] };
    const support = {
      type: "GiveSupport",
      about: "support",
      fields: { riverrun: one },
      house: "tyrell",
      area: "seagard",
    };
    expect(ways(support)).toEqual(["house/stark", 'answer/"nobody"']);
    expect(found(support)[0]?.answer).toEqual({ riverrun: "stark" });
    const loss = {
      type: "LoseCount",
      about: "casualties",
      units: { riverrun: ["knight", "footman", "footman"] },
      count: 1,
    };
    expect(ways(loss)).toEqual(["unit/footman", "unit/knight"]);
  });

  it("are none where an answer is prepared", () => {
    const decision = part<Rank>({ type: "Rank", about: "settle-tie", houses: ["stark", "tyrell"] });
    expect(options(EDITION, decision, words)).toBeNull();
    const ranking = preparing(decision, words)!;
    expect(ranking.blank).toEqual({ kind: "ranks", value: [] });
    expect(ranking.answer({ kind: "ranks", value: ["tyrell"] })).toBeUndefined();
    expect(ranking.answer({ kind: "ranks", value: ["tyrell", "stark"] })).toEqual(["tyrell", "stark"]);
    expect(preparing(part({ type: "Pick", about: "x", options: [] }), words)).toBeNull();
  });

  it("are none of several march orders, and nothing is sent before one is chosen", () => {
    const start = { token: "march-0", units: ["footman"], routed: [], targets: {}, open_to: [] };
    const decision = part<March>({
      type: "March",
      about: "march",
      starts: { winterfell: start, karhold: start },
      power: 0,
    });
    const marching = preparing(decision, words)!;
    expect(marching.answer(marching.blank)).toBeUndefined();
    const chosen = { area: "karhold", moves: {}, hand: ["footman"], leave: false };
    expect(marching.answer({ kind: "march", value: chosen })).toEqual({
      area: "karhold",
      moves: {},
      leave_power: false,
    });
  });

  it("leave amounts to the bar", () => {
    expect(
      options(EDITION, part({ type: "Amount", about: "bid-fiefdoms", least: 0, most: 3 }), words),
    ).toBeNull();
  });
});

describe("marks of what is prepared", () => {
  it("are the areas a question is about, and those named so far", () => {
    const loss = part<LoseCount>({
      type: "LoseCount",
      about: "x",
      units: { riverrun: ["knight"], seagard: ["footman"] },
      count: 1,
    });
    expect(marked(loss, { kind: "losses", value: { riverrun: ["knight"] } }, null)).toEqual({
      choosable: ["riverrun", "seagard"],
      chosen: ["riverrun"],
    });
    const muster = part<Muster>({ type: "Muster", points: { pyke: 2 } });
    expect(marked(muster, { kind: "muster", value: {} }, "pyke")).toEqual({
      choosable: ["pyke"],
      chosen: ["pyke"],
    });
  });
});

describe("the story on the board", () => {
  it("points at the areas and tracks an event names", () => {
    expect(
      highlight({ type: "Marched", house: "stark", area: "winterfell", into: "karhold", units: [] }),
    ).toEqual(["area/winterfell", "area/karhold"]);
    expect(highlight({ type: "TrackFilled", track: "fiefdoms", houses: [] })).toEqual(["track/fiefdoms"]);
  });

  it("is travelled by units that are no longer there but here", () => {
    const before = {
      a: { holder: "stark", units: { footman: 1, knight: 2 } },
      b: {},
      c: { holder: "tyrell", units: { footman: 1 } },
    };
    const marched = {
      a: { holder: "stark", units: { footman: 1 } },
      b: { holder: "stark", units: { knight: 2 } },
      c: before.c,
    };
    expect(journeys(before, marched)).toEqual([{ from: "a", to: "b" }]);
    // What is mustered comes from nowhere, what is destroyed goes nowhere, and nobody turns into another house.
    const mustered = {
      a: before.a,
      b: { holder: "stark", units: { footman: 1 } },
      c: { holder: "stark", units: { knight: 1 } },
    };
    expect(journeys(before, mustered)).toEqual([]);
    expect(journeys(before, before)).toEqual([]);
  });
});

describe("tokens and power", () => {
  it("go from whoever held a token to whoever holds it now", () => {
    const before = { "iron-throne": "stark", fiefdoms: "tyrell", "kings-court": "stark" };
    expect(handedOver(before, { ...before, fiefdoms: "martell" })).toEqual(["fiefdoms"]);
    expect(handedOver(before, before)).toEqual([]);
    // A token that nobody held comes from nowhere.
    expect(handedOver({}, before)).toEqual([]);
  });

  it("go from the area or the house that gave power to the house that has it", () => {
    const lost = { type: "PowerLost", house: "tyrell", power: 1, why: "pillage" } as const;
    const gained = { type: "PowerGained", house: "stark", power: 1, why: "pillage" } as const;
    const here = { type: "PowerConsolidated", house: "stark", area: "winterfell", power: 2 } as const;
    expect(powerWays([here, lost, gained])).toEqual([
      { from: { area: "winterfell" }, to: "stark" },
      { from: { house: "tyrell" }, to: "stark" },
    ]);
    // Nothing is taken from anybody by a gain of another kind, or by one that comes first.
    expect(powerWays([lost, { ...gained, why: "card" }])).toEqual([]);
    expect(powerWays([gained, lost])).toEqual([]);
    expect(powerWays([{ ...here, power: 0 }])).toEqual([]);
  });
});

describe("pieces", () => {
  it("stand in their order, whatever came first, the routed ones of a kind last", () => {
    expect(unitsIn({ units: { ship: 1, knight: 2, footman: 1 }, routed: { knight: 1 } })).toEqual([
      { kind: "footman", routed: false },
      { kind: "knight", routed: false },
      { kind: "knight", routed: true },
      { kind: "ship", routed: false },
    ]);
    expect(unitsIn(undefined)).toEqual([]);
  });

  it("stand for themselves where there is room, and for their kind where there is not", () => {
    const two = [
      { kind: "footman", routed: false },
      { kind: "knight", routed: true },
    ];
    expect(grouped(two, 4)).toHaveLength(2);
    const five = [
      { kind: "footman", routed: false },
      { kind: "footman", routed: false },
      { kind: "footman", routed: false },
      { kind: "knight", routed: false },
      { kind: "knight", routed: true },
    ];
    expect(grouped(five, 4)).toEqual([
      { kind: "footman", routed: false, count: 3 },
      { kind: "knight", routed: false, count: 1 },
      { kind: "knight", routed: true, count: 1 },
    ]);
  });
});

describe("what preparing begins with", () => {
  const support = {
    type: "GiveSupport",
    attacker: "stark",
    defender: "lannister",
    fields: { riverrun: {}, harrenhal: {} },
  };

  it("is all support for a house in its own fight, and none said in that of others", () => {
    const own = preparing(part({ ...support, house: "stark" }), words)!;
    expect([own.blank, own.proposes]).toEqual([
      { kind: "support", value: { riverrun: "stark", harrenhal: "stark" } },
      true,
    ]);
    const others = preparing(part({ ...support, house: "tyrell" }), words)!;
    expect([others.blank, others.proposes]).toEqual([{ kind: "support", value: {} }, false]);
  });

  it("is a march of some order: doing nothing uses up that one", () => {
    const march = preparing(part({ type: "March", starts: { riverrun: {}, harrenhal: {} } }), words)!;
    const stays = [{ area: "riverrun" }, { area: "harrenhal" }];
    const at = (area: string) => part<Draft>({ kind: "march", value: { area, moves: {} } });
    expect(march.nothingOf!(at("harrenhal"), stays)).toBe(stays[1]);
    expect(march.nothingOf!(at(""), stays)).toBeUndefined();
  });
});

describe("an answer", () => {
  it("is the same in whatever order its fields come", () => {
    expect(same({ area: "riverrun", moves: {}, leave: null }, { moves: {}, area: "riverrun" })).toBe(true);
    expect(same({ area: "riverrun" }, { area: "harrenhal" })).toBe(false);
  });
});

describe("the guide", () => {
  it("speaks of the step we are in, and of a combat before its step", () => {
    expect(guideStep({ phase: "planning", step: "assign-orders" })).toBe("orders");
    expect(guideStep({ phase: "westeros", step: "resolve" })).toBe("westeros");
    expect(guideStep({ phase: "action", step: "marches", battle: part({ step: "retreat" }) })).toBe(
      "aftermath",
    );
    expect(guideStep({ phase: "over", step: "clean-up" })).toBe("over");
  });
});
