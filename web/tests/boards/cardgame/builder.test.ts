import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  BLANK,
  copies,
  curve,
  deckOf,
  grouped,
  plots,
  size,
  withCopies,
} from "../../../src/boards/cardgame/builder/deck";
import { FACTIONS, found, TRAITS, UNFILTERED } from "../../../src/boards/cardgame/builder/filtering";
import { Language } from "../../../src/lib/language";
import { Words } from "../../../src/lib/words";

const file = (path: string) =>
  readFileSync(new URL(`../../../../src/maester/${path}`, import.meta.url), "utf8");
const words = new Words(new Language("en", [file("words/en.ftl"), file("games/cardgame/words/en.ftl")]));
const name = (code: string) => words.name(code);

describe("a deck that is being built", () => {
  it("has cards, plots and one agenda, as many as were put in", () => {
    let deck = withCopies(BLANK, "melisandre", 2);
    deck = withCopies(withCopies(deck, "summons", 2), "a-noble-cause", 1);
    deck = withCopies(withCopies(deck, "fealty", 1), "banner-of-the-sun", 1);
    expect(deck.cards).toEqual({ melisandre: 2 });
    expect(deck.plots).toEqual(["a-noble-cause", "summons", "summons"]);
    expect(deck.agenda).toBe("banner-of-the-sun");
    expect(
      ["melisandre", "summons", "fealty", "banner-of-the-sun", "ghost"].map((code) => copies(deck, code)),
    ).toEqual([2, 2, 0, 1, 0]);
    deck = withCopies(withCopies(withCopies(deck, "melisandre", 0), "summons", 1), "banner-of-the-sun", 0);
    expect(deck).toMatchObject({ cards: {}, plots: ["a-noble-cause", "summons"], agenda: null });
  });

  it("is listed by types, costs and names", () => {
    const cards = {
      "the-kingsroad": 3,
      melisandre: 3,
      "robert-baratheon": 1,
      "vanguard-lancer": 2,
      "bastard-in-hiding": 1,
    };
    const deck = deckOf({ faction: "baratheon", cards, plots: ["summons", "a-noble-cause", "summons"] });
    const [characters, locations] = grouped(deck, name);
    expect(characters?.lines.map((line) => line.code)).toEqual([
      "bastard-in-hiding",
      "vanguard-lancer",
      "melisandre",
      "robert-baratheon",
    ]);
    expect([characters?.count, locations?.count, size(deck)]).toEqual([7, 3, 10]);
    expect(plots(deck, name)).toEqual([
      { code: "a-noble-cause", count: 1 },
      { code: "summons", count: 2 },
    ]);
    expect(curve(deck)).toEqual([0, 3, 3, 0, 0, 3, 0, 1]);
  });

  it("is filled up where something is missing", () => {
    expect(deckOf(null)).toEqual(BLANK);
    expect(deckOf({ faction: "stark", cards: { ghost: 1 } })).toEqual({
      ...BLANK,
      faction: "stark",
      cards: { ghost: 1 },
    });
  });
});

describe("the pool", () => {
  const codes = (filter: Partial<typeof UNFILTERED>, fitting: Record<string, number> | null = null) =>
    found({ ...UNFILTERED, ...filter }, fitting, words).map((facts) => facts.code);

  it("has every card one can build with, and no title", () => {
    expect(codes({ faction: "" })).toHaveLength(211 - 6);
    expect(FACTIONS).toHaveLength(8);
    expect(TRAITS).toContain("Dragon");
  });

  it("shows what the server says may be part of the deck", () => {
    expect(codes({}, { ghost: 3, summons: 2 })).toEqual(["ghost", "summons"]);
    expect(codes({}).length).toBe(211 - 6); // before it has said anything
  });

  it("is filtered by faction, type, cost, trait and text, all at once", () => {
    expect(codes({ faction: "stark" })).toHaveLength(19);
    expect(codes({ faction: "stark", type: "event" })).toHaveLength(3);
    expect(codes({ faction: "baratheon", cost: 7 })).toEqual(["robert-baratheon"]);
    expect(codes({ faction: "", type: "character", trait: "Dragon" }).sort()).toEqual([
      "drogon",
      "rhaegal",
      "viserion",
    ]);
    expect(codes({ faction: "", find: "  MELIS " })).toContain("melisandre");
    expect(codes({ faction: "", find: "melis zzz" })).toEqual([]);
    expect(codes({ faction: "", find: "maester", type: "character" }).length).toBeGreaterThan(3);
  });
});
