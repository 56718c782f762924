import { describe, expect, it } from "vitest";
import {
  answer,
  begin,
  handed,
  mayLeavePower,
  outlook,
  sent,
  staying,
  targets,
  touched,
} from "../../../src/boards/westeros/march";
import type { March, MarchTarget } from "../../../src/boards/westeros/types";
import { EDITION } from "./printed";

const target = (
  held: MarchTarget["held"],
  ground: MarchTarget["ground"] = "land",
  force = 0,
): MarchTarget => ({
  ground,
  held,
  force,
  support: 1,
  joining: {},
  room: 3,
});
const winterfell = {
  token: "march-plus-1",
  units: ["footman", "footman", "knight"],
  routed: [],
  targets: {
    "castle-black": target("free"),
    "white-harbor": target("own"),
    "moat-cailin": target("enemy"),
    "the-eyrie": target("neutral", "land", 6),
    "bay-of-ice": target("free", "sea"),
    "the-reach": target("closed"),
  },
  may_leave_power: true,
};
const decision: March = {
  type: "March",
  about: "march",
  starts: { winterfell, "the-shivering-sea": { ...winterfell, units: ["ship"] } },
  armies: { winterfell: 3, "white-harbor": 2 },
  limits: [3, 2],
  power: 2,
  no_support_by: null,
};

describe("a march", () => {
  it("begins with the only order there is, or with none of several", () => {
    expect(begin(decision)).toEqual({ area: null, moves: {}, hand: [], leave: false });
    expect(begin({ ...decision, starts: { winterfell } }).area).toBe("winterfell");
    expect(begin(decision, "winterfell").hand).toEqual(["footman", "footman", "knight"]);
  });

  it("goes only where its units can", () => {
    const land = targets(decision, begin(decision, "winterfell"), EDITION);
    expect(land).toEqual(["castle-black", "white-harbor", "moat-cailin", "the-eyrie"]);
    expect(targets(decision, begin(decision, "the-shivering-sea"), EDITION)).toEqual(["bay-of-ice"]);
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

  it("may leave power only when nobody stays, and forgets it when somebody does", () => {
    const gone = { ...touched(decision, begin(decision, "winterfell"), "castle-black"), leave: true };
    expect(mayLeavePower(decision, gone)).toBe(true);
    expect(mayLeavePower({ ...decision, power: 0 }, gone)).toBe(false);
    expect(answer(decision, gone)).toEqual({
      area: "winterfell",
      moves: { "castle-black": ["footman", "footman", "knight"] },
      leave_power: true,
    });
    expect(sent(decision, gone, "castle-black", ["knight"]).leave).toBe(false);
  });

  it("foresees armies against supply", () => {
    const together = touched(decision, begin(decision, "winterfell"), "white-harbor");
    expect(outlook(decision, together, EDITION)).toMatchObject({
      sizes: { winterfell: 0, "white-harbor": 5 },
      fits: false,
    });
    expect(
      outlook(decision, touched(decision, begin(decision, "winterfell"), "castle-black"), EDITION).fits,
    ).toBe(true);
  });

  it("foresees fights with units and order", () => {
    const fight = outlook(
      decision,
      touched(decision, begin(decision, "winterfell"), "the-eyrie"),
      EDITION,
    ).fights;
    expect(fight).toEqual([{ area: "the-eyrie", held: "neutral", strength: 5, force: 6, support: 1 }]);
  });

  it("adds what others of the same march would support with", () => {
    const eyrie = { ...target("neutral", "land", 6), joining: { "white-harbor": 0, "castle-black": 1 } };
    const joining = {
      ...decision,
      starts: { winterfell: { ...winterfell, targets: { ...winterfell.targets, "the-eyrie": eyrie } } },
    };
    const support = (moves: Record<string, string[]>, no_support_by: string | null = null) =>
      outlook({ ...joining, no_support_by }, { ...begin(joining), moves }, EDITION).fights[0]?.support;
    expect(support({ "the-eyrie": ["knight"] })).toBe(1);
    expect(support({ "the-eyrie": ["knight"], "white-harbor": ["footman", "footman"] })).toBe(3);
    expect(support({ "the-eyrie": ["footman"], "castle-black": ["footman", "knight"] })).toBe(5);
    expect(support({ "the-eyrie": ["footman"], "castle-black": ["footman", "knight"] }, "footman")).toBe(4);
    expect(support({ "the-eyrie": ["knight"], "moat-cailin": ["footman"] })).toBe(1);
  });

  it("counts a siege engine only against a castle or stronghold", () => {
    const siege = {
      ...decision,
      starts: { winterfell: { ...winterfell, token: "march-0", units: ["siege-engine"] } },
    };
    const against = (area: string) =>
      outlook(siege, touched(siege, begin(siege), area), EDITION).fights[0]?.strength;
    expect(against("moat-cailin")).toBe(4);
    const open = {
      ...winterfell,
      token: "march-0",
      units: ["siege-engine"],
      targets: { karhold: target("enemy") },
    };
    const plain = { ...decision, starts: { winterfell: open } };
    expect(outlook(plain, touched(plain, begin(plain), "karhold"), EDITION).fights[0]?.strength).toBe(0);
  });
});
