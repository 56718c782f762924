import { beforeEach, describe, expect, it } from "vitest";
import { type Draft, marchOf, ordersOf } from "../../../src/boards/westeros/drafts";
import { blank } from "../../../src/boards/westeros/prepared";
import type { Prepared } from "../../../src/boards/westeros/questions";
import type { March, PlaceOrders, Preview } from "../../../src/boards/westeros/types";
import { Work } from "../../../src/boards/westeros/work.svelte";
import { part } from "../../loosely";

const field = {
  type: "Pick",
  about: "order",
  options: ["march-0", "march-plus-1", "support", "support-plus-1"],
};
const orders = part<PlaceOrders>({
  type: "PlaceOrders",
  about: "orders",
  fields: { winterfell: field, "white-harbor": field },
  tokens: { "march-0": 1, support: 2 },
  banned: {},
  stars: 0,
  blanks: 0,
});
const target = { held: "free", force: 0 };
const start = (...to: string[]) => ({
  token: "march-0",
  units: ["footman"],
  routed: [],
  targets: Object.fromEntries(to.map((area) => [area, target])),
  open_to: to,
});
const march = part<March>({
  type: "March",
  about: "march",
  starts: { winterfell: start("karhold", "white-harbor"), "white-harbor": start("winterfell") },
  power: 0,
});

let draft: Draft;
let preview: Preview = null;
const laid = () => ordersOf(draft);
const marching = () => marchOf(march, draft);

function at(prepared: Prepared, choosable: readonly string[]): Work {
  draft = blank(prepared);
  return new Work({
    prepared,
    get draft() {
      return draft;
    },
    get preview() {
      return preview;
    },
    marks: new Map(),
    choosable: new Set(choosable),
    change: (next) => {
      draft = next;
    },
    touch: () => {},
    show: () => {},
  });
}

beforeEach(() => {
  preview = null;
});

describe("orders", () => {
  it("go from the hand to the area that is touched, as long as there are tokens", () => {
    const work = at(orders, ["winterfell", "white-harbor"]);
    work.pick("march-0");
    work.touchArea("winterfell");
    expect(laid()).toEqual({ winterfell: "march-0" });
    expect(work.picked).toBeNull();
    work.pick("support");
    work.look("white-harbor");
    expect(laid()).toEqual({ winterfell: "march-0", "white-harbor": "support" });
    expect(work.picked).toBeNull();
  });

  it("go nowhere else, and say why, where they cannot lie", () => {
    const work = at(orders, ["winterfell", "white-harbor"]);
    work.pick("march-0");
    work.touchArea("karhold");
    expect(work.why).toEqual({ token: "march-0", area: "karhold", because: "no-units" });
    work.lay("raid", "winterfell");
    expect(work.why?.because).toBe("not-here");
    expect(laid()).toEqual({});
    expect(work.picked).toBe("march-0");
    work.touchArea("winterfell");
    expect(work.why).toBeNull();
  });

  it("go nowhere where the server says why not, but may take the place of another", () => {
    const work = at(orders, ["winterfell", "white-harbor"]);
    const refusal = {
      why: "too-few-tokens",
      about: { token: "support", count: 2 },
      rule: "BG2-PLAN-05",
      more: [],
    };
    preview = { type: "OrdersPreview", stars: 0, missing: 2, barred: { support: refusal } };
    work.lay("support", "winterfell");
    expect(work.why).toEqual({ token: "support", area: "winterfell", because: refusal });
    expect(laid()).toEqual({});
    work.lay("march-0", "winterfell");
    work.lay("support", "winterfell");
    expect(laid()).toEqual({ winterfell: "support" });
  });

  it("go to the area that waits, and then no other waits", () => {
    const work = at(orders, ["winterfell", "white-harbor"]);
    work.touchArea("white-harbor");
    expect(work.focus).toBe("white-harbor");
    work.pick("support");
    expect(laid()).toEqual({ "white-harbor": "support" });
    expect(work.focus).toBeNull();
    work.pick("support");
    expect(laid()).toEqual({ "white-harbor": "support" });
    work.touchArea("winterfell");
    expect(laid()).toEqual({ "white-harbor": "support", winterfell: "support" });
  });

  it("are let go of", () => {
    const work = at(orders, []);
    work.pick("support");
    expect(work.letGo()).toBe(true);
    expect(work.letGo()).toBe(false);
  });
});

describe("one of several march orders", () => {
  it("is chosen on the map, and then its units go", () => {
    const work = at(march, []);
    expect(marching().area).toBeNull();
    work.touchArea("winterfell");
    expect(marching().area).toBe("winterfell");
    work.touchArea("karhold");
    expect(marching().moves).toEqual({ karhold: ["footman"] });
    work.touchArea("winterfell");
    expect(marching().moves).toEqual({});
  });

  it("gives way to another that is touched before anybody was sent", () => {
    const work = at(march, []);
    work.touchArea("winterfell");
    work.touchArea("white-harbor");
    expect(marching().area).toBe("white-harbor");
  });
});
