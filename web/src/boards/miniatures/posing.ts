// biome-ignore-all lint/suspicious/noThenProperty: the last facing of an answer is called so

/** Trays, markers and terrain that are put somewhere: what a drag, a turn and a key make of an answer.
 *
 * An answer says what is done: face there, go so far, face there. The server judges it; here it is only drawn up. */

import { cos, FULL, outline, overlap, type Shape, sin } from "./geometry";
import { PRINTED } from "./printed";
import type {
  ChargeFacing,
  Decision,
  FreeStep,
  Laid,
  LayInPlay,
  LayMarker,
  LayTerrain,
  Move,
  Moved,
  PlaceUnit,
  Pose,
  RangedShift,
  SideStep,
  Spotted,
  Stepped,
  Tramples,
  Turned,
  Way,
} from "./types";

export type Stepping = SideStep | FreeStep | RangedShift;
export type Turning = Turned | ChargeFacing;
export type Laying = LayTerrain | LayInPlay;
export type Posed = Move | Tramples | Stepping | Turning | PlaceUnit | Laying | LayMarker;
export type Draft = Moved | Stepped | number | Pose | Laid | Spotted;

const TYPES: readonly string[] = [
  "Move",
  "Tramples",
  "SideStep",
  "FreeStep",
  "RangedShift",
  "Turned",
  "ChargeFacing",
  "PlaceUnit",
  "LayTerrain",
  "LayInPlay",
  "LayMarker",
] satisfies readonly Posed["type"][];

export function isPosed(decision: Decision | null): decision is Posed {
  return decision !== null && TYPES.includes(decision.type);
}

const isStepping = (asked: Posed): asked is Stepping =>
  asked.type === "SideStep" || asked.type === "FreeStep" || asked.type === "RangedShift";
export const isTurning = (asked: Posed): asked is Turning =>
  asked.type === "Turned" || asked.type === "ChargeFacing";
const isLaying = (asked: Posed): asked is Laying => asked.type === "LayTerrain" || asked.type === "LayInPlay";

/** Thou and hundredths of a degree to which pointers are rounded. */
const FINE = 10;
const DEGREE = 100;
const WAYS: Readonly<Record<Way, number>> = { ahead: 0, right: 9000, back: 18_000, left: 27_000 };

export const wrapped = (heading: number): number => ((Math.round(heading) % FULL) + FULL) % FULL;
const rounded = (value: number, to: number): number => Math.round(value / to) * to;
const clamped = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The heading from one point to another. */
export function bearing(dx: number, dy: number): number {
  return wrapped((Math.atan2(dx, dy) * 18_000) / Math.PI);
}

/** The end of a straight move, to the thou. */
export function ahead(x: number, y: number, heading: number, travel: number): { x: number; y: number } {
  const one = 2 ** 24;
  return {
    x: x + Math.floor((travel * sin(heading) + one / 2) / one),
    y: y + Math.floor((travel * cos(heading) + one / 2) / one),
  };
}

// ------------------------------------------------------------------------------------------------------ beginning

/** What the server proposes, or else what changes least. */
export function blank(asked: Posed): Draft {
  if ("first" in asked && asked.first !== null) return asked.first;
  switch (asked.type) {
    case "Move":
      return { face: asked.heading, travel: 0, then: asked.heading };
    case "Tramples":
      return trampling(asked, asked.heading);
    case "SideStep":
    case "FreeStep":
    case "RangedShift":
      return { way: asked.ways[0] ?? "back", travel: 0, then: asked.heading };
    case "Turned":
      return asked.heading;
    case "ChargeFacing":
      return asked.first;
    case "PlaceUnit":
      return roomIn(asked);
    case "LayTerrain": {
      const [x0, y0, x1, y1] = asked.area;
      return {
        kind: asked.kinds[0] ?? "",
        x: Math.round((x0 + x1) / 2),
        y: Math.round((y0 + y1) / 2),
        heading: 0,
      };
    }
    case "LayInPlay":
      return { kind: asked.kind, ...middle(asked.near[0] ?? [[0, 0]]), heading: 0 };
    case "LayMarker":
      return middle(asked.near);
  }
}

/** Where a tray might be put down first: from the middle of the zone outwards, along its front and then its back. */
function roomIn(asked: PlaceUnit): Pose {
  const [x0, y0, x1, y1] = asked.zones[0] ?? [0, 0, 0, 0];
  const { width, depth } = PRINTED.trays[asked.tray] ?? { width: 0, depth: 0 };
  const middle = { x: Math.round((x0 + x1) / 2), y: Math.round((y0 + y1) / 2), heading: asked.ahead };
  const taken = asked.field.trays.map((each) => corners(each.tray, each));
  const rows = asked.ahead === 0 ? [y1 - depth / 2, y0 + depth / 2] : [y0 + depth / 2, y1 - depth / 2];
  for (const y of rows)
    for (let aside = 0; aside <= (x1 - x0 - width) / 2; aside += width / 2)
      for (const x of [middle.x + aside, middle.x - aside]) {
        const shape = corners(asked.tray, { x, y, heading: asked.ahead });
        if (!taken.some((other) => overlap(shape, other))) return { x, y, heading: asked.ahead };
      }
  return middle;
}

