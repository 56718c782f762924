import { describe, expect, it } from "vitest";
import { options as strictly } from "../../src/boards/cardgame/choices";
import { guideStep } from "../../src/boards/cardgame/guide";
import { apart, evenly, fitting, offeredWidth, rowHeight } from "../../src/boards/cardgame/layout";
import {
  answer,
  attacking,
  blank,
  chosen,
  givesUp,
  ofKind,
  preparing,
  touched,
} from "../../src/boards/cardgame/prepared";
import { codeOf, inPiles, pointed } from "../../src/boards/cardgame/targets";
import type {
  ChooseCards,
  ChooseDefenders,
  ChooseTargets,
  DeclareChallenge,
  Declared,
  LayCards,
} from "../../src/boards/cardgame/types";
import { Language } from "../../src/lib/language";
import { Words } from "../../src/lib/words";
import { loosely, part } from "../loosely";

const options = loosely(strictly);
const words = new Words(new Language("en", []));
const GONE = { type: "InPile", pile: "discard", owner: "seat-2", card: "ghost" };
const standing = { knelt: false, tabs: 0 };

describe("what an option points at", () => {
  it.each([
    [{ type: "Marshal", card: "ghost", cost: 3 }, "code/ghost"],
    [{ type: "Ambush", card: "ghost", cost: 3 }, "code/ghost"],
    [{ type: "Rescue", card: "ghost.14", occasion: 0 }, "card/ghost.14"],
    [{ type: "UseAbility", card: "joffrey-baratheon.4", number: 0, occasion: 1 }, "card/joffrey-baratheon.4"],
    [{ type: "PlayEvent", card: "put-to-the-sword", number: 0, occasion: 0 }, "code/put-to-the-sword"],
    [{ type: "InPlay", card: "ghost.14", owner: "seat-2" }, "card/ghost.14"],
    [GONE, "pile/discard:seat-2:ghost"],
    [{ type: "InHand", card: "ghost", owner: "seat-1" }, "code/ghost"],
    [{ type: "FactionCard", owner: "seat-2" }, "seat/seat-2"],
    [{ type: "Pass" }, null],
    [null, null],
  ])("%j", (option, target) => {
    expect(pointed(option)).toBe(target);
  });

  it("is what the question says that its ids are", () => {
    expect(pointed("seat-3", "seat")).toBe("seat/seat-3");
    expect(pointed("summons", "code")).toBe("code/summons");
    expect(pointed("military")).toBeNull();
  });

  it("is no card in hand, where a deck is looked at", () => {
    expect(codeOf("found/ghost", new Map())).toBe("ghost");
    const found = options({ type: "Pick", about: "search", of: "found", options: ["ghost", null] }, words)!;
    expect(found.map((each) => each.parts[0]!.target)).toEqual(["found/ghost", "answer/null"]);
  });
});

it("knows the cards of piles that can be chosen", () => {
  expect(codeOf("pile/discard:seat-2:ghost", inPiles(part({ options: [GONE] })))).toBe("ghost");
  expect(codeOf("card/ghost.14", inPiles(null))).toBeNull();
});

describe("a list of uses", () => {
  it("asks which use, where a card has several", () => {
    const use = (card: string, number: number) => ({ type: "UseAbility", card, number, occasion: null });
    const uses = [{ type: "Pass" }, use("ghost.1", 0), use("ghost.1", 1), use("summer.2", 0)];
    const found = options({ type: "Pick", about: "x", options: uses }, words)!;
    const each = uses.map((answer) => `answer/${JSON.stringify(answer)}`);
    expect(found.map((option) => option.parts.map((part) => part.target))).toEqual([
      [each[0]],
      ["card/ghost.1", each[1]],
      ["card/ghost.1", each[2]],
      ["card/summer.2"],
    ]);
  });
});

describe("a choice between effects", () => {
  it("says what each of them does", () => {
    const texts = "web-cardgame-effect-draw = Draw a card\nweb-cardgame-effect-gain-power = Gain 1 power";
    const question = {
      type: "ChooseEffect",
      about: "choose-effect",
      options: [0, 1],
      effects: ["draw", "gain-power"],
    };
    const found = options(question, new Words(new Language("en", [texts])))!;
    expect(found.map(({ answer, label }) => [answer, label])).toEqual([
      [0, "Draw a card"],
      [1, "Gain 1 power"],
    ]);
  });
});

