/** How many of six columns each tile takes, so that every row is full: rows of three, then rows of two. */
export function spans(count: number): number[] {
  if (count === 1) return [6];
  const inTwos = [0, 4, 2][count % 3]!;
  return Array.from({ length: count }, (_, n) => (n < count - inTwos ? 2 : 3));
}