function corners(tray: string, { x, y, heading }: Pose): Shape {
  const { width, depth } = PRINTED.trays[tray] ?? { width: 0, depth: 0 };
  return outline(width, depth, x, y, heading);
}

function middle(shape: readonly (readonly [number, number])[]): Spotted {
  const of = (at: 0 | 1) =>
    Math.round(shape.reduce((sum, corner) => sum + corner[at], 0) / shape.length / 256);
  return { x: of(0), y: of(1) };
}

// ------------------------------------------------------------------------------------------------------ where it is

/** Where the tray, marker or piece would be. */
export function poseOf(asked: Posed, draft: Draft): Pose {
  if (asked.type === "Move") {
    const moved = draft as Moved;
    return { ...ahead(asked.x, asked.y, moved.face, moved.travel), heading: moved.then };
  }
  if (asked.type === "Tramples") return { x: asked.x, y: asked.y, heading: (draft as Moved).face };
  if (isStepping(asked)) {
    const stepped = draft as Stepped;
    const way = wrapped(asked.heading + WAYS[stepped.way]);
    return { ...ahead(asked.x, asked.y, way, stepped.travel), heading: stepped.then };
  }
  if (isTurning(asked)) return { x: asked.x, y: asked.y, heading: draft as number };
  const { x, y, heading = 0 } = draft as Pose | Laid | (Spotted & { heading?: number });
  return { x, y, heading };
}

/** Whether it can be turned, and whether it can be moved. */
export function turns(asked: Posed): boolean {
  if (isStepping(asked)) return asked.turns;
  return asked.type !== "LayMarker";
}

export function moves(asked: Posed): boolean {
  return !isTurning(asked) && asked.type !== "Tramples";
}

// ------------------------------------------------------------------------------------------------------- dragging

/** Its middle is dragged to a point of the table. */
export function dragged(asked: Posed, draft: Draft, x: number, y: number): Draft {
  if (asked.type === "Move") return going(asked, draft as Moved, x - asked.x, y - asked.y);
  if (isStepping(asked)) return stepping(asked, draft as Stepped, x - asked.x, y - asked.y);
  if (isTurning(asked) || asked.type === "Tramples")
    return turned(asked, draft, bearing(x - asked.x, y - asked.y));
  return { ...(draft as Pose), x: rounded(x, FINE), y: rounded(y, FINE) };
}

/** Face there and go there; a tray that was not turned by hand looks where it goes. */
function going(asked: Move, draft: Moved, dx: number, dy: number): Moved {
  if (!asked.turns_first) {
    const along = (dx * sin(asked.heading) + dy * cos(asked.heading)) / 2 ** 24;
    return { ...draft, face: asked.heading, travel: clamped(rounded(along, FINE), 0, asked.most) };
  }
  const far = Math.hypot(dx, dy);
  const face = far < FINE ? asked.heading : bearing(dx, dy);
  const follows = draft.then === draft.face;
  return { face, travel: clamped(rounded(far, FINE), 0, asked.most), then: follows ? face : draft.then };
}

/** It goes as far as it must, and does not turn again. */
function trampling(asked: Tramples, face: number): Moved {
  return { face, travel: asked.most, then: face };
}

/** Straight in the way that comes nearest. */
function stepping(asked: Stepping, draft: Stepped, dx: number, dy: number): Stepped {
  let best: Stepped = { ...draft, travel: 0 };
  for (const way of asked.ways) {
    const heading = wrapped(asked.heading + WAYS[way]);
    const along = (dx * sin(heading) + dy * cos(heading)) / 2 ** 24;
    const travel = clamped(rounded(along, FINE), 0, asked.most);
    if (travel > best.travel) best = { ...draft, way, travel };
  }
  return best;
}

/** It is turned to a heading, which is its last facing. */
export function turned(asked: Posed, draft: Draft, heading: number): Draft {
  const to = wrapped(rounded(heading, DEGREE));
  if (!turns(asked)) return draft;
  if (isTurning(asked)) return to;
  if (asked.type === "Tramples") return trampling(asked, to);
  if (asked.type === "Move" || isStepping(asked)) return { ...(draft as Moved), then: to };
  return { ...(draft as Pose), heading: to };
}

/** It is moved a little, as seen on the table. */
export function nudged(asked: Posed, draft: Draft, dx: number, dy: number): Draft {
  const { x, y } = poseOf(asked, draft);
  return moves(asked) ? dragged(asked, draft, x + dx, y + dy) : draft;
}

/** It goes so far in the direction it has, or as far as the question allows. */
export function travelled(asked: Posed, draft: Draft, travel: number): Draft {
  if (asked.type !== "Move" && !isStepping(asked)) return draft;
  return { ...(draft as Moved), travel: clamped(Math.round(travel), 0, asked.most) };
}

/** Of a move its length, else nothing. */
export function travelOf(asked: Posed, draft: Draft): number | null {
  return asked.type === "Move" || isStepping(asked) ? (draft as Moved).travel : null;
}

/** Another piece of terrain. */
export function ofKind(draft: Draft, kind: string): Draft {
  return { ...(draft as Laid), kind };
}

/** What stands around, to snap to. */
export function beside(asked: Posed): readonly { x: number; y: number; heading: number; tray: string }[] {
  return "field" in asked ? asked.field.trays : [];
}

export { isLaying, isStepping };
