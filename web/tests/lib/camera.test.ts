import { describe, expect, it } from "vitest";
import { framing, moved, overview, pinched, showing, within, zoomed } from "../../src/lib/camera";

const WINDOW = { width: 800, height: 600 };
const BOARD = { width: 2000, height: 3000 };
const START = overview(WINDOW, BOARD);

/** What lies at a point of the window. */
const under = (camera: typeof START, x: number, y: number) => [
  (x - camera.x) / camera.scale,
  (y - camera.y) / camera.scale,
];

describe("a camera", () => {
  it("at first shows the whole board in the middle", () => {
    expect(START).toEqual({ scale: 0.2, x: 200, y: 0 });
  });

  it("frames a place as large as the window takes it", () => {
    const camera = framing({ x: 1000, y: 600, width: 400, height: 100 }, WINDOW);
    expect(camera.scale).toBe(2);
    expect(under(camera, 400, 300)).toEqual([1200, 650]);
  });

  it("keeps what is under the pointer there while it goes closer", () => {
    const closer = zoomed(START, 2.5, { x: 300, y: 400 });
    expect(closer.scale).toBeCloseTo(0.5);
    expect(under(closer, 300, 400)).toEqual(under(START, 300, 400));
  });

  it("keeps what is under two fingers there while they part and move", () => {
    const from = [
      { x: 200, y: 300 },
      { x: 300, y: 300 },
    ] as const;
    const to = [
      { x: 150, y: 350 },
      { x: 350, y: 350 },
    ] as const;
    const after = pinched(START, from, to);
    expect(after.scale).toBeCloseTo(0.4);
    to.forEach((finger, n) => {
      const [x, y] = under(after, finger.x, finger.y);
      const [was, high] = under(START, from[n]!.x, from[n]!.y);
      expect(x).toBeCloseTo(was!);
      expect(y).toBeCloseTo(high!);
    });
  });

  it("never leaves the board, shows no less than all of it and nothing larger than allowed", () => {
    const close = { scale: 1, x: -500, y: -500 };
    expect(within(moved(close, { x: 9999, y: 9999 }), WINDOW, BOARD, 3)).toEqual({ scale: 1, x: 0, y: 0 });
    expect(within(moved(close, { x: -9999, y: -9999 }), WINDOW, BOARD, 3)).toEqual({
      scale: 1,
      x: -1200,
      y: -2400,
    });
    expect(within(zoomed(close, 100, { x: 0, y: 0 }), WINDOW, BOARD, 3).scale).toBe(3);
    expect(within(zoomed(close, 0.001, { x: 0, y: 0 }), WINDOW, BOARD, 3)).toEqual(START);
  });

  it("moves as little as it takes to show a place", () => {
    const close = { scale: 1, x: -500, y: -500 };
    const place = { x: 1400, y: 600, width: 100, height: 50 };
    expect(showing(close, place, WINDOW)).toEqual({ scale: 1, x: -724, y: -500 });
    expect(showing(close, { ...place, x: 600 }, WINDOW)).toEqual(close);
  });
});
