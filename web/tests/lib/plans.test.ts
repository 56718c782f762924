import { describe, expect, it } from "vitest";
import { face, left, usual } from "../../src/lib/clock";
import { asPlayed, faces, tableWords } from "../../src/lib/faces";
import { figure } from "../../src/lib/figure";
import { Language } from "../../src/lib/language";
import type { GameInfo, MatchInfo, SeatInfo, SeatPlan } from "../../src/lib/messages";
import { againstBots, botsPlan, formatOf, withHouse } from "../../src/lib/plan";
import { routeOf } from "../../src/lib/route";
import { entries, fitted, optionLabel, valueLabel } from "../../src/lib/schema";
import { players } from "../../src/lib/seats";
import { isNewer } from "../../src/lib/site.svelte";
import { Words } from "../../src/lib/words";

describe("options", () => {
  const schema = {
    $ref: "#/$defs/Options",
    $defs: {
      Options: {
        type: "object",
        properties: {
          seats: { type: "integer" },
          starter: { anyOf: [{ type: "integer", format: "seat" }, { type: "null" }], default: null },
          tides: { type: "boolean", default: true },
          deck: { enum: ["wolves", "lions"], default: "wolves" },
          houses: {
            type: "array",
            format: "per-seat",
            items: { enum: ["stark", "tyrell", null] },
            default: [],
          },
          rounds: { type: "integer", minimum: 6, maximum: 10, default: 10 },
          points: { type: "integer", minimum: 0, maximum: 999, default: 40 },
          cards: { type: "array", items: { $ref: "#/$defs/Card" }, default: [] },
        },
      },
      Card: { type: "object", properties: { value: { type: "integer" } } },
    },
  };

  it("are read from the game's schema, but for the seats", () => {
    expect(entries(schema).map((entry) => [entry.name, entry.control.kind])).toEqual([
      ["starter", "seat"],
      ["tides", "switch"],
      ["deck", "choice"],
      ["houses", "list"],
      ["rounds", "choice"],
      ["points", "number"],
      ["cards", "rows"],
    ]);
  });

  it("that may be left open say so", () => {
    expect(entries(schema)[0]!.control).toMatchObject({ optional: true });
    const houses = { kind: "list", perSeat: true, item: { values: ["stark", "tyrell"], optional: true } };
    expect(entries(schema).find(({ name }) => name === "houses")!.control).toMatchObject(houses);
  });

  it("that speak of seats are left open again when those seats are gone", () => {
    const set = { starter: 3, houses: ["stark", null, "tyrell"], tides: false };
    expect(fitted(entries(schema), set, 3)).toEqual(set);
    expect(fitted(entries(schema), set, 2)).toEqual({ tides: false });
    expect(fitted(entries(schema), { starter: null }, 2)).toEqual({ starter: null });
  });

  it("and their values have the game's own words, if it has any", () => {
    const words = new Words(
      new Language("en", [
        "label-tides-option = Tides of Battle\nlabel-deck-option-lions = All lions",
        "name-wolves = Wolves\nweb-option-open = left open",
      ]),
    );
    expect(optionLabel("tides", words)).toBe("Tides of Battle");
    expect(optionLabel("deck", words)).toBe("deck");
    expect(["wolves", "lions", null].map((value) => valueLabel("deck", value, words))).toEqual([
      "Wolves",
      "All lions",
      "left open",
    ]);
  });
});

describe("playing against bots", () => {
  const intrigue = { name: "intrigue", counts: [2, 3, 4], seats: { 3: ["seat-1", "seat-2", "seat-3"] } };
  const board = {
    name: "boardgame2",
    counts: [3, 4],
    seats: { 3: ["stark", "lannister"], 4: ["stark", "lannister", "greyjoy"] },
  };
  const planned = (game: object, wished: object) =>
    botsPlan(game as GameInfo, wished, ["random", "squire"], "squire");

  it("seats three where three can play: me and two bots", () => {
    const plan = againstBots(intrigue as unknown as GameInfo, planned(intrigue, {}));
    expect(plan.seats).toEqual([
      { kind: "me" },
      { kind: "bot", bot: "squire" },
      { kind: "bot", bot: "squire" },
    ]);
  });

  it("seats as few as the game allows where three cannot", () => {
    expect(planned({ name: "x", counts: [2], seats: {} }, {}).count).toBe(2);
  });

  it("is a duel where formats say so, and the usual number of another format when that is chosen", () => {
    const formats = [
      { name: "joust", counts: [2], usual: 2 },
      { name: "melee", counts: [3, 4, 5, 6], usual: 4 },
    ];
    const cards = { name: "cardgame", counts: [2, 3, 4, 5, 6], seats: {}, formats };
    expect(planned(cards, {}).count).toBe(2);
    expect(planned(cards, { count: 5 }).count).toBe(5);
    expect(formatOf(cards as unknown as GameInfo, 2)).toBe(formats[0]);
    expect(formatOf(cards as unknown as GameInfo, 3)).toMatchObject({ name: "melee", usual: 4 });
    expect(formatOf(intrigue as unknown as GameInfo, 3)).toBeNull();
  });

  it("is planned as it was the last time", () => {
    const plan = planned(board, { count: 4, bot: "random", house: "greyjoy" });
    expect(plan).toEqual({ count: 4, bot: "random", house: "greyjoy" });
    const { seats } = againstBots(board as unknown as GameInfo, plan);
    expect(seats).toHaveLength(4);
    expect(seats[0]).toEqual({ kind: "me", seat: "greyjoy" });
    expect(seats[1]).toEqual({ kind: "bot", bot: "random" });
  });

  it("leaves what is not on offer to what is usual", () => {
    expect(planned(board, { count: 3, bot: "gone", house: "greyjoy" })).toEqual({
      count: 3,
      bot: "squire",
      house: null,
    });
    expect(planned(intrigue, { count: 9, house: "stark" })).toMatchObject({ count: 3, house: null });
  });
});

