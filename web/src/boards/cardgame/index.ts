/** The board of A Game of Thrones: The Card Game. */

export { options } from "./choices";
export { preparing } from "./prepared";
export { chapters, highlight, rail } from "./rail";
