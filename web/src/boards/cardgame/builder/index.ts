/** Building a deck. */

import type { Builder as BuilderOf, Fits } from "../../contract";
import type { Deck, FirstHand } from "./deck";

export { default as Beginning } from "./Beginning.svelte";
export { default } from "./Builder.svelte";
export { deckOf as rosterOf } from "./deck";

export type Checked = Fits<typeof import("."), BuilderOf<Deck, FirstHand>>;
