import { describe, expect, it } from "vitest";
import { face, left } from "../../src/lib/clock";
import type { GameInfo, SeatInfo } from "../../src/lib/messages";
import { againstBots } from "../../src/lib/plan";
import { routeOf } from "../../src/lib/route";
import { entries } from "../../src/lib/schema";

describe("options", () => {
  const schema = {
    $ref: "#/$defs/Options",
    $defs: {
      Options: {
        type: "object",
        properties: {
          seats: { type: "integer" },
          starter: { anyOf: [{ type: "integer" }, { type: "null" }], default: null },
          tides: { type: "boolean", default: true },
          deck: { enum: ["wolves", "lions"], default: "wolves" },
          cards: { type: "array", items: { $ref: "#/$defs/Card" }, default: [] },
        },
      },
      Card: { type: "object", properties: { value: { type: "integer" } } },
    },
  };

  it("are read from the game's schema, but for the seats", () => {
    expect(entries(schema).map((entry) => [entry.name, entry.control.kind])).toEqual([
      ["starter", "number"],
      ["tides", "switch"],
      ["deck", "choice"],
      ["cards", "rows"],
    ]);
  });

  it("that may be left open say so", () => {
    expect(entries(schema)[0]!.control).toMatchObject({ optional: true });
  });
});

describe("playing against bots", () => {
  it("seats three where three can play: me and two bots", () => {
    const plan = againstBots({ name: "intrigue", counts: [2, 3, 4] } as unknown as GameInfo, "squire");
    expect(plan.seats).toEqual([
      { kind: "me" },
      { kind: "bot", bot: "squire" },
      { kind: "bot", bot: "squire" },
    ]);
  });

  it("seats as few as the game allows where three cannot", () => {
    expect(againstBots({ name: "x", counts: [2] } as unknown as GameInfo, "squire").seats).toHaveLength(2);
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
  const seat = { clock: 90, ticking: true } as SeatInfo;

  it("run only while they tick, and never below zero", () => {
    expect(left(seat, 30_000)).toBe(60);
    expect(left({ ...seat, ticking: false }, 30_000)).toBe(90);
    expect(left(seat, 200_000)).toBe(0);
    expect(left({ ...seat, clock: null }, 0)).toBeNull();
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
