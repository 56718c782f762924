import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as boardgame1 from "../../src/boards/boardgame1/told";
import * as boardgame2 from "../../src/boards/boardgame2/told";
import * as cardgame from "../../src/boards/cardgame/told";
import type { View as CardView } from "../../src/boards/cardgame/types";
import type { Passage, Teller } from "../../src/boards/contract";
import * as intrigue from "../../src/boards/intrigue/told";
import type { View as IntrigueView } from "../../src/boards/intrigue/types";
import * as miniatures from "../../src/boards/miniatures/told";
import type { View as BattleView } from "../../src/boards/miniatures/types";
import type { View as WesterosView } from "../../src/boards/westeros/types";
import type { AnyDecision } from "../../src/lib/kernel";
import { Language } from "../../src/lib/language";
import { Words } from "../../src/lib/words";
import { heldTeller, part } from "../loosely";

interface Moment {
  seat: string;
  view: unknown;
  decision: AnyDecision | null;
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const views = JSON.parse(read("./westeros/views.json"));
const placing = JSON.parse(read("./intrigue.json")).moments.map(
  ({ view, decision }: { view: IntrigueView; decision: AnyDecision }) => ({
    view,
    decision,
    seat: view.active,
  }),
);

const GAMES: Record<string, { teller: Teller; rooms: string[]; moments: Moment[] }> = {
  boardgame1: {
    teller: heldTeller(boardgame1),
    rooms: ["boardgame", "boardgame1"],
    moments: views.boardgame1,
  },
  boardgame2: {
    teller: heldTeller(boardgame2),
    rooms: ["boardgame", "boardgame2"],
    moments: views.boardgame2,
  },
  intrigue: { teller: heldTeller(intrigue), rooms: ["intrigue"], moments: placing },
  cardgame: {
    teller: heldTeller(cardgame),
    rooms: ["cardgame"],
    moments: JSON.parse(read("./cardgame/views.json")),
  },
  miniatures: {
    teller: heldTeller(miniatures),
    rooms: ["miniatures"],
    moments: JSON.parse(read("./miniatures/views.json")),
  },
};

function words(lang: "en" | "de" | "nl", game: string, you: string | null): Words {
  const rooms = GAMES[game]!.rooms.map((room) => `games/${room}/words/${lang}`);
  const files = [`words/${lang}`, `words/web-${lang}`, ...rooms];
  return new Words(
    new Language(
      lang,
      files.map((file) => read(`../../../src/maester/${file}.ftl`)),
    ),
    {},
    you,
  );
}

function heard(
  game: string,
  moment: Moment,
  lang: "en" | "de" | "nl" = "en",
  you: string | null = moment.seat,
) {
  return GAMES[game]!.teller.told(moment.view, words(lang, game, you), moment.decision, {});
}

const all = (passages: readonly Passage[]) =>
  passages.flatMap(({ title, sentences }) => [title, ...sentences]);

/** Ids, marks of a program, and what was left empty. */
const UNSPOKEN =
  /[{}_$·]|(?<!\p{L})[a-z]+-[a-z]+-[a-z]+(?!\p{L})|undefined|\bnull\b|NaN|\[object|told-| {2}| [.,]|\.\./u;

describe.each(Object.keys(GAMES))("%s without the board", (game) => {
  it.each(["en", "de", "nl"] as const)(
    "is told in whole sentences, in %s, to a player and to a spectator",
    (lang) => {
      for (const moment of GAMES[game]!.moments)
        for (const you of [moment.seat, null])
          for (const { title, sentences } of heard(game, moment, lang, you)) {
            expect(title).toMatch(/^\S.*\S$/);
            for (const sentence of sentences) {
              expect(sentence).toMatch(/^[\p{Lu}\d‘„“].*[.!]$/u);
              // No id, no field, nothing left open.
              expect(sentence).not.toMatch(UNSPOKEN);
            }
          }
    },
  );
});

describe("what a listener hears", () => {
  it("of the pyramid: each row from the left, and what each card stands on", () => {
    const moment = GAMES.intrigue!.moments[1]!;
    const said = all(heard("intrigue", moment)).join(" ");
    expect(said).toContain("It is your turn.");
    expect(said).toMatch(
      /The bottom row is, from left to right: [A-Z].* of house (Stark|Lannister|Baratheon|Targaryen)/,
    );
    expect(said).toMatch(/In row 2, [A-Z][\w ]* of house \w+ lies on [A-Z][\w ]* and [A-Z]/);
    expect(said).toMatch(/Row \d, place -?\d is open, on .* and .*: it takes cards of/);
    expect(said).toMatch(/The cards in your hand are [A-Z]/);
  });

  it("of the board game: the own house first, area by area with its order", () => {
    const moment = GAMES.boardgame2!.moments[0]!;
    const passages = heard("boardgame2", moment);
    expect(passages[1]!.title.toLowerCase()).toBe(moment.seat);
    const said = all(passages).join("\n");
    expect(said).toContain("It is round 1 of 10, in the planning phase.");
    expect(said).toMatch(/You hold \d castles? .* and have 5 power tokens\. Your supply is \d\./);
    expect(said).toMatch(/In Dragonstone (you have|Baratheon has) 1 footman and 1 knight\./);
    expect(said).toContain("A neutral force of strength 5 stands in King's Landing.");
  });

  it("of the board game: who plays the other houses, under their names", () => {
    const moment = GAMES.boardgame2!.moments[0]!;
    const view = moment.view as WesterosView;
    const seats = Object.keys(view.houses);
    const players = Object.fromEntries(seats.map((seat, n) => [seat, `Player ${n}`]));
    const passages = boardgame2.told(view, words("en", "boardgame2", moment.seat), null, players);
    for (const [seat, player] of Object.entries(players)) {
      const heading = passages.find(({ title }) => title.endsWith(`, played by ${player}`));
      expect(heading?.title.toLowerCase().split(",")[0]).toBe(seat === moment.seat ? undefined : seat);
    }
  });

  it("of a combat: who attacks whom where, and what both strengths are made of", () => {
    const said = all(heard("boardgame2", GAMES.boardgame2!.moments[1]!)).join("\n");
    expect(said).toMatch(/(You attack|attacks) .* in .*, coming from .* with the order .*March/);
    expect(said).toMatch(/Your strength is -?\d+: .*\d from units/);
    expect(said).toMatch(/With .* your strength would be -?\d+\./);
  });

  it("of the card game: each card in hand with its cost, each plot with its numbers, and their texts", () => {
    const moment = GAMES.cardgame!.moments[0]!;
    const view = moment.view as CardView;
    const { hand, plots } = view;
    const spoken = words("en", "cardgame", moment.seat);
    const written = `text-${hand[0]} = Terminal.\n    Bearer kneels.\ntext-${plots[0]} = Draw a card.`;
    const texts = new Words(new Language("en", [written], [spoken.language]), {}, moment.seat);
    const passages = cardgame.told(view, texts);
    const under = (title: string) => passages.find((each) => each.title === title)!.sentences;
    expect(under("Your hand")).toHaveLength(new Set(hand).size);
    for (const said of under("Your hand"))
      expect(said).toMatch(/: (Character|Location|Attachment|Event), .*\d gold/);
    expect(under("Your hand")[0]).toMatch(/\. Terminal\. Bearer kneels\.$/);
    expect(under("Your plots")).toHaveLength(plots.length);
    expect(under("Your plots")[0]).toMatch(
      /: \d+ gold, initiative \d+, claim \d, reserve \d+\. Draw a card\.$/,
    );
    // Nobody else hears them.
    const others = all(cardgame.told({ ...view, hand: [], plots: [] }, spoken)).join("\n");
    expect(others).not.toContain("Your hand");
  });

  it("as a spectator: houses by their names", () => {
    const said = all(heard("boardgame2", GAMES.boardgame2!.moments[0]!, "en", null)).join("\n");
    expect(said).toMatch(/Baratheon holds \d castle/);
    expect(said).not.toMatch(/\byour?\b/i);
  });

  it("of a battle: the own army first, unit by unit where it stands and looks", () => {
    const moment = GAMES.miniatures!.moments.find((each) => {
      const view = each.view as BattleView;
      return view.round > 0 && view.players.length === 2;
    })!;
    const passages = heard("miniatures", moment);
    expect(passages.map(({ title }) => title).slice(0, 3)).toEqual([
      "The moment",
      "The table",
      "The tactics board",
    ]);
    expect(passages[3]!.title).toMatch(/^Your army: /);
    expect(passages[4]!.title).toMatch(/^The army of /);
    const said = all(passages).join("\n");
    expect(said).toMatch(/It is round \d of 6 in the mode A Game of Thrones\./);
    expect(said).toMatch(
      /Forest \(cover and fortified\), [\d.]+ inches from the left and [\d.]+ inches from your edge\./,
    );
    expect(said).toMatch(/[A-Z].*, \d+ wounds? left, \d+ models? in \d ranks?/);
    expect(said).toMatch(
      /The unit stands [\d.]+ inches from the left and [\d.]+ inches from your edge and faces /,
    );
    expect(said).toMatch(/Crown: (free|.* stands there)\./);
    // A spectator has no edge of the table.
    expect(all(heard("miniatures", moment, "en", null)).join("\n")).not.toContain("your edge");
  });
});

describe("whom to attack in the miniatures game", () => {
  const [moment] = GAMES.miniatures!.moments;
  const chance = {
    unit: "nobody.1",
    how: "charge",
    weapon: "halberd",
    arc: "front",
    arrives: 2,
    chance: 0.5,
  };
  const attack = { wounds: [0.25, 0.5, 0.25], panic_fails: 0.1 };
  const decision = part<AnyDecision>({
    type: "WhichTarget",
    about: "charge-target",
    chances: [{ ...chance, attack }],
  });

  it.each(["en", "de", "nl"] as const)("is heard with its odds (%s)", (lang) => {
    const plain = all(heard("miniatures", { ...moment!, decision: null }, lang));
    const said = all(heard("miniatures", { ...moment!, decision }, lang)).filter(
      (each) => !plain.includes(each),
    );
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/5\+ \(50.%\).*25.%/);
  });
});
