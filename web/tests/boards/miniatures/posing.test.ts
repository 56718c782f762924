// biome-ignore-all lint/suspicious/noThenProperty: the last facing of an answer is called so

import { describe, expect, it } from "vitest";
import { Frame } from "../../../src/boards/miniatures/frame";
import {
  ahead,
  bearing,
  blank,
  dragged,
  nudged,
  poseOf,
  travelled,
  travelOf,
  turned,
  turns,
  wrapped,
} from "../../../src/boards/miniatures/posing";
import { snapped } from "../../../src/boards/miniatures/snapping";
import type {
  Move,
  Moved,
  PlaceUnit,
  Pose,
  SideStep,
  Stepped,
  Tramples,
} from "../../../src/boards/miniatures/types";

const field = { width: 48_000, trays: [], pieces: [] };
const asked = (more: object): unknown => ({
  about: "",
  rule: "",
  unit: "bowmen.1",
  tray: "infantry",
  x: 20_000,
  y: 10_000,
  heading: 0,
  field,
  ...more,
});
const move = (more = {}) => asked({ type: "Move", most: 6000, turns_first: true, ...more }) as Move;
const step = (more = {}) =>
  asked({ type: "SideStep", most: 3000, ways: ["back", "left"], turns: false, ...more }) as SideStep;
const placing = (trays: readonly object[] = []) =>
  asked({
    type: "PlaceUnit",
    zones: [[0, 0, 48_000, 10_000]],
    ahead: 0,
    field: { ...field, trays },
  }) as PlaceUnit;

describe("a heading", () => {
  it("is counted clockwise from straight ahead, in hundredths of a degree", () => {
    expect([bearing(0, 1), bearing(1, 0), bearing(0, -1), bearing(-1, 0)]).toEqual([0, 9000, 18_000, 27_000]);
    expect([wrapped(-500), wrapped(36_500)]).toEqual([35_500, 500]);
  });

  it("leads straight ahead to the thou", () => {
    expect(ahead(20_000, 10_000, 9000, 2500)).toEqual({ x: 22_500, y: 10_000 });
    expect(ahead(0, 0, 4500, 10_000)).toEqual({ x: 7071, y: 7071 });
  });
});

describe("a move", () => {
  it("begins where the unit stands", () => {
    expect(poseOf(move(), blank(move()))).toEqual({ x: 20_000, y: 10_000, heading: 0 });
  });

  it("turns to where it is dragged, goes there, and looks there", () => {
    const draft = dragged(move(), blank(move()), 23_000, 10_000) as Moved;
    expect(draft).toEqual({ face: 9000, travel: 3000, then: 9000 });
    expect(poseOf(move(), draft)).toEqual({ x: 23_000, y: 10_000, heading: 9000 });
  });

  it("goes no farther than it may, and not at all by less than a pointer can tell", () => {
    expect(travelOf(move(), dragged(move(), blank(move()), 20_000, 40_000))).toBe(6000);
    expect(dragged(move(), blank(move()), 20_003, 9998)).toEqual({ face: 0, travel: 0, then: 0 });
  });

  it("keeps the last facing that was turned by hand", () => {
    const draft = dragged(move(), turned(move(), blank(move()), 4449), 20_000, 13_000) as Moved;
    expect(draft).toEqual({ face: 0, travel: 3000, then: 4400 });
  });

  it("goes straight ahead, where it may not turn first", () => {
    const straight = move({ turns_first: false });
    expect(dragged(straight, blank(straight), 29_000, 12_000)).toEqual({ face: 0, travel: 2000, then: 0 });
  });

  it("is made longer and shorter within what is allowed", () => {
    expect(travelOf(move(), travelled(move(), blank(move()), 99_999))).toBe(6000);
    expect(travelOf(move(), travelled(move(), blank(move()), -1))).toBe(0);
  });

  it("goes a little as seen on the table", () => {
    expect(poseOf(move(), nudged(move(), blank(move()), 0, 250))).toEqual({
      x: 20_000,
      y: 10_250,
      heading: 0,
    });
  });
});

