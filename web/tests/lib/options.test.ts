import { describe, expect, it } from "vitest";
import type { Board, Option } from "../../src/boards/contract";
import { blank, isComplete } from "../../src/lib/draft";
import { Language } from "../../src/lib/language";
import type { Answers } from "../../src/lib/messages";
import { question as asks, complete, partsAt, touched } from "../../src/lib/options";
import { Selection } from "../../src/lib/selection.svelte";
import { Words } from "../../src/lib/words";
import { loosely } from "../loosely";

const question = loosely(asks);

const words = new Words(
  new Language("en", ["answer-pass = Do { $answer }\nname-pass = pass\nname-fight = fight"]),
);

const option = (card: string, spot: string): Option => ({
  answer: { card, spot },
  label: `${card} ${spot}`,
  parts: [
    { target: card, label: card },
    { target: spot, label: spot },
  ],
});
const OPTIONS = [option("arya", "left"), option("arya", "right"), option("bran", "left")];

describe("a question", () => {
  it("of a short list is one button each", () => {
    const asked = question({ type: "Pick", about: "pass", options: ["pass", "fight"] }, words, null);
    expect(asked.kind === "options" && asked.options.map((each) => each.label)).toEqual([
      "Do pass",
      "Do fight",
    ]);
  });

  it("of many answers with fields is asked in two steps", () => {
    const options = ["a", "b", "c"].flatMap((card) => [1, 2, 3, 4].map((row) => ({ card, row })));
    const asked = question({ type: "Pick", about: "place", options }, words, null);
    if (asked.kind !== "options") throw new Error(asked.kind);
    expect(partsAt(asked.options, []).map((part) => part.label)).toEqual(["a", "b", "c"]);
    expect(partsAt(asked.options, ['card/"b"'])).toHaveLength(4);
  });

  it("of many answers that are lists is asked in two steps, and nothing at all is one of the first", () => {
    const pairs = ["a", "b", "c"].flatMap((one) => ["d", "e", "f", "g"].map((two) => [one, two]));
    const choices = [[], ...pairs].map((answer) => ({ answer, label: answer.join(" and ") || "no card" }));
    const listed: Answers = { seat: "seat-1", asked: 3, choices, more: true };
    const asked = question({ type: "LayCards", about: "setup" }, words, null, listed);
    if (asked.kind !== "options") throw new Error(asked.kind);
    expect(partsAt(asked.options, []).map((part) => part.label)).toEqual(["no card", "a", "b", "c"]);
    expect(complete(asked.options, ["answer/[]"])?.answer).toEqual([]);
  });

  it("of many answers that begin with no name is one list", () => {
    const options = Array.from({ length: 12 }, (_, n) => ({ units: [{ area: `a${n}` }], from: "b" }));
    const asked = question({ type: "Pick", about: "march", options }, words, null);
    if (asked.kind !== "options") throw new Error(asked.kind);
    expect(asked.options.every((option) => option.parts.length === 1)).toBe(true);
  });

  it("of a kind only its game knows is listed by the game's board", () => {
    const board = { options: () => OPTIONS } as unknown as Board;
    expect(question({ type: "PlaceCard", about: "x" }, words, board)).toEqual({
      kind: "options",
      options: OPTIONS,
    });
  });

  it("of a kind no board knows has the answers that the server lists", () => {
    const choices = ["a", "b", "c"].flatMap((card) =>
      [1, 2, 3, 4, 5].map((row) => ({
        answer: { card, row },
        label: row === 1 ? null : `${card} in ${row}`,
      })),
    );
    const listed: Answers = { seat: "seat-1", asked: 3, choices, more: true };
    const asked = question({ type: "PlaceCard", about: "place" }, words, null, listed);
    if (asked.kind !== "options") throw new Error(asked.kind);
    expect([asked.search, asked.more]).toEqual([true, true]);
    expect(asked.options.map((option) => option.answer)).toEqual(choices.map((each) => each.answer));
    expect(partsAt(asked.options, ['card/"b"']).map((part) => part.label)).toEqual([
      words.answer("place", { card: "b", row: 1 }),
      "b in 2",
      "b in 3",
      "b in 4",
      "b in 5",
    ]);
  });

  it("of few answers is not searched", () => {
    const listed = { seat: "seat-1", asked: 3, choices: [{ answer: 1, label: "one" }], more: false };
    const asked = question({ type: "PlaceCard", about: "place" }, words, null, listed);
    expect(asked).toMatchObject({ kind: "options", search: false, more: false });
  });

  it("of answers that cannot be listed is unlisted", () => {
    const listed = { seat: "seat-1", asked: 3, choices: [], more: true };
    expect(question({ type: "Pose", about: "pose" }, words, null, listed).kind).toBe("unlisted");
  });

  it("of a kind nobody knows is unlisted", () => {
    const decision = { type: "Pose", about: "pose" };
    expect(question(decision, words, null).kind).toBe("unlisted");
  });
});

