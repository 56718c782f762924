/** A number as people write it: below zero with a minus, not with a hyphen. */
export function figure(number: number): string {
  return String(number).replace("-", "−");
}
