/** Snapping proposes: a tray that is put down near another lies flush with it, or in line with its edge.
 *
 * The server judges what comes of it like any other pose. */

import { cos, FULL, outline, overlap, sin } from "./geometry";
import { beside, type Draft, type Posed } from "./posing";
import { PRINTED } from "./printed";
import type { PlaceUnit, Pose } from "./types";

/** Thou within which it snaps. */
const NEAR = 350;
const ONE = 2 ** 24;

export function snapped(asked: Posed, draft: Draft): Draft {
  if (asked.type !== "PlaceUnit") return draft;
  const pose = draft as Pose;
  const inZone = within(asked.zones, asked.tray, pose);
  for (const other of beside(asked)) {
    const found = flush(asked.tray, inZone, other);
    if (found && isFree(asked, found)) return found;
  }
  return inZone;
}

/** An inch, in thou. */
const INCH = 1000;

/** Whether nothing is proposed that is plainly not allowed: outside the area, on a tray, or too near an enemy. */
function isFree(asked: PlaceUnit, pose: Pose): boolean {
  const again = within(asked.zones, asked.tray, pose);
  if (again.x !== pose.x || again.y !== pose.y) return false;
  const { width, depth } = PRINTED.trays[asked.tray] ?? { width: 0, depth: 0 };
  return asked.field.trays.every((other) => {
    const their = PRINTED.trays[other.tray] ?? { width: 0, depth: 0 };
    const gap = asked.keeps_away && other.enemy ? INCH : 0;
    const mine = outline(width + 2 * gap, depth + 2 * gap, pose.x, pose.y, pose.heading);
    return !overlap(mine, outline(their.width, their.depth, other.x, other.y, other.heading));
  });
}

/** Half of a tray's extent across and along a direction, for a tray turned by a multiple of a quarter from it. */
function halves(tray: string, turn: number): [number, number] | null {
  const facts = PRINTED.trays[tray];
  if (!facts || turn % 9000 !== 0) return null;
  const [w, d] = [facts.width / 2, facts.depth / 2];
  return turn % 18_000 === 0 ? [w, d] : [d, w];
}

/** Beside another tray that looks the same way, or across it: edge to edge. */
function flush(tray: string, pose: Pose, other: Pose & { tray: string }): Pose | null {
  const mine = halves(tray, (pose.heading - other.heading + FULL) % FULL);
  const theirs = halves(other.tray, 0);
  if (!mine || !theirs) return null;
  const [s, c] = [sin(other.heading) / ONE, cos(other.heading) / ONE];
  const [dx, dy] = [pose.x - other.x, pose.y - other.y];
  let [across, along] = [dx * c - dy * s, dx * s + dy * c];
  const [wide, deep] = [mine[0] + theirs[0], mine[1] + theirs[1]];
  if (Math.abs(across) > wide + NEAR || Math.abs(along) > deep + NEAR) return null;
  const [byWidth, byDepth] = [Math.abs(Math.abs(across) - wide), Math.abs(Math.abs(along) - deep)];
  if (Math.min(byWidth, byDepth) > NEAR) return null;
  if (byWidth <= byDepth) {
    across = Math.sign(across) * wide;
    along = aligned(along, mine[1], theirs[1]);
  } else {
    along = Math.sign(along) * deep;
    across = aligned(across, mine[0], theirs[0]);
  }
  return {
    ...pose,
    x: Math.round(other.x + across * c + along * s),
    y: Math.round(other.y - across * s + along * c),
  };
}

/** Fronts, rears or middles in one line. */
function aligned(at: number, mine: number, theirs: number): number {
  const lines = [0, theirs - mine, mine - theirs];
  const best = lines.reduce((a, b) => (Math.abs(b - at) < Math.abs(a - at) ? b : a));
  return Math.abs(best - at) <= NEAR ? best : at;
}

/** A tray that looks straight ahead is kept inside the nearest area. */
function within(
  zones: readonly (readonly [number, number, number, number])[],
  tray: string,
  pose: Pose,
): Pose {
  const half = halves(tray, pose.heading);
  if (!half) return pose;
  let best: Pose | null = null;
  for (const [x0, y0, x1, y1] of zones) {
    const x = Math.min(x1 - half[0], Math.max(x0 + half[0], pose.x));
    const y = Math.min(y1 - half[1], Math.max(y0 + half[1], pose.y));
    const far = (found: Pose) => Math.hypot(found.x - pose.x, found.y - pose.y);
    const found = { ...pose, x, y };
    if (!best || far(found) < far(best)) best = found;
  }
  return best ?? pose;
}
