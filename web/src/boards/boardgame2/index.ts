/** The board of A Game of Thrones: The Board Game, second edition. */

import type { Words } from "../../lib/words";
import type { Beside, Fits, Option } from "../contract";
import { options as choices } from "../westeros/choices";
import type { Contract, Props } from "../westeros/props";
import type { Decision } from "../westeros/types";
import BesidePanel from "./Beside.svelte";
import { EDITION } from "./edition";

export { chapters, lead, moment } from "../westeros/chapters";
export { highlight } from "../westeros/highlight";
export { outcomes } from "../westeros/outcomes";
export { givesUp, preparing } from "../westeros/prepared";
export { rail } from "../westeros/rail";
export { default as SeatSigns } from "../westeros/SeatSigns.svelte";
export { default } from "./Board.svelte";
export { default as OutcomeSheet } from "./OutcomeSheet.svelte";

/** The map continues beneath whatever covers it. */
export const fills = true;
export const beside: Beside<Props> = { label: "web-westeros-beside", Panel: BesidePanel };

export function options(decision: Decision, words: Words): readonly Option[] | null {
  return choices(EDITION, decision, words);
}

export type Checked = Fits<typeof import("."), Contract>;
