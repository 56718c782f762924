import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Standing } from "../../src/lib/kernel";
import { Language, type LanguageId } from "../../src/lib/language";
import { kebab, Words } from "../../src/lib/words";
import { part } from "../loosely";

const OWN = `
list-comma = { $items }, { $next }
list-last = { $items } and { $last }
name-you = you
name-arya = Arya Stark
name-copy = { $name } ({ $number })
offer-use = { $card }{ $occasion ->
    [1] , again
   *[other] { "" }
 }
id-discard = { $b } in the pile of { $a }
answer-use = { $answer }
yes = yes
event-cards-shown = { $seat-you ->
    [yes] You show { $cards }
   *[no] { $seat } shows { $cards }
 } ({ $cards-count })
event-drawn = { $hidden ->
    [yes] a card
   *[no] { $card }
 }
    .card = minus { $value }
ask-bid = Bid up to { $most }.
answer-place = { $card } in row { $row }, { $place-sign }
refusal-too-high = At most { $most }.
refusal-in-field = { $field }: { $sentence }
why-lowest = Nobody is lower.
standing-won = { $winners-you ->
    [yes] You win.
   *[no] { $winners } wins.
 }
`;

const use = (occasion: number | null) => ({ type: "Use", card: "arya.4", occasion });
const names = { "seat-1": "Ann", "seat-2": "Ben", "seat-3": "Cleo" };
const words = new Words(new Language("en", [OWN]), names, "seat-2");

function shipped(lang: LanguageId): Language {
  const root = new URL("../../../src/maester/", import.meta.url);
  const files = [`words/${lang}.ftl`, `words/web-${lang}.ftl`, `games/intrigue/words/${lang}.ftl`];
  return new Language(
    lang,
    files.map((file) => readFileSync(new URL(file, root), "utf8")),
  );
}

describe("names", () => {
  it("are those of people, cards and the listener", () => {
    expect(words.name("seat-1")).toBe("Ann");
    expect(words.name("seat-2")).toBe("you");
    expect(words.name("arya")).toBe("Arya Stark");
    expect(words.name("unknown")).toBe("unknown");
  });

  it("that are absurdly long are cut", () => {
    expect(words.name("x".repeat(500))).toHaveLength(201);
  });

  it("of copies are told apart only where that is needed", () => {
    const two = words.among(part({ about: "use", options: ["arya.4", "arya.12", "ghost.3"] }));
    expect(words.name("arya.4")).toBe("Arya Stark");
    expect(two.name("arya.12")).toBe("Arya Stark (2)");
    expect(words.among(part({ about: "use", options: [use(1)] })).name("arya.4")).toBe("Arya Stark");
  });

  it("of two armies are told apart by their army", () => {
    const armies = new Words(new Language("en", [OWN, "name-of-army = { $name } of army { $number }"]));
    const both = armies.among(part({ about: "use", options: ["arya~1.1", "arya~1.3", "ghost.3"] }));
    expect(both.name("arya~1.3")).toBe("Arya Stark (1) of army 3");
    expect(armies.name("arya~1.3")).toBe("Arya Stark (1)");
  });

  it("of occasions are counted among those that are offered", () => {
    const offered = words.among(part({ about: "use", options: ["pass", use(3), use(5)] }));
    expect(offered.answer("use", use(3))).toBe("Arya Stark");
    expect(offered.answer("use", use(5))).toBe("Arya Stark, again");
  });

  it("of several parts are worded by their message", () => {
    expect(words.answer("use", use(null))).toBe("Arya Stark");
    expect(words.name("discard:seat-1:arya")).toBe("Arya Stark in the pile of Ann");
    expect(words.name("discard:seat-1:arya~2.1")).toBe("Arya Stark (2) in the pile of Ann");
    expect(words.name("arya~2")).toBe("Arya Stark (2)");
    expect(words.name("unheard:of")).toBe("unheard:of");
  });

  it("are listed as people list them", () => {
    expect(words.listed([])).toBe("");
    expect(words.listed(["seat-1"])).toBe("Ann");
    expect(words.listed(["seat-1", "arya"])).toBe("Ann and Arya Stark");
    expect(words.listed(["seat-1", "seat-3", "arya"])).toBe("Ann, Cleo and Arya Stark");
  });
});

