import { describe, expect, it } from "vitest";
import { chapters } from "../../../src/boards/westeros/chapters";
import { outcomes, ranked, sides } from "../../../src/boards/westeros/outcomes";
import type { Event } from "../../../src/boards/westeros/types";
import { Language } from "../../../src/lib/language";
import { pieces } from "../../../src/lib/storied";
import { Words } from "../../../src/lib/words";
import { part } from "../../loosely";

const WORDS = new Words(new Language("en", ["web-story-round = Round { $round }"]));
const STORY = part<readonly Event[]>([
  { type: "OrdersRevealed", house: "stark", orders: {} },
  { type: "Marched", house: "stark" },
  { type: "CombatBegan", attacker: "stark", defender: "greyjoy", area: "seagard" },
  { type: "InitialStrength", attack: 4, defense: 2 },
  { type: "HouseCardsRevealed", attack: "eddard-stark", defense: "theon-greyjoy" },
  { type: "CardReplaced", house: "greyjoy", card: null },
  { type: "CombatWon", winner: "stark", loser: "greyjoy", strength: 8, against: 4 },
  { type: "Retreated", house: "greyjoy" },
  { type: "Marched", house: "greyjoy" },
  { type: "RoundBegan", round: 2 },
  { type: "WesterosCardRevealed", deck: "I", card: "supply" },
  { type: "WesterosCardResolved", card: "supply", house: null },
  { type: "WildlingsAttacked", strength: 4 },
  { type: "BidsRevealed", track: null, bids: { stark: 1, greyjoy: 3 } },
  { type: "WildlingCardRevealed", card: "a-king-beyond-the-wall" },
  { type: "WildlingsFellBack", strength: 0 },
  { type: "WildlingCardSeen", house: "greyjoy", card: null },
]);
const kinds = (seen: number, story: readonly unknown[] = STORY) =>
  outcomes(part(story), seen, WORDS).map(({ kind, at }) => [kind, at]);

describe("what has come out", () => {
  it("is shown from where it was last looked at on", () => {
    expect(kinds(0)).toEqual([
      ["combat", 6],
      ["cards", 10],
      ["wildlings", 15],
    ]);
    expect(kinds(7)).toEqual([
      ["cards", 10],
      ["wildlings", 15],
    ]);
    expect(kinds(16)).toEqual([]);
  });

  it("waits until a combat is decided, and tells what came of it", () => {
    expect(kinds(0, STORY.slice(0, 6))).toEqual([]);
    const [combat] = outcomes(STORY, 0, WORDS);
    expect(combat!.events.at(-1)).toMatchObject({ type: "Retreated" });
    expect(sides(combat!.events)).toMatchObject({
      attacker: { house: "stark", before: 4, card: "eddard-stark", strength: 8, won: true },
      defender: { house: "greyjoy", before: 2, card: null, strength: 4, won: false },
    });
  });

  it("shows what the raven saw to its holder alone", () => {
    expect(kinds(16, [...STORY.slice(0, 16), { ...STORY[16], card: "skinchanger-scout" }])).toEqual([
      ["raven", 16],
    ]);
  });

  it("ranks bids", () => {
    expect(ranked({ stark: 1, greyjoy: 3 })).toEqual([
      ["greyjoy", 3],
      ["stark", 1],
    ]);
  });
});

describe("the story", () => {
  it("is divided by rounds, phases and my last move", () => {
    const found = pieces(STORY, chapters(STORY, WORDS), 12);
    expect(
      found.map(({ start, since, headings }) => [start, since, headings.map(({ text }) => text)]),
    ).toEqual([
      [0, false, ["Round 1", "phase-planning"]],
      [1, false, ["phase-action"]],
      [9, false, ["Round 2"]],
      [10, false, ["phase-westeros"]],
      [12, true, []],
      [16, false, ["phase-planning"]],
    ]);
    expect(found[2]!.lines).toEqual([]);
  });
});
