// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { Language } from "../../src/lib/language";
import type { Refused } from "../../src/lib/messages";
import { Words } from "../../src/lib/words";
import Reasons from "../../src/table/Reasons.svelte";

const words = new Words(
  new Language("en", [
    "refusal-too-many = { $count } are too many.\nrefusal-unknown-card = There is no such card.\n",
  ]),
  {},
);

let shown: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (shown) unmount(shown);
  shown = null;
});

function because(why: string, rule: string | null, more: Refused[] = []): Refused {
  return { why, about: { count: 4 }, rule, sentence: "", more };
}

function show(refused: Refused, opened: string[] = []) {
  const props = { refused, words, showRule: (rule: string) => opened.push(rule) };
  shown = mount(Reasons, { target: document.body, props });
  flushSync();
}

it("says one reason in a line, with its rule", () => {
  const opened: string[] = [];
  show(because("too-many", "DECK-01"), opened);
  expect(document.querySelector("li")).toBeNull();
  expect(document.body.textContent).toContain("4 are too many.");
  document.querySelector("button")?.click();
  expect(opened).toEqual(["DECK-01"]);
});

it("lists all reasons, each with its own rule", () => {
  const opened: string[] = [];
  show(
    because("too-many", "DECK-01", [because("unknown-card", "DECK-02"), because("too-many", null)]),
    opened,
  );
  const lines = [...document.querySelectorAll("li")].map((line) => line.textContent?.trim());
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain("There is no such card.");
  for (const button of document.querySelectorAll("button")) button.click();
  expect(opened).toEqual(["DECK-01", "DECK-02"]);
});
