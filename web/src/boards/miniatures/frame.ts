/** The table as it is seen: in inches from its top left corner, with the own edge below. */

import type { Shape } from "./geometry";
import { PRINTED } from "./printed";
import type { Pose, View } from "./types";

const THOU = 1000;
const GRAINS = 256_000;

export class Frame {
  /** In inches. */
  readonly width: number;
  readonly depth: number;
  /** Seen from the far side. */
  readonly turned: boolean;

  constructor(view: Pick<View, "table" | "players">, seat: string | null) {
    this.width = view.table.width / THOU;
    this.depth = view.table.depth / THOU;
    const area = view.players.find((each) => each.seat === seat)?.area;
    this.turned = area ? area[1] > 0 && area[3] * 2 > view.table.depth : false;
  }

  /** A point of the table, given in thou. */
  at(x: number, y: number): [number, number] {
    const [right, up] = [x / THOU, y / THOU];
    return this.turned ? [this.width - right, up] : [right, this.depth - up];
  }

  /** The thou of a point in inches as it is seen. */
  thou(x: number, y: number): [number, number] {
    const [right, up] = this.turned ? [this.width - x, y] : [x, this.depth - y];
    return [Math.round(right * THOU), Math.round(up * THOU)];
  }

  /** A way on the screen, in inches, as thou on the table. */
  way(dx: number, dy: number): [number, number] {
    const side = this.turned ? -1 : 1;
    return [Math.round(side * dx * THOU), Math.round(-side * dy * THOU)];
  }

  /** How far a thing is turned on the screen, clockwise in degrees. */
  degrees(heading: number): number {
    return (heading / 100 + (this.turned ? 180 : 0)) % 360;
  }

  place({ x, y, heading }: Pose): string {
    const [right, down] = this.at(x, y);
    return `translate(${right} ${down}) rotate(${this.degrees(heading)})`;
  }

  /** The same as a style, which can be animated. */
  styled({ x, y, heading }: Pose): string {
    const [right, down] = this.at(x, y);
    return `translate(${right}px, ${down}px) rotate(${this.degrees(heading)}deg)`;
  }

  /** Corners in grains as the points of a polygon. */
  points(shape: Shape): string {
    return shape.map(([x, y]) => this.at((x / GRAINS) * THOU, (y / GRAINS) * THOU).join(",")).join(" ");
  }

  /** An upright rectangle of the table. */
  box([x0, y0, x1, y1]: readonly [number, number, number, number]): {
    x: number;
    y: number;
    width: number;
    height: number;
  } {
    const [[ax, ay], [bx, by]] = [this.at(x0, y0), this.at(x1, y1)];
    return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) };
  }
}

/** Width and depth of a tray in inches. */
export function sizeOf(tray: string): { width: number; depth: number } {
  const facts = PRINTED.trays[tray];
  return { width: (facts?.width ?? THOU) / THOU, depth: (facts?.depth ?? THOU) / THOU };
}

/** The outline of a piece of terrain about its middle, in inches, as the points of a polygon. */
export function pieceShape(kind: string): string {
  const facts = PRINTED.pieces[kind];
  if (facts?.rectangle) {
    const [w, d] = [facts.rectangle[0] / 2 / THOU, facts.rectangle[1] / 2 / THOU];
    return `${-w},${-d} ${w},${-d} ${w},${d} ${-w},${d}`;
  }
  const [across, along] = facts?.octagon ?? [THOU, THOU];
  return Array.from({ length: 8 }, (_, n) => {
    const angle = ((22.5 + 45 * n) * Math.PI) / 180;
    return `${(across / 2 / THOU) * Math.sin(angle)},${(-along / 2 / THOU) * Math.cos(angle)}`;
  }).join(" ");
}

/** Inches as people write them. */
export function inches(thou: number): number {
  return Math.round(thou / 10) / 100;
}
