/** The parts of maester's mark, in a square of 64: Logo.svelte draws them, and so does public/icon.svg. */

export const WAX =
  "M32 1c5 0 7 3 11 4s9 0 12 4 2 7 4 11 5 7 5 12-3 7-4 11 0 9-4 12-7 2-11 4-8 5-13 5-7-4-11-5-9 0-12-4-2-7-4-11-4-7-4-12 3-7 4-11 0-8 4-12 7-3 11-4 7-4 12-4Z";

export const M =
  "M17 42V40L20 39.4V25.6L17 25V23H24.2L32 36.2L39.8 23H47V25L44 25.6V39.4L47 40V42H37.6V40L40.4 39.4V28.4L32.6 42H31L23.2 28.4V39.4L26 40V42Z";

/** Twelve links around it, every other one seen from its edge. */
export const LINKS = Array.from({ length: 12 }, (_, n) => ({
  turn: n * 30,
  rx: 4.2,
  ry: n % 2 ? 0.9 : 2.7,
}));
