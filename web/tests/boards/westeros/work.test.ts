import { beforeEach, describe, expect, it } from "vitest";
import type { Json, Mark } from "../../../src/boards/contract";
import { desk } from "../../../src/boards/westeros/desk.svelte";
import type { Prepared } from "../../../src/boards/westeros/types";
import { Work } from "../../../src/boards/westeros/work.svelte";
import { EDITION } from "./printed";

const field = {
  type: "Pick",
  about: "order",
  options: ["march-0", "march-plus-1", "support", "support-plus-1"],
};
const orders: Json = {
  type: "PlaceOrders",
  about: "orders",
  fields: { winterfell: field, "white-harbor": field },
  tokens: { "march-0": 1, support: 2 },
  banned: {},
  stars: 0,
  blanks: 0,
};
const target = { ground: "land", held: "free", force: 0, support: 0, room: 3 };
const start = (...to: string[]) => ({
  token: "march-0",
  units: ["footman"],
  routed: [],
  targets: Object.fromEntries(to.map((area) => [area, target])),
  may_leave_power: false,
  lost_if_left: false,
});
const march: Json = {
  type: "March",
  about: "march",
  starts: { winterfell: start("karhold", "white-harbor"), "white-harbor": start("winterfell") },
  armies: {},
  limits: [],
  power: 0,
};

let touched: string[] = [];
let chosen: string | null = null;

function at(prepared: Prepared, choosable: readonly string[]): Work {
  desk.open(prepared, `a question ${Math.random()}`);
  return new Work({
    prepared,
    get draft() {
      return desk.of(prepared);
    },
    edition: EDITION,
    get marks() {
      const starts = prepared.type === "March" ? Object.keys(prepared.starts) : [];
      const mark = (area: string): [string, Mark] => [
        `area/${area}`,
        { target: `area/${area}`, label: area, chosen: chosen === area, next: true },
      ];
      return new Map(starts.map(mark));
    },
    choosable: new Set(choosable),
    touch: (target) => {
      touched.push(target);
      chosen = target.slice("area/".length);
    },
    show: () => {},
  });
}

beforeEach(() => {
  touched = [];
  chosen = null;
});

describe("orders", () => {
  it("go from the hand to the area that is touched, as long as there are tokens", () => {
    const work = at(orders, ["winterfell", "white-harbor"]);
    work.pick("march-0");
    work.touchArea("winterfell");
    expect(desk.of(orders)).toEqual({ winterfell: "march-0" });
    expect(work.picked).toBeNull();
    work.pick("support");
    work.look("white-harbor");
    expect(desk.of(orders)).toEqual({ winterfell: "march-0", "white-harbor": "support" });
    expect(work.picked).toBeNull();
  });

  it("go nowhere else, and say why, where they cannot lie", () => {
    const work = at(orders, ["winterfell", "white-harbor"]);
    work.pick("march-0");
    work.touchArea("karhold");
    expect(work.why).toEqual({ token: "march-0", area: "karhold", because: "no-units" });
    work.lay("support-plus-1", "winterfell");
    expect(work.why?.because).toBe("banned");
    expect(desk.of(orders)).toEqual({});
    expect(work.picked).toBe("march-0");
    work.touchArea("winterfell");
    expect(work.why).toBeNull();
    work.pick("march-0");
    expect(work.why).toEqual({ token: "march-0", area: null, because: "none-left" });
    expect(work.picked).toBeNull();
  });

  it("go to the area that waits, and then no other waits", () => {
    const work = at(orders, ["winterfell", "white-harbor"]);
    work.touchArea("white-harbor");
    expect(work.focus).toBe("white-harbor");
    work.pick("support");
    expect(desk.of(orders)).toEqual({ "white-harbor": "support" });
    expect(work.focus).toBeNull();
    work.pick("support");
    expect(desk.of(orders)).toEqual({ "white-harbor": "support" });
    work.touchArea("winterfell");
    expect(desk.of(orders)).toEqual({ "white-harbor": "support", winterfell: "support" });
  });

  it("are let go of", () => {
    const work = at(orders, []);
    work.pick("support");
    expect(work.letGo()).toBe(true);
    expect(work.letGo()).toBe(false);
  });
});

describe("one of several march orders", () => {
  it("is chosen on map and bar, and then lies on the desk", () => {
    const work = at(march, []);
    work.touchArea("winterfell");
    expect(touched).toEqual(["area/winterfell"]);
    work.settle();
    expect(desk.of(march).area).toBe("winterfell");
    work.touchArea("karhold");
    expect(desk.of(march).moves).toEqual({ karhold: ["footman"] });
    work.touchArea("winterfell");
    expect(desk.of(march).moves).toEqual({});
  });

  it("gives way to another that is touched before anybody was sent", () => {
    const work = at(march, []);
    work.touchArea("winterfell");
    work.settle();
    work.touchArea("white-harbor");
    expect(chosen).toBe("white-harbor");
    work.settle();
    expect(desk.of(march).area).toBe("white-harbor");
  });

  it("leaves the desk when it is let go of, but is found again after a refusal", () => {
    const work = at(march, []);
    work.touchArea("winterfell");
    work.settle();
    work.settle();
    chosen = null;
    work.settle();
    expect(desk.of(march).area).toBeNull();

    desk.change({ area: "winterfell", moves: { karhold: ["footman"] }, hand: [], leave: false });
    work.settle();
    expect(chosen).toBe("winterfell");
    expect(desk.of(march).moves).toEqual({ karhold: ["footman"] });
  });
});
