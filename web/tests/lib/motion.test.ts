// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { flies, moved, standing } from "../../src/lib/motion";

let still = false;
const way = vi.fn();
const places = new Map<Element, [x: number, y: number]>();

beforeEach(() => {
  still = false;
  way.mockReset();
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  Element.prototype.animate = function (this: Element, frames: unknown) {
    way(this.textContent, frames);
    return {} as Animation;
  } as Element["animate"];
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const [x, y] = places.get(this) ?? [0, 0];
    return { x, y, width: 10, height: 10 } as DOMRect;
  };
});
afterEach(() => vi.unstubAllGlobals());

/** A table on which pieces lie at places. */
function table(pieces: Record<string, [number, number]>): HTMLElement {
  const part = document.createElement("div");
  for (const [name, place] of Object.entries(pieces)) lay(part, name, place);
  document.body.append(part);
  return part;
}

function lay(part: HTMLElement, name: string, place: [number, number]): void {
  const holder = document.createElement("p");
  const piece = document.createElement("b");
  piece.dataset.piece = piece.textContent = name;
  holder.append(piece);
  part.append(holder);
  places.set(piece, place);
}

const home = () => ({ x: 100, y: 0, width: 10, height: 10 }) as DOMRect;

describe("a piece", () => {
  it("comes from where it was, even if it is drawn anew", () => {
    const part = table({ raven: [0, 0], blade: [5, 5] });
    const before = standing(part);
    part.firstElementChild!.remove();
    lay(part, "raven", [30, 40]);
    moved(part, before);
    expect(way.mock.calls).toEqual([
      ["raven", [{ transform: "translate(-30px, -40px)" }, { transform: "none" }]],
    ]);
  });

  it("that is new comes from its home, if it has one", () => {
    const part = table({});
    const before = standing(part);
    lay(part, "order", [40, 0]);
    moved(part, before);
    expect(way).not.toHaveBeenCalled();
    moved(part, before, home);
    expect(way.mock.calls[0]![1][0]).toEqual({ transform: "translate(60px, 0px)" });
  });

  it("that is gone returns there, and its ghost is no piece", () => {
    const part = table({ order: [40, 0] });
    const before = standing(part);
    part.firstElementChild!.remove();
    moved(part, before);
    expect(part.childElementCount).toBe(0);
    moved(part, before, home);
    expect(way.mock.calls[0]![1][1]).toMatchObject({ transform: "translate(60px, 0px)" });
    expect([part.childElementCount, standing(part).size]).toEqual([1, 0]);
  });

  it("does not move for whoever wants nothing to move", () => {
    still = true;
    const part = table({ raven: [0, 0] });
    const before = standing(part);
    places.set(part.querySelector("b")!, [9, 9]);
    moved(part, before, home);
    expect(way).not.toHaveBeenCalled();
  });
});

describe("what lies nowhere", () => {
  const at = (x: number, width = 10) => ({ x, y: 0, width, height: 10 }) as DOMRect;

  it("flies from one place to another and is gone", () => {
    const crown = document.createElement("i");
    const going: { onfinish?: () => void } = {};
    crown.animate = (frames: unknown) => {
      way("crown", frames);
      return going as unknown as Animation;
    };
    flies(crown, at(0), at(100), 0);
    expect(crown.isConnected).toBe(true);
    expect(way).toHaveBeenCalledWith("crown", [
      { transform: "translate(5px, 5px) translate(-50%, -50%)" },
      { transform: "translate(105px, 5px) translate(-50%, -50%)" },
    ]);
    going.onfinish?.();
    expect(crown.isConnected).toBe(false);
  });

  it("does not fly where nothing should move, or to what is not shown", () => {
    const crown = document.createElement("i");
    flies(crown, at(0), at(100, 0), 0);
    still = true;
    flies(crown, at(0), at(100), 0);
    expect(way).not.toHaveBeenCalled();
    expect(crown.isConnected).toBe(false);
  });
});
