import { beforeEach, describe, expect, it } from "vitest";
import type { Keeping } from "../../src/lib/keeping";
import { Match } from "../../src/lib/match.svelte";
import type { Asked, Changed, ClientMessage, MatchInfo, SeatInfo, Welcome } from "../../src/lib/messages";
import { isAwaited, takeBack } from "../../src/lib/seats";
import { part } from "../loosely";

const INFO = {
  id: "m",
  game: "intrigue",
  seats: [],
  status: "running",
  sequence: 4,
  waiting_for: [],
  seed: null,
};

function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    type: "Welcome",
    beat: null,
    held: [],
    match: INFO as unknown as MatchInfo,
    sequence: 4,
    view: { round: 1, hand: ["arya", "bran"] },
    story: [{ type: "RoundBegan" }],
    told: 1,
    decisions: [{ seat: "seat-1", asked: 4, decision: part({ type: "Pick", about: "x", options: [1, 2] }) }],
    standing: null,
    proposals: [],
    chat: [],
    undo: [],
    ask_undo: [],
    replay: false,
    seat: "seat-1",
    since: 0,
    moved: null,
    ...more,
  };
}

function changed(more: Partial<Changed> = {}): Changed {
  return {
    type: "Changed",
    beat: null,
    sequence: 5,
    patch: { hand: ["bran"] },
    story: [{ type: "CardPlaced" }],
    told: 2,
    decisions: [],
    seats: null,
    status: null,
    waiting_for: ["seat-2"],
    standing: null,
    seed: null,
    undo: ["seat-1"],
    ask_undo: [],
    seat: "seat-1",
    ...more,
  };
}

class Line {
  sent: ClientMessage[] = [];
  open = true;
  send(message: ClientMessage): boolean {
    if (this.open) this.sent.push(message);
    return this.open;
  }
}

class Memory implements Keeping {
  kept = new Map<string, unknown>();
  read = (key: string) => this.kept.get(key) ?? null;
  write = (key: string, value: unknown) => void this.kept.set(key, value);
}

let line: Line;
let memory: Memory;
let match: Match;

beforeEach(() => {
  line = new Line();
  memory = new Memory();
  match = new Match("m", memory);
  match.attach(line);
});

const asked = () => match.decisions[0]!;

describe("a match", () => {
  it("takes the whole position, then what changed of it", () => {
    match.take(welcome());
    match.take(changed());
    expect(match.view).toEqual({ round: 1, hand: ["bran"] });
    expect(match.story.map((event) => event.type)).toEqual(["RoundBegan", "CardPlaced"]);
    expect(match.fresh.map((event) => event.type)).toEqual(["CardPlaced"]);
    expect(match.info?.waiting_for).toEqual(["seat-2"]);
    expect(match.undo).toEqual(["seat-1"]);
  });

  it("adds to the story when it comes back, and tells nothing twice", () => {
    match.take(welcome());
    match.take(changed());
    match.take(welcome({ story: [{ type: "HandEmptied" }], since: 2, told: 3 }));
    expect(match.story.map((event) => event.type)).toEqual(["RoundBegan", "CardPlaced", "HandEmptied"]);
  });

  it("hears the whole story again when answers were taken back", () => {
    match.take(welcome());
    match.take(changed());
    match.take(welcome({ since: 0 }));
    expect(match.story.map((event) => event.type)).toEqual(["RoundBegan"]);
  });

  it("knows whose bots have to wait, until it hears that they need not", () => {
    match.take(welcome());
    match.take({ type: "Queued", seats: ["seat-2"] });
    expect(match.queued).toEqual(["seat-2"]);
    match.take({ type: "Queued", seats: [] });
    expect(match.queued).toEqual([]);
  });

  it("keeps a line of chat once", () => {
    match.take(welcome());
    const said = { id: 7, at: "", nickname: "Ann", seat: null, to: null, text: "hello" };
    match.take({ type: "Said", line: said });
    match.take({ type: "Said", line: said });
    expect(match.chat).toHaveLength(1);
    expect(match.announced).toBeNull();
  });

  it("announces what the table itself says, but not what it said before", () => {
    const line = { id: 7, at: "", nickname: "", seat: "seat-2", to: null, text: "Ann declines." };
    match.take(welcome({ chat: [line] }));
    match.take({ type: "Said", line });
    expect(match.announced).toBeNull();
    match.take({ type: "Said", line: { ...line, id: 8 } });
    expect(match.announced?.id).toBe(8);
  });
});

describe("taking back", () => {
  const seat = (name: string, person: boolean, bot: string | null = null) =>
    ({ seat: name, person: person ? { id: name, nickname: name } : null, bot }) as SeatInfo;
  const mine = { ...INFO, my_seats: ["seat-1"] };
  const at = (...others: SeatInfo[]) =>
    ({ ...mine, seats: [seat("seat-1", true), ...others] }) as unknown as MatchInfo;

  it("is not offered before there is an answer of one's own", () => {
    match.take(welcome({ match: at(seat("seat-2", true)) }));
    expect(takeBack(match)).toBeNull();
  });

  it("is free while nobody has acted since", () => {
    match.take(welcome({ match: at(seat("seat-2", true)) }));
    match.take(changed());
    expect(takeBack(match)).toEqual({ seat: "seat-1", asks: "free" });
  });

  it("asks the people at the table later, and nobody where all others are bots", () => {
    const later = { undo: [], ask_undo: ["seat-1"] };
    match.take(welcome({ match: at(seat("seat-2", true), seat("seat-3", false, "squire")), ...later }));
    expect(takeBack(match)).toEqual({ seat: "seat-1", asks: "people" });
    match.take(
      welcome({ match: at(seat("seat-2", true, "squire"), seat("seat-3", false, "squire")), ...later }),
    );
    expect(takeBack(match)).toEqual({ seat: "seat-1", asks: "bots" });
  });

  it("ends with the match", () => {
    match.take(welcome({ match: at(seat("seat-2", true)), undo: ["seat-1"] }));
    match.take(changed({ status: "over" }));
    expect(takeBack(match)).toBeNull();
  });
});

