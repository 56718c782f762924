/** Penalty points as tokens, the way people would pay them: fives, then twos, then a one. */

const VALUES = [5, 2, 1] as const;

export type Token = (typeof VALUES)[number];

export function tokens(points: number): Token[] {
  let left = points;
  return VALUES.flatMap((value) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return Array.from({ length: count }, () => value);
  });
}
