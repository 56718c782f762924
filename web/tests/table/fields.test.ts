// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { Language } from "../../src/lib/language";
import { Words } from "../../src/lib/words";
import Fields from "../../src/table/Fields.svelte";

const TEXTS = "yes = yes\nno = no\nname-you = You\nname-arya = Arya Stark";
const words = new Words(new Language("en", [TEXTS]), { "seat-2": "Brienne" }, "seat-1");

let shown: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (shown) unmount(shown);
  shown = null;
});

describe("a view of a game that tells no sentences", () => {
  it("is told in words: fields by their names, cards and seats by theirs, and nothing of what is hidden", () => {
    const view = {
      round: 2,
      last_placer: "seat-1",
      throne: null,
      pyramid: [{ card: "arya", row: 1, place: -1 }],
      seats: [{ seat: "seat-2", cards_in_hand: 3, out: true, hand: null }],
    };
    shown = mount(Fields, { target: document.body, props: { view, words } });
    flushSync();
    const told = [...document.querySelectorAll("dt, dd")].map((each) => each.textContent?.trim());
    expect(told).toEqual([
      ...["round", "2", "last placer", "You"],
      ...["pyramid", "card Arya Stark · row 1 · place -1"],
      ...["seats", "seat Brienne · cards in hand 3 · out yes"],
    ]);
  });
});
