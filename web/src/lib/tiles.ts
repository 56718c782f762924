/** How many of six columns each tile takes, so that every row is full: rows of three, after rows of two or one. */
export function spans(count: number): number[] {
  if (count === 1) return [6];
  const inTwos = [0, 4, 2][count % 3]!;
  return Array.from({ length: count }, (_, n) => (n < inTwos ? 3 : 2));
}
