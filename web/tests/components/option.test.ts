// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import OptionControl from "../../src/components/OptionControl.svelte";
import { Language } from "../../src/lib/language";
import { entries } from "../../src/lib/schema";
import { Words } from "../../src/lib/words";

const words = new Words(new Language("en", ["name-stark = Stark\nweb-option-open = left open"]));
const SEATS = ["Seat 1: Me", "Seat 2: Squire", "Seat 3: open"];

let shown: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (shown) unmount(shown);
  shown = null;
});

/** The control of an option with this schema; what it is set to goes to the function that is given back. */
function control(property: object, value: unknown, seats = SEATS) {
  const onchange = vi.fn();
  const [entry] = entries({ properties: { it: property } });
  shown = mount(OptionControl, {
    target: document.body,
    props: { entry: entry!, value, seats, words, onchange },
  });
  flushSync();
  return onchange;
}

const all = <T extends Element>(what: string) => [...document.querySelectorAll<T>(what)];
const labels = () => all("[role=radiogroup] label").map((label) => label.textContent?.trim());

describe("an option", () => {
  it("that is a seat is chosen among the seats by name, or left to chance", () => {
    const property = { anyOf: [{ type: "integer", format: "seat" }, { type: "null" }], default: null };
    const set = control(property, null);
    expect(labels()).toEqual(["web-option-random", ...SEATS]);
    const radios = all<HTMLInputElement>("input[type=radio]");
    expect(radios.map((radio) => radio.checked)).toEqual([true, false, false, false]);
    radios[2]!.click();
    expect(set).toHaveBeenCalledWith(2);
  });

  it("of many values is a list that opens", () => {
    const property = { anyOf: [{ type: "integer", format: "seat" }, { type: "null" }], default: null };
    const set = control(property, 5, ["1", "2", "3", "4", "5", "6"]);
    const [list] = all<HTMLSelectElement>("select");
    expect([list!.options.length, list!.value]).toEqual([7, "5"]);
    list!.value = "0";
    list!.dispatchEvent(new Event("change", { bubbles: true }));
    expect(set).toHaveBeenCalledWith(null);
  });

  it("that is on or off is a switch", () => {
    const set = control({ type: "boolean", default: true }, true);
    const [box] = all<HTMLInputElement>("input[role=switch]");
    expect(box!.checked).toBe(true);
    box!.click();
    expect(set).toHaveBeenCalledWith(false);
  });

  it("with a value for each seat is chosen seat by seat", () => {
    const items = { enum: ["stark", "tyrell", null] };
    const set = control({ type: "array", format: "per-seat", items, default: [] }, []);
    expect(all(".label").map((label) => label.textContent)).toEqual(SEATS);
    expect(labels().slice(0, 3)).toEqual(["left open", "Stark", "tyrell"]);
    all<HTMLInputElement>("input[type=radio]")[4]!.click();
    expect(set).toHaveBeenCalledWith([null, "stark", null]);
  });

  it("of a kind nobody knows is left as it is", () => {
    control({ anyOf: [{ type: "integer" }, { type: "string" }] }, 1);
    expect(all("input, select")).toEqual([]);
  });
});
