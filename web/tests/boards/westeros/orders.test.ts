import { describe, expect, it } from "vitest";
import {
  fitting,
  hindrance,
  left,
  missing,
  placed,
  removed,
  starsLeft,
  waiting,
} from "../../../src/boards/westeros/orders";
import type { PlaceOrders } from "../../../src/boards/westeros/types";
import { EDITION } from "./printed";

const options = ["march-0", "march-plus-1", "support", "support-plus-1"];
const field = { type: "Pick" as const, about: "order", options };
const decision: PlaceOrders = {
  type: "PlaceOrders",
  about: "orders",
  fields: { winterfell: field, "white-harbor": field, "the-shivering-sea": field },
  tokens: { "march-0": 1, "march-plus-1": 1, support: 2, "support-plus-1": 1 },
  banned: { "defense-plus-1": "BG2-WCARD-05" },
  stars: 1,
  blanks: 0,
};

describe("orders behind the screen", () => {
  it("count what is left of the tokens and stars", () => {
    const orders = { winterfell: "march-plus-1", "white-harbor": "support" };
    expect(left(decision, orders)).toMatchObject({ "march-plus-1": 0, support: 1, "march-0": 1 });
    expect(starsLeft(decision, orders, EDITION)).toBe(0);
    expect(waiting(decision, orders)).toEqual(["the-shivering-sea"]);
    expect(missing(decision, orders)).toBe(1);
    expect(missing({ ...decision, blanks: 1 }, orders)).toBe(0);
  });

  it("say why a token cannot be placed", () => {
    expect(hindrance(decision, {}, EDITION, "defense-plus-1")).toBe("banned");
    expect(hindrance(decision, { winterfell: "march-0" }, EDITION, "march-0")).toBe("none-left");
    expect(hindrance(decision, { winterfell: "march-plus-1" }, EDITION, "support-plus-1")).toBe("no-stars");
    expect(hindrance(decision, {}, EDITION, "support-plus-1")).toBeNull();
    const ashore = { ...field, options: ["support"] };
    const bound = { ...decision, fields: { ...decision.fields, "the-shivering-sea": ashore } };
    expect(hindrance(bound, {}, EDITION, "march-0", "the-shivering-sea")).toBe("not-here");
    expect(hindrance(bound, {}, EDITION, "support", "the-shivering-sea")).toBeNull();
  });

  it("let a token take the place of another, which is free again", () => {
    const orders = { winterfell: "march-plus-1" };
    expect(hindrance(decision, orders, EDITION, "support-plus-1", "winterfell")).toBeNull();
    expect(hindrance(decision, orders, EDITION, "support-plus-1", "white-harbor")).toBe("no-stars");
    expect(placed(orders, "winterfell", "support")).toEqual({ winterfell: "support" });
    expect(removed(orders, "winterfell")).toEqual({});
  });

  it("keep of an earlier draft only what still fits", () => {
    expect(fitting(decision, { winterfell: "support", pyke: "support", "white-harbor": "raid" })).toEqual({
      winterfell: "support",
    });
  });
});
