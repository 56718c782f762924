/**
 * The drawn map of Westeros: every line stored once, as an arc between two areas, and areas as rings of arcs.
 *
 * web/map/draw.py generates it; tests/web/test_maps.py checks its borders against the adjacency in the rules.
 */

export type Place = readonly [x: number, y: number];

/** A river blocks the way and a bridge opens it; anything between two areas except river and wall connects them. */
export type ArcKind = "border" | "bridge" | "coast" | "edge" | "harbour" | "river" | "sea" | "wall";

export interface Arc {
  kind: ArcKind;
  /** The areas on either side, looking along it on the screen; null beyond the edge of the map. */
  left: string | null;
  right: string | null;
  /** x and y alternating. */
  points: readonly number[];
}

/** Arcs in order: n is arc n as it is stored, ~n is arc n backwards. */
export type Ring = readonly number[];

export interface Label {
  at: Place;
  /** Degrees, clockwise. */
  angle: number;
  /** How many lines the name fits in, and how wide they may be. */
  lines: number;
  width: number;
}

/** An area with places for what goes there; each place is the centre of its piece. */
export interface Area {
  kind: "land" | "sea" | "port";
  /** Outlines, isles and holes: to be filled with evenodd. */
  rings: readonly Ring[];
  label?: Label;
  units: readonly Place[];
  order: Place;
  power?: Place;
  garrison?: Place;
  structure?: { kind: "castle" | "stronghold"; at: Place };
  crowns?: readonly Place[];
  barrels?: readonly Place[];
  /** The house whose home this is. */
  home?: string;
}

export type Growth = readonly [
  kind: "mountain" | "hill" | "pine" | "tree" | "reed",
  x: number,
  y: number,
  size: number,
];

export interface Ornaments {
  growth: readonly Growth[];
  shores: readonly (readonly number[])[];
  /** Links from an area to an isle that belongs to it. */
  causeways?: readonly (readonly number[])[];
  compass?: Place;
  serpent?: Place;
}

export interface Topology {
  width: number;
  height: number;
  arcs: readonly Arc[];
  areas: Readonly<Record<string, Area>>;
  /** Land that nobody can enter. */
  beyond: Readonly<Record<string, readonly Ring[]>>;
  ornaments: Ornaments;
}

/** Sides of the squares that pieces fill on the map: web/map/room.py reserves that much room for them. */
export const SIZES = { unit: 26, order: 34, power: 22, garrison: 26, structure: 32, icon: 16 } as const;

/** A line as a path: rounded at every point, and the same forwards and backwards, so that neighbours match. */
export function line(points: readonly number[]): string {
  return `M${points[0]} ${points[1]}${onwards(points)}`;
}

/** The edge of the map keeps its corners. */
function straight(points: readonly number[]): string {
  return points.reduce((path, value, n) => path + (n % 2 ? ` ${value}` : `L${value}`), "");
}

function onwards(points: readonly number[]): string {
  const last = points.length / 2 - 1;
  let path = "";
  for (let n = 1; n < last; n++) {
    const [x, y, nextX, nextY] = points.slice(2 * n, 2 * n + 4) as [number, number, number, number];
    if (n === 1) path += `L${half(points[0]!, x)} ${half(points[1]!, y)}`;
    path += `Q${x} ${y} ${half(x, nextX)} ${half(y, nextY)}`;
  }
  return `${path}L${points[2 * last]} ${points[2 * last + 1]}`;
}

const half = (a: number, b: number): number => Math.round((a + b) * 50) / 100;

/** The outline of rings as a closed path, to be filled with evenodd. */
export function outline(map: Topology, rings: readonly Ring[]): string {
  return rings
    .map((ring) => {
      const [x, y] = run(map, ring[0]!);
      const ways = ring.map((n) => (arc(map, n).kind === "edge" ? straight : onwards)(run(map, n)));
      return `M${x} ${y}${ways.join("")}Z`;
    })
    .join("");
}

function arc(map: Topology, n: number): Arc {
  return map.arcs[n >= 0 ? n : ~n]!;
}

/** The points of an arc, backwards if given as ~n. */
function run(map: Topology, n: number): readonly number[] {
  const { points } = arc(map, n);
  if (n >= 0) return points;
  const turned: number[] = [];
  for (let at = points.length - 2; at >= 0; at -= 2) turned.push(points[at]!, points[at + 1]!);
  return turned;
}

/** All lines of some kinds, as one path. */
export function lines(map: Topology, ...kinds: readonly ArcKind[]): string {
  return map.arcs.flatMap((arc) => (kinds.includes(arc.kind) ? [line(arc.points)] : [])).join("");
}

/** The lines between pairs of areas, as one path. */
export function between(map: Topology, pairs: readonly (readonly [string, string])[]): string {
  const parted = map.arcs.filter(({ left, right }) =>
    pairs.some(([one, other]) => (left === one && right === other) || (left === other && right === one)),
  );
  return parted.map((arc) => line(arc.points)).join("");
}

/** Where the bridges are, and how far they are turned: 0 leads from west to east. */
export function bridges(map: Topology): { at: Place; angle: number }[] {
  return map.arcs.flatMap((arc) => (arc.kind === "bridge" ? [across(arc.points)] : []));
}

function across(points: readonly number[]): { at: Place; angle: number } {
  const middle = 2 * Math.floor(points.length / 4);
  const [x0, y0] = [points[0]!, points[1]!];
  const [x1, y1] = [points.at(-2)!, points.at(-1)!];
  const angle = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI - 90;
  return { at: [(x0 + x1 + 2 * points[middle]!) / 4, (y0 + y1 + 2 * points[middle + 1]!) / 4], angle };
}

/** A name in this many lines, with the longest as short as possible. */
export function broken(name: string, count: number): string[] {
  const words = name.split(" ");
  if (count <= 1 || words.length === 1) return [name];
  const ways = words.slice(1).map((_, n) => {
    const head = words.slice(0, n + 1).join(" ");
    return [head, ...broken(words.slice(n + 1).join(" "), count - 1)];
  });
  const longest = (rows: string[]) => Math.max(...rows.map((row) => row.length));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}
