// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import PanZoom from "../../src/lib/PanZoom.svelte";

// A window of 800 to 600 for a board of 2000 to 3000: all of it is seen at a fifth of its size.
vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);

const touched = vi.fn();
let shown: ReturnType<typeof mount>;
let view: HTMLElement;

const children = createRawSnippet(() => ({
  render: () => `<button id="area">Winterfell</button>`,
  setup: (area) => {
    area.addEventListener("click", touched);
  },
}));

beforeEach(() => {
  touched.mockClear();
  shown = mount(PanZoom, { target: document.body, props: { width: 2000, height: 3000, children } });
  flushSync();
  view = document.querySelector(".view")!;
});
afterEach(() => unmount(shown));

/** Where the board is, and how large. */
function stands(): number[] {
  flushSync();
  const { transform } = document.querySelector<HTMLElement>(".board")!.style;
  return [...transform.matchAll(/-?[\d.]+/g)].map((found) => Number(Number(found[0]).toFixed(5)));
}

const area = () => document.getElementById("area")!;

function pointer(type: string, x: number, y: number, id = 1): void {
  const how = { bubbles: true, clientX: x, clientY: y, pointerId: id, pointerType: "touch" };
  area().dispatchEvent(new PointerEvent(type, how));
}

function key(pressed: string, on: HTMLElement = view): void {
  on.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }));
}

function click(): void {
  area().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
}

describe("a board larger than the screen", () => {
  it("is shown whole at first", () => {
    expect(stands()).toEqual([200, 0, 0.2]);
  });

  it("comes closer under the wheel, at the place of the pointer", () => {
    const turned = new WheelEvent("wheel", { deltaY: -500, cancelable: true });
    view.dispatchEvent(Object.assign(turned, { clientX: 400, clientY: 300 }));
    const [x, y, scale] = stands() as [number, number, number];
    expect(scale).toBeCloseTo(0.2 * Math.E, 2);
    expect((400 - x) / scale).toBeCloseTo(1000, 0);
    expect((300 - y) / scale).toBeCloseTo(1500, 0);
  });

  it("is made larger and smaller and moved by keys, and 0 shows all of it", () => {
    for (let n = 0; n < 5; n += 1) key("+");
    const [x, y, scale] = stands() as [number, number, number];
    expect(scale).toBeCloseTo(0.2 * 1.3 ** 5, 2);
    key("ArrowRight");
    key("ArrowDown");
    expect(stands().slice(0, 2).map(Math.round)).toEqual([x - 80, y - 80].map(Math.round));
    key("-");
    expect(stands()[2]).toBeCloseTo(0.2 * 1.3 ** 4, 2);
    key("0");
    expect(stands()).toEqual([200, 0, 0.2]);
  });

  it("leaves arrows to the part of the board they are pressed on", () => {
    for (let n = 0; n < 5; n += 1) key("+", area());
    const before = stands();
    expect(before[2]).toBeGreaterThan(0.2);
    key("ArrowRight", area());
    expect(stands()).toEqual(before);
  });

  it("is dragged, and the click that ends a drag touches nothing", () => {
    for (let n = 0; n < 5; n += 1) key("+");
    const [x, y] = stands() as [number, number];
    pointer("pointerdown", 400, 300);
    pointer("pointermove", 430, 320);
    expect(stands().slice(0, 2)).toEqual([x + 30, y + 20]);
    pointer("pointerup", 430, 320);
    click();
    expect(touched).not.toHaveBeenCalled();
    pointer("pointermove", 500, 500);
    expect(stands().slice(0, 2)).toEqual([x + 30, y + 20]);
  });

  it("lets a press that hardly moves be a touch", () => {
    pointer("pointerdown", 400, 300);
    pointer("pointermove", 402, 301);
    pointer("pointerup", 402, 301);
    click();
    expect(touched).toHaveBeenCalledOnce();
  });

  it("follows two fingers", () => {
    pointer("pointerdown", 350, 300, 1);
    pointer("pointerdown", 450, 300, 2);
    pointer("pointermove", 300, 300, 1);
    pointer("pointermove", 500, 300, 2);
    expect(stands()[2]).toBeCloseTo(0.4);
    pointer("pointerup", 300, 300, 1);
    pointer("pointerup", 500, 300, 2);
  });

  it("has buttons for who has neither wheel nor keys", () => {
    const [closer, further, all] = [...document.querySelectorAll<HTMLButtonElement>(".ways button")];
    expect([closer!.disabled, further!.disabled, all!.disabled]).toEqual([false, true, true]);
    closer!.click();
    expect(stands()[2]).toBeCloseTo(0.26);
    expect(further!.disabled).toBe(false);
    all!.click();
    expect(stands()[2]).toBeCloseTo(0.2);
  });

  it("brings a place into sight when it is asked to", () => {
    for (let n = 0; n < 8; n += 1) key("+");
    const before = stands();
    (shown as unknown as PanZoom).show({ x: 0, y: 0, width: 10, height: 10 });
    expect(stands().slice(0, 2)).toEqual([0, 0]);
    expect(stands()[2]).toBe(before[2]);
  });
});
