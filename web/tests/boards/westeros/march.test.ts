import { describe, expect, it } from "vitest";
import { answer, begin, handed, sent, staying, targets, touched } from "../../../src/boards/westeros/march";
import type { March, Target } from "../../../src/boards/westeros/types";

const target = (held: Target["held"]): Target => ({
  held,
  force: 0,
  ground: "land",
  support: 0,
  joining: {},
  room: 0,
});
const winterfell = {
  token: "march-plus-1",
  units: ["footman", "footman", "knight"],
  routed: [],
  targets: {
    "castle-black": target("free"),
    "white-harbor": target("own"),
    "moat-cailin": target("enemy"),
    "bay-of-ice": target("free"),
  },
  open_to: ["castle-black", "white-harbor", "moat-cailin"],
  may_leave_power: true,
  lost_if_left: false,
};
const decision: March = {
  type: "March",
  about: "march",
  rule: null,
  edition: "boardgame2",
  armies: {},
  limits: [3, 2],
  no_support_by: null,
  starts: {
    winterfell,
    "the-shivering-sea": { ...winterfell, units: ["ship"], open_to: ["bay-of-ice"] },
  },
  power: 2,
};

describe("a march", () => {
  it("begins with the only order there is, or with none of several", () => {
    expect(begin(decision)).toEqual({ area: null, moves: {}, hand: [], leave: false });
    expect(begin({ ...decision, starts: { winterfell } }).area).toBe("winterfell");
    expect(begin(decision, "winterfell").hand).toEqual(["footman", "footman", "knight"]);
  });

  it("goes only where its units can", () => {
    expect(targets(decision, begin(decision, "winterfell"))).toEqual(winterfell.open_to);
    expect(targets(decision, begin(decision, "the-shivering-sea"))).toEqual(["bay-of-ice"]);
    expect(targets(decision, begin(decision))).toEqual([]);
  });

  it("sends the hand to a target, and what is left is in hand next", () => {
    let marching = begin(decision, "winterfell");
    marching = handed(decision, marching, "footman", -1);
    marching = touched(decision, marching, "castle-black");
    expect(marching.moves).toEqual({ "castle-black": ["footman", "knight"] });
    expect(marching.hand).toEqual(["footman"]);
    marching = touched(decision, marching, "white-harbor");
    expect(staying(decision, marching)).toEqual([]);
    expect(touched(decision, marching, "white-harbor").moves).toEqual({
      "castle-black": ["footman", "knight"],
    });
  });

  it("takes no more in hand than stand there", () => {
    const marching = begin(decision, "winterfell");
    expect(handed(decision, marching, "knight", 1)).toBe(marching);
  });

  it("forgets that power is to be left when others go", () => {
    const gone = { ...touched(decision, begin(decision, "winterfell"), "castle-black"), leave: true };
    expect(answer(gone)).toEqual({
      area: "winterfell",
      moves: { "castle-black": ["footman", "footman", "knight"] },
      leave_power: true,
    });
    expect(sent(decision, gone, "castle-black", ["knight"]).leave).toBe(false);
  });

  it("is no answer before an order is chosen", () => {
    expect(answer(begin(decision))).toBeUndefined();
  });
});
