import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CARDS, DECKS, traitId } from "../../src/boards/cardgame/facts";
import { Language } from "../../src/lib/language";

describe("the facts of the card game", () => {
  it("are those of all cards", () => {
    expect(Object.keys(CARDS)).toHaveLength(211);
    expect(CARDS["robert-baratheon"]).toMatchObject({
      type: "character",
      faction: "baratheon",
      cost: 7,
      strength: 5,
      icons: ["military", "power"],
      unique: true,
      loyal: true,
      traits: ["King", "Lord"],
    });
    expect(CARDS["sneak-attack"]).toMatchObject({
      type: "plot",
      gold: 5,
      initiative: 11,
      claim: 2,
      reserve: 5,
    });
    expect(CARDS["the-hands-judgment"]).toMatchObject({ type: "event", cost: "x", faction: "neutral" });
    expect(CARDS["master-of-coin"]).toMatchObject({ type: "title", gold: 2, supports: "master-of-ships" });
    const core = Object.values(CARDS).reduce((sum, card) => sum + card.quantity, 0);
    expect(core).toBe(234);
  });

  it("have sixteen decks of at least sixty cards that are there", () => {
    expect(Object.keys(DECKS)).toHaveLength(16);
    for (const deck of Object.values(DECKS)) {
      expect(deck.plots).toHaveLength(7);
      expect(Object.values(deck.cards).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(60);
      for (const code of [...deck.plots, ...Object.keys(deck.cards)]) expect(CARDS[code]?.code).toBe(code);
    }
  });
});

describe.each(["en", "de", "nl"] as const)("the names of cards in %s", (lang) => {
  const path = new URL(`../../../src/maester/games/cardgame/words/${lang}.ftl`, import.meta.url);
  const language = new Language(lang, [readFileSync(path, "utf8")]);

  it("are there, and so are those of traits and decks", () => {
    for (const card of Object.values(CARDS)) {
      expect(language.has(`name-${card.code}`)).toBe(true);
      expect(language.has(`label-type-${card.type}`)).toBe(true);
      for (const trait of card.traits) expect(language.has(traitId(trait))).toBe(true);
    }
    for (const deck of Object.keys(DECKS)) expect(language.has(`name-${deck}`)).toBe(true);
  });
});