describe("an answer", () => {
  it("names the number at which it was asked", () => {
    match.take(welcome());
    match.answer(asked(), 2);
    expect(line.sent).toEqual([{ type: "Answer", seat: "seat-1", asked: 4, answer: 2 }]);
  });

  it("is sent once, however often it is given", () => {
    match.take(welcome());
    match.answer(asked(), 2);
    match.answer(asked(), 1);
    expect(line.sent).toHaveLength(1);
  });

  it("is done with when it is taken", () => {
    match.take(welcome());
    match.answer(asked(), 2);
    match.take({ type: "Taken", seat: "seat-1", asked: 4, sequence: 5 });
    expect(match.pending).toEqual([]);
  });

  it("given while the line is lost is sent when the server still asks for it", () => {
    match.take(welcome());
    line.open = false;
    match.answer(asked(), 2);
    line.open = true;
    match.take(welcome({ since: 1, story: [] }));
    expect(line.sent).toEqual([{ type: "Answer", seat: "seat-1", asked: 4, answer: 2 }]);
  });

  it("is dropped when the match has moved on meanwhile", () => {
    match.take(welcome());
    line.open = false;
    match.answer(asked(), 2);
    line.open = true;
    match.take(welcome({ decisions: [{ seat: "seat-1", asked: 6, decision: part({}) }] }));
    expect(line.sent).toEqual([]);
    expect(match.pending).toEqual([]);
  });

  it("outlives a reload", () => {
    match.take(welcome());
    line.open = false;
    match.answer(asked(), 2);
    const again = new Match("m", memory);
    const other = new Line();
    again.attach(other);
    again.take(welcome());
    expect(other.sent).toEqual([{ type: "Answer", seat: "seat-1", asked: 4, answer: 2 }]);
  });

  it("that was refused may be given anew, and says why it was", () => {
    match.take(welcome());
    match.answer(asked(), 9);
    const refused = { why: "not-an-option", about: {}, rule: "INT-PLACE-02", sentence: "", more: [] };
    match.take({ type: "NotDone", refused, seat: "seat-1", asked: 4 });
    expect(match.refused).toEqual(refused);
    match.answer(asked(), 2);
    expect(line.sent).toHaveLength(2);
    expect(match.refused).toBeNull();
  });
});

describe("the beat", () => {
  it("runs until a chance is passed up, and whoever holds is remembered for that window alone", () => {
    match.take(welcome({ beat: { seconds: 3, window: 7 }, held: ["seat-1"] }));
    expect(match.beat?.window).toBe(7);
    expect(match.beat!.until - match.beat!.from).toBe(3000);
    expect(match.held["seat-1"]).toBe(7);
    match.take({ type: "Held", seat: "seat-1", on: false, window: 7 });
    expect(match.held["seat-1"]).not.toBe(7);
    match.take(changed({ beat: { seconds: 1.5, window: 8 } }));
    expect(match.beat?.window).toBe(8);
    match.take(changed({ sequence: 6 }));
    expect(match.beat).toBeNull();
  });

  const chance = (more: object = {}, options = ["pass", "ghost.1#0"]): Asked => ({
    seat: "seat-1",
    asked: 4,
    decision: part({
      type: "Pick",
      about: "x",
      options,
      passing: { window: 7, kinds: ["reaction"], ...more },
    }),
  });

  it("waits for me where I said so, and where all can see why", () => {
    expect(isAwaited(chance(), [])).toBe(false);
    expect(isAwaited(chance(), ["actions"])).toBe(false);
    expect(isAwaited(chance(), ["reaction"])).toBe(true);
    expect(isAwaited(chance(), ["all"])).toBe(true);
    expect(isAwaited(chance(), ["able"])).toBe(true);
    expect(isAwaited(chance({}, ["pass"]), ["able"])).toBe(false);
    expect(isAwaited(chance({ waits: true }), [])).toBe(true);
    expect(
      isAwaited({ ...chance(), decision: part({ type: "Pick", about: "x", options: [1] }) }, ["all"]),
    ).toBe(false);
  });

  it("remembers what I set, before the server says it again", () => {
    match.take(welcome({ match: { ...INFO, my_stops: {} } as unknown as MatchInfo }));
    match.setStops("seat-1", ["actions"]);
    expect(match.info?.my_stops).toEqual({ "seat-1": ["actions"] });
    expect(line.sent.at(-1)).toEqual({ type: "SetStops", seat: "seat-1", stops: ["actions"] });
  });

  it("counts chances that ran out although I could have used them", () => {
    const out = { seconds: 0, window: 7 };
    match.take(welcome({ beat: out, decisions: [chance()] }));
    match.take(changed({ beat: out, decisions: [{ ...chance({}, ["pass"]), asked: 5 }] }));
    expect(match.lapsed).toBe(1);
    match.take(
      changed({ sequence: 6, beat: { seconds: 3, window: 8 }, decisions: [{ ...chance(), asked: 6 }] }),
    );
    expect(match.lapsed).toBe(1);
    match.take(changed({ sequence: 7 }));
    expect(match.lapsed).toBe(1);
  });
});