describe("houses", () => {
  const plans: SeatPlan[] = [{ kind: "me", seat: "stark" }, { kind: "bot", bot: "squire" }, { kind: "open" }];

  it("are taken, given to the draw, and exchanged with whoever had them", () => {
    const seats = (n: number, house: string | null) =>
      withHouse(plans, n, house).map((plan) => plan.seat ?? null);
    expect(seats(1, "lannister")).toEqual(["stark", "lannister", null]);
    expect(seats(0, null)).toEqual([null, null, null]);
    expect(seats(1, "stark")).toEqual([null, "stark", null]);
    expect(withHouse(withHouse(plans, 1, "lannister"), 1, "stark").map((plan) => plan.seat)).toEqual([
      "lannister",
      "stark",
      undefined,
    ]);
  });

  it("lead, and whoever plays them follows", () => {
    const words = new Words(
      new Language("en", [
        "name-stark = Stark\nname-lannister = Lannister\nbot-squire = Squire",
        "web-open-seat = open\nweb-house-of = { $house } ({ $who })",
      ]),
    );
    const seat = { person: null, bot: "squire", drawn: false };
    const seats = [
      { ...seat, seat: "stark" },
      { ...seat, seat: "lannister" },
      { ...seat, seat: "greyjoy", drawn: true },
      { ...seat, seat: "tyrell", bot: null },
    ] as unknown as SeatInfo[];
    expect(Object.values(players(seats, words))).toEqual([
      "Stark (Squire)",
      "Lannister (Squire)",
      "Squire 3",
      "open",
    ]);
    const info = { seats: seats.slice(0, 2), my_seats: [], waiting_for: [] } as unknown as MatchInfo;
    expect(tableWords(info, words, null).name("stark")).toBe("Stark");
    expect(faces(info, words).map(({ name, player }) => [name, player])).toEqual([
      ["Stark", "Squire"],
      ["Lannister", "Squire"],
    ]);
  });
});

describe("addresses", () => {
  const at = (path: string) => routeOf(new URL(path, "http://maester.test"));

  it("name a screen and what it shows", () => {
    expect(at("/").screen).toBe("lobby");
    expect(at("/match/abc")).toMatchObject({ screen: "match", what: "abc" });
    expect(at("/rules/intrigue#INT-TURN-03")).toMatchObject({ screen: "rules", anchor: "INT-TURN-03" });
    expect(at("/replay/abc?at=7").query.get("at")).toBe("7");
  });

  it("that mean nothing lead nowhere", () => {
    for (const path of ["/match", "/mine/abc", "/match/a/b", "/elsewhere"])
      expect(at(path).screen).toBe("nowhere");
  });
});

describe("clocks", () => {
  it("usually leave time for a match of that length", () => {
    expect(usual("live", [10, 30])).toEqual({ kind: "live", seconds: 900, increment: 10, delay: 0 });
    expect(usual("live", [120, 240])).toEqual({ kind: "live", seconds: 7200, increment: 30, delay: 0 });
    expect(usual("days", [120, 240])).toMatchObject({ kind: "days", seconds: 86_400 });
  });

  const seat = { seconds_left: 90, ticking: true } as SeatInfo;

  it("run only while they tick, and never below zero", () => {
    expect(left(seat, 30_000)).toBe(60);
    expect(left({ ...seat, ticking: false }, 30_000)).toBe(90);
    expect(left(seat, 200_000)).toBe(0);
    expect(left({ ...seat, seconds_left: null }, 0)).toBeNull();
  });

  it("show minutes, hours or days", () => {
    const days = (count: number) => `${count} days`;
    expect([9, 750, 18_000, 300_000].map((each) => face(each, days))).toEqual([
      "0:09",
      "12:30",
      "5:00:00",
      "3 days",
    ]);
  });
});

describe("a match that is over", () => {
  it("is seen again without how it stood at its end", () => {
    const seats = [
      {
        seat: "seat-1",
        person: { id: "a", nickname: "Arya" },
        bot: "squire",
        here: false,
        seconds_left: 3,
        ticking: true,
      },
      { seat: "seat-2", person: null, bot: "maester", here: false, seconds_left: null, ticking: false },
    ];
    const played = asPlayed({ game: "intrigue", seats } as unknown as MatchInfo);
    expect(played.seats.map(({ bot, seconds_left, ticking }) => [bot, seconds_left, ticking])).toEqual([
      [null, null, false],
      ["maester", null, false],
    ]);
  });

  it("has its results written with a true minus", () => {
    expect([-3, 0, 12].map(figure)).toEqual(["−3", "0", "12"]);
  });
});

describe("a page", () => {
  it("is out of date when another build is served, and only then", () => {
    expect(isNewer("a1", "b2")).toBe(true);
    expect(isNewer("a1", "a1")).toBe(false);
    expect([isNewer("", "b2"), isNewer("a1", "")]).toEqual([false, false]);
  });
});
