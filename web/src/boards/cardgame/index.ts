/** The board of A Game of Thrones: The Card Game. */

import type { Fits } from "../contract";
import type { Contract } from "./props";

export { default } from "./Board.svelte";
export { options } from "./choices";
export { givesUp, preparing } from "./prepared";
export { chapters, highlight, moment, quiet, rail } from "./rail";
export { side } from "./side";

/** Every table says whose it is and what they have. */
export const seated = true;

export type Checked = Fits<typeof import("."), Contract>;
