/** A number as people write it: negative ones with a minus sign, not a hyphen. */
export function figure(number: number): string {
  return String(number).replace("-", "−");
}
