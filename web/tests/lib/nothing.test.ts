/**
 * Answers that do nothing: which of them cost something, what they are called, and that no key sends what nobody
 * touched.
 */

import { expect, test } from "vitest";
import type { Preparing } from "../../src/boards/contract";
import { meant, prepared } from "../../src/lib/draft";
import type { AnyDecision } from "../../src/lib/kernel";
import { costs, isNothing } from "../../src/lib/nothing";
import { asOnBoard, type Question } from "../../src/lib/options";
import { part } from "../loosely";

const stay = { area: "kingswood", moves: {} };
const march = part<AnyDecision>({ idle: null, forgoing: [stay] });
const any = part<AnyDecision>({});

test("what the rules say is given up costs something, whatever the order of its fields", () => {
  expect(costs(march, { moves: {}, area: "kingswood" })).toBe(true);
  expect(costs(march, { area: "dragonstone", moves: {} })).toBe(false);
});

test("to be idle is to do nothing, and costs nothing", () => {
  expect(isNothing(march, null)).toBe(true);
  expect(costs(march, null)).toBe(false);
});

const preparing: Preparing = {
  blank: { x: 1 },
  resumed: (draft) => draft,
  answer: (draft) => draft,
  label: () => "Deploy",
  proposes: true,
  nothing: (answer) => `Stay in ${(answer as typeof stay).area}`,
};

test("a list calls doing nothing what the board calls it, and leaves the rest", () => {
  const go = { area: "kingswood", moves: { reach: 1 } };
  const first = { target: "area/kingswood", label: "Kingswood" };
  const listed: Question = {
    kind: "options",
    options: [stay, go].map((answer, n) => ({
      answer,
      label: `${n}`,
      parts: [first, { target: `${n}`, label: `${n}` }],
    })),
  };
  const named = asOnBoard(listed, march, preparing);
  const labels =
    named.kind === "options" && named.options.map((each) => each.parts.map((part) => part.label));
  expect(labels).toEqual([
    ["Kingswood", "Stay in kingswood"],
    ["Kingswood", "1"],
  ]);
  expect(asOnBoard(listed, march, null)).toBe(listed);
});

test("what is only somewhere to begin is sent by its button, and by a key once it was changed", () => {
  const asked: Question = { kind: "prepared", preparing: { ...preparing, toBegin: true } };
  expect(prepared(asked, any, { x: 1 })).toEqual({ x: 1 });
  expect(meant(asked, any, { x: 1 })).toBeUndefined();
  expect(meant(asked, any, { x: 2 })).toEqual({ x: 2 });
  expect(meant({ kind: "prepared", preparing }, any, { x: 1 })).toEqual({ x: 1 });
});
