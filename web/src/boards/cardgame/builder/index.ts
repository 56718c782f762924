/** Building a deck. */

export { default as Beginning } from "./Beginning.svelte";
export { default } from "./Builder.svelte";
export { deckOf as rosterOf } from "./deck";
