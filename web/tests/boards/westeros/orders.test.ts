import { describe, expect, it } from "vitest";
import { fitting, hindrance, left, placed, removed, waiting } from "../../../src/boards/westeros/orders";
import type { PlaceOrders } from "../../../src/boards/westeros/types";

const options = ["march-0", "march-plus-1", "support", "support-plus-1"];
const field = { type: "Pick" as const, about: "order", rule: null, options, barred: [] };
const decision: PlaceOrders = {
  type: "PlaceOrders",
  about: "orders",
  rule: null,
  edition: "boardgame2",
  fields: { winterfell: field, "white-harbor": field, "the-shivering-sea": field },
  tokens: { "march-0": 1, "march-plus-1": 1, support: 2, "support-plus-1": 1 },
  banned: { "defense-plus-1": "BG2-WCARD-05" },
  stars: 1,
  blanks: 0,
};

describe("orders behind the screen", () => {
  it("count what is left of the tokens", () => {
    const orders = { winterfell: "march-plus-1", "white-harbor": "support" };
    expect(left(decision, orders)).toMatchObject({ "march-plus-1": 0, support: 1, "march-0": 1 });
    expect(waiting(decision, orders)).toEqual(["the-shivering-sea"]);
  });

  it("say why a token cannot be placed, in the words of the server where it has some", () => {
    const refusal = { why: "too-many-special-orders", about: { stars: 1 }, rule: "BG2-PLAN-04", more: [] };
    const preview = {
      type: "OrdersPreview" as const,
      stars: 0,
      missing: 2,
      barred: { "support-plus-1": refusal },
    };
    expect(hindrance(decision, {}, preview, "support-plus-1")).toBe(refusal);
    expect(hindrance(decision, {}, preview, "support-plus-1", "winterfell")).toBe(refusal);
    expect(hindrance(decision, {}, preview, "support", "winterfell")).toBeNull();
    expect(hindrance(decision, {}, null, "support-plus-1")).toBeNull();
    expect(hindrance(decision, {}, preview, "support", "pyke")).toBe("no-units");
    const ashore = { ...field, options: ["support"] };
    const bound = { ...decision, fields: { ...decision.fields, "the-shivering-sea": ashore } };
    expect(hindrance(bound, {}, null, "march-0", "the-shivering-sea")).toBe("not-here");
    expect(hindrance(bound, {}, null, "support", "the-shivering-sea")).toBeNull();
  });

  it("let a token take the place of another", () => {
    const orders = { winterfell: "march-plus-1" };
    const refusal = { why: "too-many-special-orders", about: { stars: 1 }, rule: "BG2-PLAN-04", more: [] };
    const preview = {
      type: "OrdersPreview" as const,
      stars: 0,
      missing: 2,
      barred: { "support-plus-1": refusal },
    };
    expect(hindrance(decision, orders, preview, "support-plus-1", "winterfell")).toBeNull();
    expect(hindrance(decision, orders, preview, "support-plus-1", "white-harbor")).toBe(refusal);
    expect(placed(orders, "winterfell", "support")).toEqual({ winterfell: "support" });
    expect(removed(orders, "winterfell")).toEqual({});
  });

  it("keep of an earlier draft only what still fits", () => {
    expect(fitting(decision, { winterfell: "support", pyke: "support", "white-harbor": "raid" })).toEqual({
      winterfell: "support",
    });
  });
});
