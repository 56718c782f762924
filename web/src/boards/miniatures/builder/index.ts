/** Building an army. */

import type { Builder as BuilderOf, Fits } from "../../contract";
import type { Army, FirstCards } from "./army";

export { armyOf as rosterOf } from "./army";
export { default as Beginning } from "./Beginning.svelte";
export { default } from "./Builder.svelte";

/** A game as large as the army is meant for. */
export const optionsFor = (army: Army) => ({ points: army.points });

export type Checked = Fits<typeof import("."), BuilderOf<Army, FirstCards>>;
