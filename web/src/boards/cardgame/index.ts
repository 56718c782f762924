/** The board of A Game of Thrones: The Card Game. */

export { default } from "./Board.svelte";
export { options } from "./choices";
export { preparing } from "./prepared";
export { chapters, highlight, rail } from "./rail";
export { default as SeatSigns } from "./SeatSigns.svelte";
