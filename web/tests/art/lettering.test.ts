import { describe, expect, it } from "vitest";
import { breakable, fitted, wideness } from "../../src/art/lettering";

describe("a name on a card", () => {
  it("is written whole where there is room", () => {
    expect(fitted("Melisandre", 96).lines).toEqual(["Melisandre"]);
    expect(fitted("Khal Drogo", 64).lines).toEqual(["Khal Drogo"]);
  });

  it("takes two lines before it gets too small", () => {
    expect(fitted("Khal Drogo", 42).lines).toEqual(["Khal", "Drogo"]);
  });

  it("is cut short before it cannot be read", () => {
    const { lines, size } = fitted("Melisandre", 38);
    expect(lines).toEqual(["Melisan."]);
    expect(size).toBe(8.5);
  });

  it.each([36, 40, 44, 64, 90, 120])(
    "is never smaller than 8.5 pixels nor wider than a card of %i",
    (width) => {
      for (const name of ["Bran", "Jon Snow", "Barristan", "Melisandre", "Khal Drogo"]) {
        const { lines, size } = fitted(name, width);
        expect(size).toBeGreaterThanOrEqual(8.5);
        for (const line of lines) expect(wideness(line) * size).toBeLessThanOrEqual(width);
      }
    },
  );
});

describe("a text on a card", () => {
  it("may be broken where long words are joined, and nowhere else", () => {
    expect(breakable("in der Herausforderungsphase")).toBe("in der Herausforderungs\u00adphase");
    expect(breakable("een machtsuitdaging")).toBe("een machts\u00aduitdaging");
    expect(breakable("Strategie, Aktion, Spieler")).toBe("Strategie, Aktion, Spieler");
  });
});