describe("a form", () => {
  const form = {
    type: "Orders",
    about: "orders",
    fields: {
      bid: { type: "Amount", about: "bid", least: 2, most: 5 },
      who: { type: "Some", about: "who", options: ["a", "b"], least: 1, most: 2 },
      what: { type: "Pick", about: "what", options: ["x", "y"] },
    },
  };

  it("asks each field as a question of its own", () => {
    const asked = question(form, words, null);
    expect(asked.kind === "form" && asked.fields.map((field) => field.question.kind)).toEqual([
      "amount",
      "some",
      "options",
    ]);
  });

  it("begins with nothing filled in, and is complete when every field is", () => {
    const asked = question(form, words, null);
    const draft = blank(asked);
    expect(draft).toEqual({ bid: undefined, who: [], what: undefined });
    expect(isComplete(asked, draft)).toBe(false);
    expect(isComplete(asked, { bid: 3, who: ["a"], what: "y" })).toBe(true);
    expect(isComplete(asked, { bid: 3, who: ["a", "b", "c"], what: "y" })).toBe(false);
  });
});

describe("touching", () => {
  it("goes a step further, and completes an answer", () => {
    expect(touched(OPTIONS, [], "arya")).toEqual(["arya"]);
    expect(touched(OPTIONS, ["arya"], "right")).toEqual(["arya", "right"]);
    expect(complete(OPTIONS, ["arya", "right"])?.answer).toEqual({ card: "arya", spot: "right" });
  });

  it("what is chosen lets go of it and of what followed", () => {
    expect(touched(OPTIONS, ["arya", "left"], "arya")).toEqual([]);
  });

  it("another card begins anew with it", () => {
    expect(touched(OPTIONS, ["arya"], "bran")).toEqual(["bran"]);
  });

  it("what cannot be chosen now changes nothing", () => {
    expect(touched(OPTIONS, ["bran"], "right")).toEqual(["bran"]);
  });
});

describe("a selection", () => {
  it("marks what is chosen, what comes next and what it could begin with instead", () => {
    const selection = new Selection(() => OPTIONS);
    selection.touch("arya");
    const marks = [...selection.marks.values()].map(({ target, chosen, next }) => [target, chosen, next]);
    expect(marks).toEqual([
      ["arya", true, false],
      ["bran", false, false],
      ["left", false, true],
      ["right", false, true],
    ]);
  });

  it("gives the answer when its last part is touched", () => {
    const selection = new Selection(() => OPTIONS);
    expect(selection.touch("bran")).toBeUndefined();
    expect(selection.touch("left")).toEqual({ card: "bran", spot: "left" });
  });

  it("goes back step by step", () => {
    const selection = new Selection(() => OPTIONS);
    selection.touch("bran");
    expect(selection.back()).toBe(true);
    expect(selection.back()).toBe(false);
  });

  it("asks for what comes next, in whichever order it is chosen", () => {
    const card = { target: "arya", label: "arya", ask: "Which card?" };
    const spot = { target: "left", label: "left", ask: "Where to?" };
    const whole = { answer: 1, label: "arya left" };
    const options: Option[] = [
      { ...whole, parts: [card, spot] },
      { ...whole, parts: [{ ...spot, aside: true }, card] },
    ];
    const selection = new Selection(() => options);
    expect(selection.ask).toBe("Which card?");
    selection.touch("arya");
    expect(selection.ask).toBe("Where to?");
    selection.touch("arya");
    selection.touch("left");
    expect(selection.ask).toBe("Which card?");
    selection.touch("arya");
    expect(selection.ask).toBeUndefined();
  });

  it("offers only what has the words that are searched for, in every step", () => {
    const selection = new Selection(() => OPTIONS);
    selection.find = " RÍGHT ary";
    expect(selection.next.map((part) => part.target)).toEqual(["arya"]);
    selection.touch("arya");
    expect(selection.next.map((part) => part.target)).toEqual(["right"]);
    selection.find = "nothing of the kind";
    expect(selection.next).toEqual([]);
  });

  it("leaves aside in the bar what can be begun with on the board only", () => {
    const aside: Option = { ...OPTIONS[0]!, parts: [{ target: "left", label: "left", aside: true }] };
    expect(new Selection(() => [...OPTIONS, aside]).next.map((part) => part.target)).toEqual([
      "arya",
      "bran",
    ]);
  });
});