describe("the guide", () => {
  const marshaling = { timing: "actions", where: "marshaling", happenings: [], cards: [] };
  const moment = { winner: null, windows: [], step: "", round: 1, active: "seat-1" };

  it("speaks of spending gold to whoever marshals, and of passing to the others", () => {
    const view = { ...moment, windows: [marshaling] };
    expect(guideStep(view, "respond-actions", "seat-1")).toBe("marshaling");
    expect(guideStep(view, "respond-actions", "seat-2")).toBe("others-marshal");
    expect(guideStep(view, null, null)).toBe("others-marshal");
  });

  it("speaks of initiating a challenge only to whoever may", () => {
    const window = { timing: "actions", where: "challenges", happenings: [], cards: [] };
    const announcing = { ...moment, step: "initiate-challenge" };
    expect(guideStep(announcing, "challenge", "seat-1")).toBe("challenge");
    expect(guideStep(announcing, null, "seat-1")).toBe("wait");
    expect(guideStep(announcing, null, "seat-2")).toBe("others-challenge");
    const before = { ...moment, windows: [window] };
    expect(guideStep(before, null, "seat-1")).toBe("before-challenge");
    expect(guideStep(before, null, "seat-2")).toBe("actions");
  });

  it("says “You are attacked” only to the one who is asked for defenders", () => {
    const view = { ...moment, step: "declare-defenders" };
    expect(guideStep(view, "defenders", "seat-2")).toBe("defenders");
    for (const watcher of ["seat-1", "seat-3", null])
      expect(guideStep(view, null, watcher)).toBe("others-defend");
    expect(guideStep(view, "choose-cards", "seat-1")).toBe("choose");
  });

  it("does not speak of windows while something is to be chosen", () => {
    const window = { timing: "actions", where: "plot", happenings: [], cards: [] };
    const view = { ...moment, windows: [window], step: "choose-targets" };
    expect(guideStep(view, "choose-cards", "seat-1")).toBe("choose");
    expect(guideStep(view, "respond-actions", "seat-1")).toBe("actions");
    expect(guideStep({ ...moment, step: "apply-claim" }, "military-claim", "seat-1")).toBe("claim");
  });

  it.each(["redirect", "redirect-to", "bypass"])(
    "does not speak of initiating while asked about %s",
    (about) => {
      const view = { ...moment, step: "initiate-challenge" };
      expect(guideStep(view, about, "seat-2")).toBe("redirect");
      expect(guideStep(view, "challenge", "seat-1")).toBe("challenge");
    },
  );
});

describe("several cards", () => {
  const question: ChooseCards = {
    type: "ChooseCards",
    about: "discard-to-reserve",
    rule: null,
    options: ["ghost", "ghost", "summons"],
    least: 2,
    most: 2,
    of: "code",
  };

  it("are chosen one by one, each copy for itself", () => {
    const one = touched(question, blank(question), "code/ghost", true);
    const two = touched(question, one, "code/ghost", true);
    expect(two).toEqual(["ghost", "ghost"]);
    expect(chosen(question, two)).toEqual(
      new Map([
        ["code/ghost", 2],
        ["code/summons", 0],
      ]),
    );
    expect(touched(question, two, "code/ghost", false)).toEqual(["ghost"]);
  });

  it("that nearly everybody would use are chosen beforehand", () => {
    const renown: ChooseCards = {
      ...question,
      about: "use-renown",
      options: ["robb.1", "eddard.2"],
      least: 0,
      of: "card",
      usual: ["robb.1", "eddard.2"],
    };
    expect(blank(renown)).toEqual(["robb.1", "eddard.2"]);
    expect(touched(renown, blank(renown), "card/robb.1", false)).toEqual(["eddard.2"]);
    expect(blank(question)).toEqual([]);
  });

  it("are counted on the button; to choose none has a button of its own", () => {
    const prepared = preparing({ ...question, least: 0, idle: [] }, words);
    expect(prepared?.label([], null, false)).toBe("web-cardgame-send-cards");
    expect(prepared?.nothing?.([])).toBe("web-cardgame-send-no-cards");
  });

  it("may be targets of an ability, wherever they lie", () => {
    const inPlay = { type: "InPlay", card: "ghost.14", owner: "seat-2" } as const;
    const targets = part<ChooseTargets>({
      ...question,
      type: "ChooseTargets",
      options: [inPlay],
      source: "",
    });
    const drafted = touched(targets, blank(targets), "card/ghost.14", true);
    expect(drafted).toEqual([inPlay]);
    expect(touched(targets, [{ ...inPlay }], "card/ghost.14", false)).toEqual([]);
  });

  it("above the number asked for take the place of the first", () => {
    expect(touched(question, ["ghost", "ghost"], "code/summons", true)).toEqual(["ghost", "summons"]);
  });
});

