/** The board of A Song of Ice & Fire: Tabletop Miniatures Game. */

import type { Fits } from "../contract";
import type { Contract } from "./props";

export { default } from "./Board.svelte";
export { options } from "./choices";
export { givesUp, preparing } from "./prepared";
export { chapters, highlight, lead, line, moment, rail, repeated } from "./rail";
export { default as SeatSigns } from "./SeatSigns.svelte";
export { played, side } from "./side";
/** The table continues beneath what covers it. */
export const fills = true;

export type Checked = Fits<typeof import("."), Contract>;
