/** Corners of trays and what lies on or near what, in whole numbers: bit by bit what the server computes.
 *
 * The board draws with the corners. Whether a move is allowed is the server's word; the predicates are here so that a
 * test can show that both compute the same.
 */

export const FULL = 36_000;
export const GRAIN = 256;
export const INCH = GRAIN * 1000;
export const TOUCH = GRAIN;
const ONE = 2 ** 24;

export type Point = readonly [number, number];
export type Shape = readonly Point[];

const PI = 31415926535897932384626433832795028841971693993751058209749445923078164062862n;
const BITS = 160n;

/** Sine of every hundredth of a degree, scaled by 2 ** 24, by whole numbers alone. */
function sines(): Int32Array {
  const unit = 1n << BITS;
  const step = (PI * unit) / (10n ** 76n * 18_000n);
  let [stepSin, stepCos, term] = [0n, 0n, unit];
  for (let n = 0n; term !== 0n; term = ((term * step) >> BITS) / n) {
    if (n % 2n === 0n) stepCos += n % 4n === 0n ? term : -term;
    else stepSin += n % 4n === 1n ? term : -term;
    n += 1n;
  }
  const shift = BITS - 24n;
  const half = 1n << (shift - 1n);
  const found = new Int32Array(FULL);
  let [s, c] = [0n, unit];
  for (let h = 0; h <= 4500; h++) {
    const [sin, cos] = [Number((s + half) >> shift), Number((c + half) >> shift)];
    for (const [at, value] of [
      [h, sin],
      [9000 - h, cos],
    ] as const) {
      found[at] = found[18_000 - at] = value;
      found[18_000 + at] = found[(FULL - at) % FULL] = -value;
    }
    [s, c] = [(s * stepCos + c * stepSin) >> BITS, (c * stepCos - s * stepSin) >> BITS];
  }
  found[0] = found[18_000] = 0;
  return found;
}

const SINES = sines();
export const sin = (heading: number): number => SINES[heading] as number;
export const cos = (heading: number): number => SINES[(heading + 9000) % FULL] as number;

/** Front left, front right, rear right, rear left of a tray, in grains; clockwise. */
export function outline(width: number, depth: number, x: number, y: number, heading: number): Shape {
  const about = heading >= FULL / 2;
  const h = about ? heading - FULL / 2 : heading;
  const [a, b] = [(width * GRAIN) / 2, (depth * GRAIN) / 2];
  const corner = (u: number): Point => [
    Math.floor((u * cos(h) + b * sin(h) + ONE / 2) / ONE),
    Math.floor((b * cos(h) - u * sin(h) + ONE / 2) / ONE),
  ];
  const [fl, fr] = [corner(-a), corner(a)];
  const four: Point[] = [fl, fr, [-fl[0], -fl[1]], [-fr[0], -fr[1]]];
  if (about) four.push(...four.splice(0, 2));
  return four.map(([dx, dy]): Point => [x * GRAIN + dx, y * GRAIN + dy]);
}

function edges(p: Shape): readonly (readonly [Point, Point])[] {
  return p.map((end, n) => [p[(n + p.length - 1) % p.length] as Point, end] as const);
}

/** Whether an edge of p separates it from q by at least so many grains. */
export function apart(p: Shape, q: Shape, by: number): boolean {
  return edges(p).some(([[x0, y0], [x1, y1]]) => {
    const [ex, ey] = [x1 - x0, y1 - y0];
    const least = by * Math.floor(Math.sqrt(ex * ex + ey * ey));
    return q.every(([x, y]) => ex * (y - y0) - ey * (x - x0) >= least);
  });
}

export function overlap(p: Shape, q: Shape): boolean {
  return !(apart(p, q, -TOUCH) || apart(q, p, -TOUCH));
}

function cornerNear(p: Shape, q: Shape, reach: number): boolean {
  return edges(q).some(([[x0, y0], [x1, y1]]) => {
    const [ex, ey] = [x1 - x0, y1 - y0];
    const length = ex * ex + ey * ey;
    const within = reach * Math.floor(Math.sqrt(length));
    return p.some(([x, y]) => {
      const [dx, dy] = [x - x0, y - y0];
      const [cross, along] = [ex * dy - ey * dx, ex * dx + ey * dy];
      return (
        dx * dx + dy * dy < reach * reach || (0 <= cross && cross < within && 0 <= along && along <= length)
      );
    });
  });
}

/** Whether two shapes are less than so many grains apart. */
export function nearer(p: Shape, q: Shape, reach: number): boolean {
  if (apart(p, q, reach) || apart(q, p, reach)) return false;
  if (!(apart(p, q, 0) || apart(q, p, 0))) return true;
  return cornerNear(p, q, reach) || cornerNear(q, p, reach);
}

export function contact(p: Shape, q: Shape): boolean {
  return nearer(p, q, TOUCH + 1) && !overlap(p, q);
}
