import { describe, expect, it } from "vitest";
import { Frame } from "../../../src/boards/miniatures/frame";
import { isCovered, plateOf } from "../../../src/boards/miniatures/plates";
import type { UnitView } from "../../../src/boards/miniatures/types";

const frame = new Frame({ table: { width: 48_000, depth: 48_000 }, players: [] } as never, null);
const unit = (tray: string, heading: number, more: Partial<UnitView> = {}) =>
  ({ tray, pose: { x: 20_000, y: 10_000, heading }, tokens: [], ...more }) as unknown as UnitView;

describe("the plate with a name", () => {
  it("is in the middle of a wide tray", () => {
    expect(plateOf(frame, unit("infantry", 0), ["Sworn Swords"])).toEqual([20, 38]);
  });

  it("is behind a narrow tray and clear of it, however many lines it has and however it stands", () => {
    const half = 2.76 / 2;
    for (const lines of [["Grey Wind"], ["Gregor", "Clegane"], ["Ice Coast", "Hunting", "Chariot"]]) {
      const high = (lines.length * 0.92) / 2;
      const [x, y] = plateOf(frame, unit("solo", 0), lines);
      expect(x).toBeCloseTo(20);
      expect(y - high).toBeGreaterThan(38 + half);
      expect(plateOf(frame, unit("solo", 18_000), lines)[1] + high).toBeLessThan(38 - half);
      const wide = (Math.max(...lines.map((line) => line.length)) * 0.455) / 2;
      expect(plateOf(frame, unit("solo", 9000), lines)[0] + wide).toBeLessThan(20 - half);
    }
  });

  it("gives way to badges that would cover it on a tray that is turned", () => {
    const [x, y] = plateOf(frame, unit("infantry", 3000), ["Sworn Swords (1)"]);
    expect(x).toBe(20);
    expect(y).not.toBe(38);
    expect(Math.abs(y - 38)).toBeLessThanOrEqual(1);
  });
});

describe("letters on the table", () => {
  const stands = (heading: number) => [unit("infantry", heading, { wounds: 12 })];

  it("are covered by a tray over any part of them", () => {
    expect(isCovered(frame, stands(0), 20, 38, 10)).toBe(true);
    expect(isCovered(frame, stands(0), 24.5, 38, 10)).toBe(true);
    expect(isCovered(frame, stands(0), 26, 38, 10)).toBe(false);
    expect(isCovered(frame, stands(0), 20, 42, 10)).toBe(false);
  });

  it("are free where a tray is turned away from them, and where it is gone", () => {
    expect(isCovered(frame, stands(0), 22.5, 35.5, 1)).toBe(true);
    expect(isCovered(frame, stands(4500), 22.5, 35.5, 1)).toBe(false);
    expect(isCovered(frame, [unit("infantry", 0, { wounds: 0 })], 20, 38, 10)).toBe(false);
  });
});
