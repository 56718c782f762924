/** How things move to a new place: at once for people who prefer no motion. */
export function gliding(): { duration: number } {
  return { duration: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 200 };
}
