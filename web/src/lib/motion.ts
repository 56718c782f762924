/** How what changes its place goes there: at once for whoever wants nothing to move. */
export function gliding(): { duration: number } {
  return { duration: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 200 };
}
