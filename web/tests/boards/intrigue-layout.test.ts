import { describe, expect, it } from "vitest";
import { type Box, handLayout, nearest, PyramidLayout } from "../../src/boards/intrigue/layout";
import type { Spot } from "../../src/boards/intrigue/types";

const ROOMS = [
  { width: 344, height: 300 },
  { width: 374, height: 400 },
  { width: 820, height: 420 },
  { width: 3000, height: 1600 },
];

function overlap(one: Box, other: Box): boolean {
  const apart = 0.01;
  return (
    one.x + one.width > other.x + apart &&
    other.x + other.width > one.x + apart &&
    one.y + one.height > other.y + apart &&
    other.y + other.height > one.y + apart
  );
}

function inside(box: Box, width: number, height: number): boolean {
  const slack = 0.01;
  return (
    box.x >= -slack &&
    box.y >= -slack &&
    box.x + box.width <= width + slack &&
    box.y + box.height <= height + slack
  );
}

/** All places of a pyramid whose row 1 reaches from left to right. */
function full(left: number, right: number): Spot[] {
  const spots: Spot[] = [];
  for (let row = 1; row <= right - left + 1; row += 1)
    for (let place = left; place <= right + 1 - row; place += 1) spots.push([row, place]);
  return spots;
}

describe.each(ROOMS)("a pyramid in a room of $width by $height", (room) => {
  it.each([
    [8, -3, 4],
    [8, -7, 0],
    [7, 0, 6],
  ])("of %i places fits, and no card lies on another", (cap, left, right) => {
    const layout = new PyramidLayout(room, cap, { left, right }, cap);
    const boxes = full(left, right).map((spot) => layout.box(spot));
    for (const [n, box] of boxes.entries()) {
      expect(inside(box, room.width, room.height)).toBe(true);
      for (const other of boxes.slice(n + 1)) expect(overlap(box, other)).toBe(false);
    }
  });

  it.each([0, 1, 4, 6, 7])("both ends of a row of %i are in the room, beside it", (cards) => {
    const taken = { left: -2, right: cards - 3 };
    const layout = new PyramidLayout(room, 8, taken, 3);
    const row: Spot[] = Array.from({ length: cards }, (_, n) => [1, n - 2]);
    const ends: Spot[] = cards
      ? [
          [1, taken.left - 1],
          [1, taken.right + 1],
        ]
      : [[1, 0]];
    const boxes = [...row, ...ends].map((spot) => layout.box(spot));
    for (const [n, box] of boxes.entries()) {
      expect(inside(box, room.width, room.height)).toBe(true);
      for (const other of boxes.slice(n + 1)) expect(overlap(box, other)).toBe(false);
    }
  });

  it("grows from the middle: a row is as far from the left as from the right", () => {
    const layout = new PyramidLayout(room, 8, { left: -4, right: 1 }, 3);
    const [first, last] = [layout.box([1, -4]), layout.box([1, 1])];
    expect(first.x).toBeCloseTo(room.width - last.x - last.width);
  });

  it("a card lies above the gap between its supports", () => {
    const layout = new PyramidLayout(room, 8, { left: -1, right: 3 }, 3);
    const middle = ({ x, width }: Box) => x + width / 2;
    const [left, right] = [layout.box([1, 1]), layout.box([1, 2])];
    expect(middle(layout.box([2, 1]))).toBeCloseTo((middle(left) + middle(right)) / 2);
    expect(layout.box([2, 1]).y).toBeLessThan(left.y);
  });
});

describe.each([320, 344, 374, 600, 820, 1400])("a hand in %i pixels", (width) => {
  it.each([[[1]], [[3, 4, 3, 4]], [[9, 5]], [[2, 1, 2, 1]], [[12]]])(
    "of %j fits, lies side by side, and can be touched",
    (houses) => {
      const { boxes, height } = handLayout(width, houses);
      expect(boxes).toHaveLength(houses.reduce((sum, count) => sum + count, 0));
      for (const [n, box] of boxes.entries()) {
        expect(inside(box, width, height)).toBe(true);
        expect(box.width).toBeGreaterThanOrEqual(44);
        for (const other of boxes.slice(n + 1)) expect(overlap(box, other)).toBe(false);
      }
    },
  );
});

it("an empty hand takes no room", () => {
  expect(handLayout(360, []).boxes).toEqual([]);
});

describe("arrows", () => {
  const at = (x: number, y: number): Box => ({ x, y, width: 10, height: 10 });
  const boxes = [at(0, 100), at(50, 100), at(25, 50), at(200, 100)];

  it("go to the nearest in their direction", () => {
    expect(nearest(boxes, boxes[0]!, "ArrowRight")).toBe(1);
    expect(nearest(boxes, boxes[1]!, "ArrowRight")).toBe(3);
    expect(nearest(boxes, boxes[1]!, "ArrowUp")).toBe(2);
    expect(nearest(boxes, boxes[3]!, "ArrowLeft")).toBe(1);
  });

  it("stay where there is nothing", () => {
    expect(nearest(boxes, boxes[0]!, "ArrowLeft")).toBeNull();
    expect(nearest(boxes, boxes[2]!, "ArrowUp")).toBeNull();
  });
});

it("a hand is fanned only in one row that is wide enough", () => {
  expect(handLayout(800, [2, 3]).turns.some((turn) => turn !== 0)).toBe(true);
  expect(handLayout(360, [2, 3]).turns.every((turn) => turn === 0)).toBe(true);
});
