import { describe, expect, it } from "vitest";
import { side as deckSide } from "../../src/boards/cardgame/side";
import { side as armySide } from "../../src/boards/miniatures/side";
import type { Words } from "../../src/lib/words";
import { loosely } from "../loosely";

const [deck, army] = [loosely(deckSide), loosely(armySide)];

const words = { name: (id: string) => `<${id}>` } as unknown as Words;

describe("the side of a seat", () => {
  it("is an army with its commander, its units and whoever joined them", () => {
    const unit = (name: string, seat: string, attachments: readonly string[], commander = false) => ({
      unit: `${name}.1`,
      seat,
      card: name,
      tray: "infantry",
      attachments,
      commander,
    });
    const view = {
      players: [
        { seat: "seat-1", faction: "stark" },
        { seat: "seat-2", faction: "stark" },
      ],
      units: [
        unit("sworn-swords", "seat-1", ["robb-stark-wolf-lord"], true),
        unit("bowmen", "seat-1", []),
        unit("guardsmen", "seat-2", []),
      ],
      ncus: [{ ncu: "x.1", seat: "seat-1", card: "sansa-stark-little-bird", commander: false }],
    };
    expect(army(view, "seat-1", words)).toEqual({
      house: "stark",
      number: 1,
      changed: false,
      about: "<stark> · <robb-stark-wolf-lord>",
      parts: ["<sworn-swords> + <robb-stark-wolf-lord>", "<bowmen>", "<sansa-stark-little-bird>"],
    });
    expect(army(view, "seat-3", words)).toBeNull();
  });

  it("is a deck by its faction and its agenda", () => {
    const view = { players: { "seat-1": { faction: "stark", agenda: "fealty" } } };
    expect(deck(view, "seat-1", words)).toEqual({ house: "stark", about: "<stark> · <fealty>", parts: [] });
  });
});