describe("a step aside", () => {
  it("begins where the server proposes, or where it stands", () => {
    const first: Stepped = { way: "left", travel: 2500, then: 0 };
    expect(blank(step({ first }))).toEqual(first);
    expect(blank(step())).toEqual({ way: "back", travel: 0, then: 0 });
  });

  it("goes the way that comes nearest", () => {
    expect((dragged(step(), blank(step()), 18_000, 9500) as Stepped).way).toBe("left");
    expect((dragged(step(), blank(step()), 19_800, 8000) as Stepped).way).toBe("back");
    // Where it may not go, it does not go.
    expect(travelOf(step(), dragged(step(), blank(step()), 25_000, 10_000))).toBe(0);
  });

  it("is turned only where the question allows it", () => {
    expect(turns(step())).toBe(false);
    expect(turned(step(), blank(step()), 9000)).toEqual(blank(step()));
    expect((turned(step({ turns: true }), blank(step()), 9000) as Stepped).then).toBe(9000);
  });
});

describe("a unit that tramples", () => {
  const trample = asked({ type: "Tramples", most: 10_000, turns_first: true, first: null }) as Tramples;

  it("is turned to where it is dragged, goes all the way, and does not turn again", () => {
    expect(blank(trample)).toEqual({ face: 0, travel: 10_000, then: 0 });
    expect(dragged(trample, blank(trample), 25_000, 10_000)).toEqual({
      face: 9000,
      travel: 10_000,
      then: 9000,
    });
    expect(turned(trample, blank(trample), 18_000)).toEqual({ face: 18_000, travel: 10_000, then: 18_000 });
    expect(nudged(trample, blank(trample), 500, 0)).toEqual(blank(trample));
    expect(poseOf(trample, blank(trample))).toEqual({ x: 20_000, y: 10_000, heading: 0 });
  });
});

describe("a tray that is put down", () => {
  const other = { unit: "spearmen.1", tray: "infantry", x: 24_000, y: 7600, heading: 0 };

  it("begins at the front of its zone, beside those that stand there", () => {
    expect(blank(placing())).toEqual({ x: 24_000, y: 7600, heading: 0 });
    const beside = blank(placing([other])) as Pose;
    expect(Math.abs(beside.x - other.x)).toBe(5500);
  });

  it("snaps flush to another, in one line with it, and stays in its zone", () => {
    const near = { x: 29_700, y: 7500, heading: 0 };
    expect(snapped(placing([other]), near)).toEqual({ x: 29_500, y: 7600, heading: 0 });
    expect(snapped(placing(), { x: 1000, y: 9000, heading: 0 })).toEqual({ x: 2750, y: 7600, heading: 0 });
    // From afar nothing pulls it.
    expect(snapped(placing([other]), { x: 35_000, y: 5000, heading: 0 })).toEqual({
      x: 35_000,
      y: 5000,
      heading: 0,
    });
  });

  it("begins where the server proposes", () => {
    const first: Pose = { x: 3000, y: 7600, heading: 0 };
    expect(blank({ ...placing(), first })).toEqual(first);
  });

  it("does not snap to where it may not stand: on a third tray, or within an inch of an enemy", () => {
    const near = { x: 29_700, y: 7500, heading: 0 };
    const third = { ...other, unit: "spearmen.2", x: 32_000 };
    expect(snapped(placing([other, third]), near)).toEqual({ ...near });
    const enemy = { ...other, enemy: true };
    expect(snapped({ ...placing([enemy]), keeps_away: true }, near)).toEqual({ ...near });
  });

  it("is not snapped while it moves", () => {
    const draft = dragged(move(), blank(move()), 21_000, 10_010);
    expect(snapped(move(), draft)).toBe(draft);
  });
});

describe("the table", () => {
  const table = { width: 48_000, depth: 48_000 };
  const players = [
    { seat: "seat-1", area: [0, 0, 48_000, 10_000] },
    { seat: "seat-2", area: [0, 38_000, 48_000, 48_000] },
  ];
  const seen = (seat: string | null) => new Frame({ table, players } as never, seat);

  it("is seen with the own edge below", () => {
    expect(seen("seat-1").at(6000, 5000)).toEqual([6, 43]);
    expect(seen("seat-2").at(6000, 43_000)).toEqual([42, 43]);
    expect(seen(null).turned).toBe(false);
  });

  it("gives back the point that is touched", () => {
    for (const seat of ["seat-1", "seat-2"]) {
      const [x, y] = seen(seat).at(12_340, 7650);
      expect(seen(seat).thou(x, y)).toEqual([12_340, 7650]);
      expect(seen(seat).degrees(4500)).toBe(seat === "seat-1" ? 45 : 225);
    }
  });
});
