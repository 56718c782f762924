import { describe, expect, it } from "vitest";
import {
  answer,
  begin,
  handed,
  hindrance,
  mayLeavePower,
  most,
  outlook,
  sent,
  staying,
  targets,
  touched,
  unclaimed,
} from "../../../src/boards/westeros/march";
import type { Attack, March, MarchTarget } from "../../../src/boards/westeros/types";
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
const attack = (defender: string | null, strength: number, worth: Record<string, number>): Attack => ({
  defender,
  parts: [{ what: defender ? "units" : "neutral", strength }],
  strength,
  support: [
    { house: "tyrell", area: "seagard", attacker: 3, defender: 2 },
    { house: "stark", area: "karhold", attacker: 0, defender: null },
  ],
  tie: "stark",
  worth,
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
  lost_if_left: true,
};
const decision: March = {
  type: "March",
  about: "march",
  starts: { winterfell, "the-shivering-sea": { ...winterfell, units: ["ship"] } },
  armies: { winterfell: 3, "white-harbor": 2 },
  limits: [3, 2],
  power: 2,
  no_support_by: null,
  prospect: {
    bonus: { winterfell: 1, "the-shivering-sea": 0 },
    attacks: {
      "moat-cailin": attack("greyjoy", 3, { footman: 2, knight: 4 }),
      "the-eyrie": attack(null, 6, { footman: 1, knight: 2 }),
    },
  },
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
    expect(outlook(decision, together)).toMatchObject({
      sizes: { winterfell: 0, "white-harbor": 5 },
      fits: false,
    });
    expect(outlook(decision, touched(decision, begin(decision, "winterfell"), "castle-black")).fits).toBe(
      true,
    );
  });

  it("foresees fights with units, order and what could be added", () => {
    const [fight] = outlook(decision, touched(decision, begin(decision, "winterfell"), "the-eyrie")).fights;
    expect(fight).toMatchObject({ area: "the-eyrie", held: "neutral", strength: 5, help: 1 });
    const other = outlook(decision, touched(decision, begin(decision, "winterfell"), "moat-cailin")).fights;
    expect(other[0]).toMatchObject({ strength: 9, help: 3 });
    expect(most(other[0]!.attack, "defender")).toBe(2);
  });

  it("adds what others of the same march would support with", () => {
    const eyrie = { ...target("neutral", "land", 6), joining: { "white-harbor": 0, "castle-black": 1 } };
    const joining = {
      ...decision,
      starts: { winterfell: { ...winterfell, targets: { ...winterfell.targets, "the-eyrie": eyrie } } },
    };
    const support = (moves: Record<string, string[]>, no_support_by: string | null = null) =>
      outlook({ ...joining, no_support_by }, { ...begin(joining), moves }).fights[0]?.help;
    expect(support({ "the-eyrie": ["knight"] })).toBe(1);
    expect(support({ "the-eyrie": ["knight"], "white-harbor": ["footman", "footman"] })).toBe(3);
    expect(support({ "the-eyrie": ["footman"], "castle-black": ["footman", "knight"] })).toBe(5);
    expect(support({ "the-eyrie": ["footman"], "castle-black": ["footman", "knight"] }, "footman")).toBe(4);
    expect(support({ "the-eyrie": ["knight"], "moat-cailin": ["footman"] })).toBe(1);
  });

  it("says what stands against it", () => {
    const to = (...areas: string[]) =>
      areas.reduce(
        (marching, area) => sent(decision, marching, area, ["footman"]),
        begin(decision, "winterfell"),
      );
    expect(hindrance(decision, to("castle-black"))).toBeNull();
    expect(hindrance(decision, to("moat-cailin", "the-eyrie"))).toBe("two-fights");
    expect(hindrance(decision, to("the-eyrie"))).toBe("too-weak");
    expect(hindrance(decision, touched(decision, begin(decision, "winterfell"), "white-harbor"))).toBe(
      "supply",
    );
  });
});

describe("an area that all leave", () => {
  const all = sent(decision, begin(decision, "winterfell"), "castle-black", winterfell.units);

  it("is said to be lost, unless a token stays or somebody does", () => {
    expect(unclaimed(decision, all)).toBe("winterfell");
    expect(unclaimed(decision, { ...all, leave: true })).toBeNull();
    expect(unclaimed(decision, sent(decision, all, "castle-black", ["footman"]))).toBeNull();
  });

  it("is said to be lost also to who has no power to leave there", () => {
    const poor = { ...decision, power: 0, starts: { winterfell: { ...winterfell, may_leave_power: false } } };
    expect(unclaimed(poor, { ...all, leave: true })).toBe("winterfell");
  });

  it("is not lost where something else makes it one's own", () => {
    const home = { ...decision, starts: { winterfell: { ...winterfell, lost_if_left: false } } };
    expect(unclaimed(home, all)).toBeNull();
  });
});
