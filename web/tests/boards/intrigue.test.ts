import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Option } from "../../src/boards/contract";
import { CHARACTERS } from "../../src/boards/intrigue/characters";
import { options, spots } from "../../src/boards/intrigue/decision";
import { ended } from "../../src/boards/intrigue/ended";
import { tokens } from "../../src/boards/intrigue/tokens";
import type { Event, PlaceCard, Placement, View } from "../../src/boards/intrigue/types";
import { Language } from "../../src/lib/language";
import { Words } from "../../src/lib/words";

interface Moment {
  view: View;
  decision: PlaceCard;
  answers: Placement[];
}

const fixture = JSON.parse(readFileSync(new URL("./intrigue.json", import.meta.url), "utf8"));
const moments: Moment[] = fixture.moments;

const text = (path: string) => readFileSync(new URL(`../../../src/maester/${path}`, import.meta.url), "utf8");
const words = new Words(new Language("en", [text("words/en.ftl"), text("games/intrigue/words/en.ftl")]));

const key = ({ card, row, place }: Placement) => `${card} ${row} ${place}`;

describe("characters", () => {
  it("have the houses the rules give them", () => {
    expect(Object.fromEntries([...CHARACTERS].map(([card, { house }]) => [card, house]))).toEqual(
      fixture.houses,
    );
  });

  it("have a badge each that nobody else has", () => {
    const badges = [...CHARACTERS.values()].map(({ badge }) => badge);
    expect(badges.every((badge) => /^m/i.test(badge))).toBe(true);
    expect(new Set(badges).size).toBe(36);
  });
});

describe.each(moments.map((moment, n) => [n, moment] as const))(
  "at moment %i",
  (_, { decision, answers }) => {
    it("the spots of each card are those the rules list", () => {
      const found = decision.hand.flatMap((card) =>
        spots(decision, card).map(([row, place]) => ({ card, row, place })),
      );
      expect(found.map(key).sort()).toEqual(answers.map(key).sort());
    });

    it("every placement can be chosen by its card first and by its spot first", () => {
      const all = options(decision, words);
      const by = (kind: string) => all.filter((option) => option.parts[0]!.target.startsWith(kind));
      for (const kind of ["card/", "spot/"])
        expect(
          by(kind)
            .map((option) => key(option.answer as Placement))
            .sort(),
        ).toEqual(answers.map(key).sort());
      expect(by("spot/").every((option) => option.parts[0]!.aside)).toBe(true);
      const asks = (kind: string) =>
        new Set(by(kind).map(({ parts }) => parts.map((part) => part.ask).join(" ")));
      expect([...asks("card/")]).toEqual(["Which card? Where to?"]);
      expect([...asks("spot/")]).toEqual(["Where to? Which card?"]);
    });

    it("no two spots have the same words", () => {
      const labels = new Map<string, string>();
      const parts = options(decision, words).flatMap((option: Option) => option.parts);
      for (const { target, label } of parts) {
        expect(labels.get(label) ?? target).toBe(target);
        labels.set(label, target);
      }
    });
  },
);

describe("penalty tokens", () => {
  it("add up to the points, with as few as there can be", () => {
    for (let points = 0; points < 60; points += 1)
      expect(tokens(points).reduce<number>((sum, value) => sum + value, 0)).toBe(points);
    expect(tokens(9)).toEqual([5, 2, 2]);
    expect(tokens(8)).toEqual([5, 2, 1]);
  });
});

describe("the end of a round", () => {
  const placed: Event = { type: "CardPlaced", seat: "seat-1", card: "arya", row: 1, place: 0 };

  it("is not there while cards are placed", () => {
    expect(ended([placed])).toBeNull();
  });

  it("tells who drew and what was left", () => {
    const end = ended([
      placed,
      { type: "ThroneCardDrawn", seat: "seat-1", card: null },
      { type: "PenaltyTaken", seat: "seat-2", cards: ["bran", "hodor"], points: 2, total: 7 },
      { type: "RoundBegan", round: 2, starter: "seat-2" },
    ]);
    expect(end?.drawer).toBe("seat-1");
    expect(end?.drawn).toBeNull();
    expect([...end!.left]).toEqual([["seat-2", { cards: ["bran", "hodor"], points: 2, total: 7 }]]);
  });
});