describe("a challenge", () => {
  const question: DeclareChallenge = {
    type: "DeclareChallenge",
    about: "challenge",
    rule: null,
    opponents: { military: ["seat-2", "seat-3"], power: ["seat-3"] },
    barred: {},
    attackers: { military: ["arya-stark.1", "robb-stark.2"], power: ["robb-stark.2"] },
    stealth: ["arya-stark.1"],
    bypassable: { "seat-2": ["varys.3"], "seat-3": ["ghost.4"] },
    most: 2,
    refused: {},
  };
  const begun = blank(question) as Declared;

  it("without attackers is none", () => {
    expect(answer(question, begun)).toBeNull();
  });

  it("is put together by touching cards and seats", () => {
    const arya = touched(question, begun, "card/arya-stark.1", true) as Declared;
    const passed = touched(question, arya, "card/varys.3", true) as Declared;
    expect(passed).toMatchObject({
      contest: "military",
      against: "seat-2",
      attackers: ["arya-stark.1"],
      bypass: { "arya-stark.1": "varys.3" },
    });
    const elsewhere = touched(question, passed, "seat/seat-3", true) as Declared;
    expect(elsewhere).toMatchObject({ against: "seat-3", bypass: {} });
    expect(touched(question, passed, "card/varys.3", false)).toMatchObject({ bypass: {} });
  });

  it("of another kind keeps those who can attack in it", () => {
    const both = attacking(question, attacking(question, begun, "arya-stark.1"), "robb-stark.2");
    expect(ofKind(question, both, "power")).toMatchObject({
      contest: "power",
      against: "seat-3",
      attackers: ["robb-stark.2"],
    });
  });

  it("offers to pass somebody by only with stealth", () => {
    const robb = attacking(question, begun, "robb-stark.2");
    expect(chosen(question, robb).has("card/varys.3")).toBe(false);
    expect(chosen(question, attacking(question, robb, "arya-stark.1")).has("card/varys.3")).toBe(true);
  });

  it("is sent by a button that says what it is", () => {
    expect(preparing(question, words)?.label(begun, null, false)).toBe("web-cardgame-send-some-challenge");
    expect(preparing(question, words)?.nothing?.(null)).toBe("web-cardgame-send-no-challenge");
  });

  it("is not given up by mistake", () => {
    expect(givesUp({ ...question, idle: null, forgoing: [null] }, words)).toBe(
      "web-cardgame-gives-up-challenge",
    );
  });

  it("is left undefended by a button of its own", () => {
    const defence: ChooseDefenders = {
      type: "ChooseDefenders",
      about: "defenders",
      of: "card",
      rule: null,
      options: ["robb-stark.2"],
      must: [],
      most: 9,
      refused: {},
    };
    const prepared = preparing(defence, words);
    expect(prepared?.proposes).toBe(false);
    expect(prepared?.nothing?.([])).toBe("web-cardgame-send-no-defenders");
    expect(preparing({ ...defence, must: ["robb-stark.2"] }, words)?.proposes).toBe(true);
  });
});

describe("the sum of set-up", () => {
  const question: LayCards = {
    type: "LayCards",
    about: "setup",
    of: "code",
    rule: null,
    options: ["robb-stark", "ghost"],
    gold: 8,
  };
  const gold = (sure: boolean) => {
    const heard: unknown[] = [];
    const listening = {
      say: (_: string, values: Record<string, unknown>) => heard.push(values.gold),
    } as unknown as Words;
    preparing(question, listening)?.label(["robb-stark"], { type: "SetupPreview", cost: 6 }, sure);
    return heard;
  };

  it("is that of what is chosen now, never of what was chosen before", () => {
    expect(gold(true)).toEqual([6]);
    expect(gold(false)).toEqual(["…"]);
  });
});

describe("the size of cards", () => {
  it("lets seven plots lie in one line of a laptop", () => {
    const width = offeredWidth(7, 900);
    expect(evenly(7, width, 900, 8)).toBe(7 * (width + 8) - 8);
    expect(offeredWidth(2, 900)).toBe(184);
    expect(offeredWidth(20, 900)).toBe(150); // in several lines
  });

  it("lets lines be equally long", () => {
    expect(evenly(6, 170, 1000, 8)).toBe(3 * 178 - 8); // not five and one
    expect(evenly(7, 170, 1000, 8)).toBe(4 * 178 - 8);
    expect(evenly(5, 170, 1000, 8)).toBe(5 * 178 - 8);
    expect(evenly(2, 170, 100, 8)).toBe(170);
  });

  it("is as large as lets all of them be seen", () => {
    const box = { width: 500, height: 220 };
    const laid = fitting(Array(6).fill(standing), Array(5).fill(standing), box, { least: 38, most: 100 });
    expect(laid.width).toBeGreaterThan(60);
    const rows =
      rowHeight(Array(6).fill(standing), laid.width, 500) +
      rowHeight(Array(5).fill(standing), laid.width * 0.8, 500);
    expect(rows).toBeLessThanOrEqual(220);
  });

  it("is larger side by side, where a table is wide and low", () => {
    const laid = fitting(
      Array(4).fill(standing),
      Array(3).fill(standing),
      { width: 760, height: 110 },
      { least: 38, most: 100 },
    );
    expect(laid).toEqual({ width: 78, aside: true });
  });

  it("is never below the least", () => {
    expect(
      fitting(Array(60).fill(standing), [], { width: 200, height: 60 }, { least: 38, most: 100 }).width,
    ).toBe(38);
  });

  it("cards of a long hand overlap", () => {
    expect(apart(5, 80, 600, 6)).toBe(86);
    expect(apart(12, 80, 600, 6)).toBeLessThan(50);
  });
});
