/** Where what is read on a tray lies: its badges, and the plate with its name, which they do not cover. */

import { LINE } from "./describing";
import { type Frame, sizeOf } from "./frame";
import type { UnitView } from "./types";

/** The radius of a badge, in inches. */
export const BADGE = 0.58;
/** The width of a letter and the height of a line of a name. */
export const LETTER = 0.455;
const PITCH = 0.92;
/** Half the height of letters. */
const HALF = 0.36;
/** Inches across, on which a name would cover everything else. */
const NARROW = 4;

/** How far badges lie from the middle, and tokens from each other: closer, where the tray is narrow. */
export function corners(unit: UnitView): { right: number; rear: number; step: number; narrow: boolean } {
  const { width, depth } = sizeOf(unit.tray);
  const [right, rear] = [width / 2 - BADGE - 0.08, depth / 2 - BADGE - 0.08];
  const tokens = Math.max(1, unit.tokens.length - (unit.activated ? 0 : 1));
  return { right, rear, step: Math.min(2 * BADGE + 0.08, (2 * right) / tokens), narrow: width < NARROW };
}

/** The middles of the badges, about that of the tray with its front up. */
function badges(unit: UnitView, numbered: boolean): [number, number][] {
  const { right, rear, step } = corners(unit);
  const places: [number, number][] = [[-right, rear]];
  if (unit.commander) places.push([right, rear]);
  if (unit.activated) places.push([right, -rear]);
  if (numbered) places.push([0, rear]);
  unit.tokens.forEach((_, n) => {
    places.push([-right + n * step, -rear]);
  });
  return places;
}

/**
 * The middle of a unit's nameplate: on a wide tray, where the fewest badges lie over its letters; of a narrow one
 * behind it, clear of the tray.
 */
export function plateOf(
  frame: Frame,
  unit: UnitView,
  lines: readonly string[],
  numbered = false,
): [number, number] {
  const pose = unit.pose as NonNullable<UnitView["pose"]>;
  const [x, y] = frame.at(pose.x, pose.y);
  const turn = (frame.degrees(pose.heading) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const halves = halvesOf(lines);
  const { width, depth } = sizeOf(unit.tray);
  if (width <= NARROW) {
    const clear =
      Math.abs(sin) * (Math.max(...halves) + 0.2) + Math.abs(cos) * ((lines.length * PITCH) / 2 + 0.15);
    const far = depth / 2 + clear;
    return [x - sin * far, y + cos * far];
  }
  const places = badges(unit, numbered).map(([a, b]): [number, number] => [
    a * cos - b * sin,
    a * sin + b * cos,
  ]);
  const covered = (by: number) =>
    places.filter(([a, b]) =>
      halves.some((half, n) => meets(a, b - by - (n - (lines.length - 1) / 2) * PITCH, half)),
    ).length;
  const [best] = SHIFTS.toSorted((one, other) => covered(one) - covered(other)); // the nearest of those equally good
  return [x, y + (best as number)];
}

const SHIFTS = [0, -0.2, 0.2, -0.4, 0.4, -0.6, 0.6, -0.8, 0.8, -1, 1];

/** Half the width of each line, as it is written. */
function halvesOf(lines: readonly string[]): number[] {
  const longest = Math.max(...lines.map((line) => line.length));
  return lines.map((line) => (line.length * LETTER * Math.min(1, LINE / longest)) / 2);
}

/** Whether a badge there lies over a line about the origin. */
function meets(x: number, y: number, half: number): boolean {
  const [dx, dy] = [Math.max(Math.abs(x) - half, 0), Math.max(Math.abs(y) - HALF, 0)];
  return Math.hypot(dx, dy) < BADGE;
}

/** Whether a tray lies over letters written on the table about this place: a part of a word is worse than none. */
export function isCovered(
  frame: Frame,
  units: readonly UnitView[],
  x: number,
  y: number,
  letters: number,
): boolean {
  const half = (letters * LETTER) / 2;
  return units.some((unit) => {
    if (!unit.pose || unit.wounds === 0) return false;
    const [middle, height] = frame.at(unit.pose.x, unit.pose.y);
    const turn = (frame.degrees(unit.pose.heading) * Math.PI) / 180;
    const { width, depth } = sizeOf(unit.tray);
    return [-1, -0.5, 0, 0.5, 1].some((part) => {
      const [dx, dy] = [x + part * half - middle, y - height];
      const [across, along] = [
        dx * Math.cos(turn) + dy * Math.sin(turn),
        dy * Math.cos(turn) - dx * Math.sin(turn),
      ];
      return Math.abs(across) < width / 2 + HALF && Math.abs(along) < depth / 2 + HALF;
    });
  });
}