describe("sentences", () => {
  it("speak to the listener", () => {
    expect(words.event(part({ type: "CardsShown", seat: "seat-2", cards: ["arya"] }))).toBe(
      "You show Arya Stark (1)",
    );
    expect(words.event(part({ type: "CardsShown", seat: "seat-1", cards: [] }))).toBe("Ann shows  (0)");
  });

  it("word values with fields by an attribute, and know what is hidden", () => {
    expect(words.event(part({ type: "Drawn", card: { value: 3 } }))).toBe("minus 3");
    expect(words.event(part({ type: "Drawn", card: null }))).toBe("a card");
  });

  it("ask with the words and numbers of a decision", () => {
    expect(words.prompt(part({ type: "Amount", about: "bid", least: 0, most: 12000 }))).toBe(
      "Bid up to 12000.",
    );
  });

  it("word an answer by its fields", () => {
    expect(words.answer("place", { card: "arya", row: 2, place: -1 })).toBe("Arya Stark in row 2, negative");
  });

  it("word an answer no message speaks of by its names", () => {
    expect(words.answer("other", ["seat-1", "arya"])).toBe("Ann and Arya Stark");
  });

  it("refuse, and say in which field", () => {
    const refused = { why: "too-high", about: { most: 5 }, rule: null, sentence: "" };
    expect(words.refusal(refused)).toBe("At most 5.");
    expect(words.refusal({ ...refused, about: { most: 5, field: "bid" } })).toBe("bid: At most 5.");
    expect(words.refusal({ ...refused, why: "unheard-of", sentence: "Said by the server." })).toBe(
      "Said by the server.",
    );
  });

  it("tell who won and why", () => {
    const standing = part<Standing>({ over: true, places: { "seat-1": 2, "seat-2": 1 }, why: "lowest" });
    expect(words.standing(standing)).toBe("You win. Nobody is lower.");
  });

  it("are made of ids the way the rules name them", () => {
    expect(kebab("ThroneCardsRevealed")).toBe("throne-cards-revealed");
  });
});

describe.each(["en", "de", "nl"] as const)("the shipped words in %s", (lang) => {
  const told = new Words(shipped(lang), { "seat-1": "Ann" }, null);

  it("tell a card that was placed", () => {
    const told_ = told.event(part({ type: "CardPlaced", seat: "seat-1", card: "arya", row: 1, place: -2 }));
    expect(told_).toContain("Ann");
    expect(told_).toContain("Arya Stark");
    expect(told_).not.toMatch(/[{}]|event-/);
  });

  it("word Iron Throne cards by their attribute", () => {
    const cards = [
      { value: 2, daggers: 1 },
      { value: 3, daggers: 7 },
    ];
    const revealed = told.event(part({ type: "ThroneCardsRevealed", seat: "seat-1", cards, result: -5 }));
    expect(revealed).toContain("−2");
    expect(revealed).toContain("−3");
    expect(revealed).not.toMatch(/[{}]/);
  });
});

describe("the words of several games", () => {
  const general = new Language("en", ["label-turn = Turn"]);
  const one = new Language("en", [
    "-title = Intrigue\ngame-one = { -title }\nlabel-round = Round { $n } of three",
  ]);
  const two = new Language("en", [
    "-title = Thrones\ngame-two = { -title }\nlabel-round = Round { $n } of ten",
  ]);
  const all = new Language("en", [], [general, one, two]);

  it("do not get into each other's way", () => {
    expect([all.say("game-one", {}), all.say("game-two", {})]).toEqual(["Intrigue", "Thrones"]);
    expect(two.say("label-round", { n: 1 })).toBe("Round 1 of ten");
  });

  it("and the general ones are all known to who speaks of games by their names", () => {
    expect([all.has("label-turn"), all.has("game-two"), all.has("game-three")]).toEqual([true, true, false]);
    expect(all.say("game-three", {})).toBe("game-three");
  });
});

describe("a number below zero", () => {
  it("has a true minus, and still chooses its plural", () => {
    const language = new Language("en", ["m = { $n ->\n [one] { $n } point\n *[other] { $n } points\n }"]);
    expect([language.say("m", { n: -3 }), language.say("m", { n: 1 })]).toEqual(["−3 points", "1 point"]);
    expect(new Language("en", ["m = cards -{ $n }"]).say("m", { n: 3 })).toBe("cards −3");
  });
});

describe("what has many parts", () => {
  const MANY = `
list-comma = { $items }, { $next }
list-last = { $items } and { $last }
name-you = you
name-tully = Tully
count-pike = { $count ->
    [one] { $count } pike
   *[other] { $count } pikes
 }
event-told = { $things }
    .things-each = { $hidden ->
        [yes] { $key }: nothing
       *[no] { $key }: { $value }
    }
answer-orders = { $answer-count } { $answer }
    .answer-each = { $key } ({ $value })
event-chosen = { $thing-id ->
    [tully] the trout
   *[other] { $thing }
 }
`;
  const many = new Words(new Language("en", [MANY]), {}, "stark");

  it("is told entry by entry", () => {
    const event = { type: "Told", things: { tully: 2, stark: 3, x: null } };
    expect(many.event(event)).toBe("Tully: 2, you: 3 and x: nothing");
    expect(many.answer("orders", { tully: "raid", stark: ["pike"] })).toBe("2 Tully (raid) and you (1 pike)");
  });

  it("is counted where it can be", () => {
    expect(many.event(part({ type: "Told", things: ["pike", "pike"] }))).toBe("2 pikes");
    expect(many.event(part({ type: "Told", things: ["pike", "tully"] }))).toBe("pike and Tully");
  });

  it("is selected by its id", () => {
    expect(many.event(part({ type: "Chosen", thing: "tully" }))).toBe("the trout");
    expect(many.event(part({ type: "Chosen", thing: "pike" }))).toBe("pike");
  });
});
