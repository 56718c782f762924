/** The browser finds the things a value is about as the rules do. */

import { expect, it } from "vitest";
import { about, type Things } from "../../src/lib/things";

const THINGS: Things = {
  OnTable: { card: "card" },
  InPile: "pile",
  Fell: { card: "card", by: "card", seats: "seat", onto: "" },
};
const onTable = { type: "OnTable", card: "ghost.4", power: 2 };
const inPile = { type: "InPile", pile: "dead", owner: "seat-2" };

it.each([
  [onTable, ["card/ghost.4"]],
  [inPile, ["pile/dead:seat-2"]],
  [
    { type: "Fell", card: "a.1", by: null, seats: ["seat-1"], onto: onTable, why: "struck" },
    ["card/a.1", "seat/seat-1", "card/ghost.4"],
  ],
  [
    [onTable, inPile],
    ["card/ghost.4", "pile/dead:seat-2"],
  ],
  [{ type: "OnTable", card: "" }, []],
  ["ghost.4", []],
  [{ type: "Unheard", card: "ghost.4" }, []],
  [null, []],
])("%j is about %j", (value, things) => {
  expect(about(value, THINGS).map(({ kind, id }) => `${kind}/${id}`)).toEqual(things);
});
