// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { AnyDecision } from "../../src/lib/kernel";
import { Language } from "../../src/lib/language";
import { Words } from "../../src/lib/words";
import Barred from "../../src/table/Barred.svelte";
import { part } from "../loosely";

const words = new Words(
  new Language("en", [
    "refusal-came-from-there = The attackers came from { $area }.\nname-the-reach = The Reach\n",
  ]),
  {},
);

let shown: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (shown) unmount(shown);
  shown = null;
});

function bar(barred: object[] | undefined, opened: string[] = []) {
  const decision = part<AnyDecision>({ type: "Pick", about: "retreat", options: ["harrenhal"], barred });
  const props = { decision, words, showRule: (rule: string) => opened.push(rule) };
  shown = mount(Barred, { target: document.body, props });
  flushSync();
}

it("says what is not possible, why, and by which rule", () => {
  const opened: string[] = [];
  const refusal = { why: "came-from-there", rule: "RETREAT-05", about: { area: "the-reach" }, more: [] };
  bar([{ option: "the-reach", refusal }], opened);
  expect(document.querySelector("li")?.textContent).toContain("The Reach");
  expect(document.querySelector("li")?.textContent).toContain("The attackers came from");
  document.querySelector("button")?.click();
  expect(opened).toEqual(["RETREAT-05"]);
});

it.each([[undefined], [[]]])("is not there where nothing is barred", (barred) => {
  bar(barred);
  expect(document.querySelector("details")).toBeNull();
});
