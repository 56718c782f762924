/**
 * All that a board offers for a decision: every answer that can be chosen from its lists, and answers that the rules
 * allow, put together touch by touch as a person would who wants exactly them.
 *
 * tests/web/test_offers.py hands over decisions of random games, and has the rules judge what is offered.
 */

import { EDITION as FIRST } from "../../src/boards/boardgame1/edition";
import { EDITION as SECOND } from "../../src/boards/boardgame2/edition";
import { options as cards } from "../../src/boards/cardgame/choices";
import {
  type Chosen,
  type Draft,
  ofKind,
  type Prepared as PreparedCards,
  passing,
  preparing as severalCards,
  touched as touchedCard,
} from "../../src/boards/cardgame/prepared";
import { cardTarget, pointed, seatTarget } from "../../src/boards/cardgame/targets";
import type { Declared } from "../../src/boards/cardgame/types";
import type { Board } from "../../src/boards/contract";
import { options as intrigue } from "../../src/boards/intrigue/decision";
import { options as battle } from "../../src/boards/miniatures/choices";
import { preparing as posed } from "../../src/boards/miniatures/prepared";
import { options as pointing } from "../../src/boards/westeros/choices";
import {
  lossesOf,
  ordersOf,
  recruitsOf,
  supportOf,
  type Draft as WesterosDraft,
} from "../../src/boards/westeros/drafts";
import type { Edition } from "../../src/boards/westeros/edition";
import { setTo } from "../../src/boards/westeros/losses";
import { begin, handed, targets, touched } from "../../src/boards/westeros/march";
import { added } from "../../src/boards/westeros/muster";
import { hindrance, placed } from "../../src/boards/westeros/orders";
import { preparing as westeros } from "../../src/boards/westeros/prepared";
import type { Contract as WesterosBoard } from "../../src/boards/westeros/props";
import type { Prepared } from "../../src/boards/westeros/questions";
import { moved, placed as ranking } from "../../src/boards/westeros/ranking";
import { given } from "../../src/boards/westeros/support";
import type { Answers, Rank, Recruit } from "../../src/boards/westeros/types";
import { blank, meant, prepared, restful, spaced } from "../../src/lib/draft";
import { isList } from "../../src/lib/fields";
import type { AnyDecision } from "../../src/lib/kernel";
import { Language } from "../../src/lib/language";
import { costs, nothings, same } from "../../src/lib/nothing";
import { question } from "../../src/lib/options";
import { Words } from "../../src/lib/words";
import { heldBoard, loosely } from "../loosely";
import { way as onTheBattlefield } from "./miniatures/way";

const edition = (of: Edition): Partial<WesterosBoard> => ({
  options: (decision, words) => pointing(of, decision, words),
  preparing: westeros,
});
const BOARDS: Readonly<Record<string, Partial<Board>>> = {
  boardgame1: heldBoard(edition(FIRST)),
  boardgame2: heldBoard(edition(SECOND)),
  cardgame: heldBoard({ options: cards, preparing: severalCards }),
  intrigue: heldBoard({ options: intrigue }),
  miniatures: heldBoard({ options: battle, preparing: posed }),
};
const WAYS: Readonly<Record<string, (...some: unknown[]) => unknown>> = {
  cardgame: loosely(onTheTable),
  miniatures: loosely(onTheBattlefield),
};
const words = new Words(new Language("en", []));

export interface Asked {
  game: string;
  decision: AnyDecision;
  /** Answers the rules allow. */
  wanted: readonly unknown[];
}

export interface Offered {
  /** All that can be chosen from a list; null, where there is none. */
  listed: unknown[] | null;
  /** For each wanted answer what came of the way there; nothing, where there was no way. */
  reached: [unknown?][];
}

/** What the keys do with a question that was just asked, and how nothing is done. */
export interface Pressed {
  /** There is a button that sends what is prepared. */
  primary: boolean;
  /** It sends something before anything was changed. */
  ready: boolean;
  enter: [unknown?];
  space: [unknown?];
  /** `twice`: it is asked for again. */
  nothing: readonly { answer: unknown; twice: boolean }[];
}

export function pressed({ game, decision }: Asked): Pressed {
  const asked = question(decision, words, BOARDS[game] as Board);
  const sent = meant(asked, decision, blank(asked));
  const passed = spaced(asked, decision);
  return {
    primary: asked.kind !== "options",
    ready: prepared(asked, decision, blank(asked)) !== undefined,
    enter: sent === undefined ? [] : [sent],
    space: passed ? [passed.answer] : [],
    nothing: nothings(decision).map((answer) => ({ answer, twice: costs(decision, answer) })),
  };
}

export function offered({ game, decision, wanted }: Asked): Offered {
  const asked = question(decision, words, BOARDS[game] as Board);
  switch (asked.kind) {
    case "options":
      return { listed: asked.options.map((option) => option.answer), reached: [] };
    case "amount":
      return {
        listed: null,
        reached: wanted.map((n) => (Number(n) >= asked.least && Number(n) <= asked.most ? [n] : [])),
      };
    case "some": {
      const known = asked.options.map((option) => JSON.stringify(option.answer));
      const whole = (each: unknown) =>
        isList(each) && each.every((one) => known.includes(JSON.stringify(one)));
      return { listed: null, reached: wanted.map((each) => (whole(each) ? [each] : [])) };
    }
    case "prepared":
      return {
        listed: null,
        reached: wanted.map((each) => {
          const draft = (WAYS[game] ?? loosely(way))(decision, asked.preparing.blank, each);
          // By the button that sends what is prepared, or by the one that does nothing.
          const answer = prepared(asked, decision, draft);
          const nothing = restful(asked, decision, draft, words)?.answer;
          const led = asked.preparing.answer(draft);
          if (answer === undefined && nothing !== undefined && (same(nothing, each) || same(nothing, led)))
            return [nothing];
          return answer === undefined ? [] : [answer];
        }),
      };
    default:
      return { listed: null, reached: wanted.map(() => []) };
  }
}

/** The draft after all touches of cards that lead to an answer. */
function onTheTable(decision: PreparedCards, blank: Draft, wanted: Draft | null): Draft {
  if (decision.type !== "DeclareChallenge") {
    const [names, begin] = [wanted as Chosen, blank as Chosen];
    const spare = begin.filter((each) => !names.some((name) => same(name, each)));
    const missing = names.filter((each) => !begin.some((name) => same(name, each)));
    const begun = spare.reduce((draft: Draft, each) => touch(decision, draft, each, false), blank);
    return missing.reduce((draft: Draft, each) => touch(decision, draft, each, true), begun);
  }
  const meant = wanted as Declared | null;
  if (meant === null) return blank;
  let draft: Draft = ofKind(decision, blank as Declared, meant.contest);
  draft = touchedCard(decision, draft, seatTarget(meant.against), true);
  for (const card of meant.attackers) draft = touchedCard(decision, draft, cardTarget(card), true);
  for (const [card, by] of Object.entries(meant.bypass)) draft = passing(draft as Declared, card, by);
  return draft;
}

function touch(decision: PreparedCards, draft: Draft, what: unknown, more: boolean): Draft {
  const target = pointed(what, decision.of);
  return target ? touchedCard(decision, draft, target, more) : draft;
}

/** The draft after all touches that lead to an answer; undefined, where something cannot be touched. */
function way(decision: Prepared, blank: WesterosDraft, wanted: unknown): WesterosDraft {
  switch (decision.type) {
    case "PlaceOrders": {
      const value = steps<string>(wanted).reduce((draft, [area, token]) => {
        if (!token || hindrance(decision, draft, null, token, area)) return draft;
        return placed(draft, area, token);
      }, ordersOf(blank));
      return { kind: "orders", value };
    }
    case "March": {
      const meant = wanted as Answers["March"];
      let draft = begin(decision, meant.area);
      for (const [to, kinds] of Object.entries(meant.moves)) {
        if (!targets(decision, draft).includes(to)) continue;
        while (draft.hand.length) draft = handed(decision, draft, draft.hand[0]!, -1);
        for (const kind of kinds) draft = handed(decision, draft, kind, 1);
        draft = touched(decision, draft, to);
      }
      return { kind: "march", value: { ...draft, leave: meant.leave_power } };
    }
    case "GiveSupport": {
      const begun = supportOf(decision, blank);
      const value = steps<string>(wanted).reduce(
        (draft, [area, side]) => given(decision, draft, area, side),
        begun,
      );
      return { kind: "support", value };
    }
    case "Rank":
      return { kind: "ranks", value: ranked(decision, wanted as Answers["Rank"]) };
    case "NameUnits":
      return { kind: "names", value: wanted as Answers["NameUnits"] };
    case "Muster": {
      const value = steps<readonly Recruit[]>(wanted).reduce(
        (draft, [area, list]) => list.reduce((each, one) => added(each, area, one), draft),
        recruitsOf(blank),
      );
      return { kind: "muster", value };
    }
    default: {
      const value = steps<readonly string[]>(wanted).reduce((draft, [area, kinds]) => {
        const counts = new Map<string, number>();
        for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
        return [...counts].reduce((each, [kind, count]) => setTo(each, area, kind, count), draft);
      }, lossesOf(blank));
      return { kind: "losses", value };
    }
  }
}

const steps = <Each>(wanted: unknown) => Object.entries(wanted as Record<string, Each>);

/** Each house takes its place; then two change theirs and change back. */
function ranked(decision: Rank, wanted: readonly string[]): readonly string[] {
  let order: readonly string[] = [];
  for (const house of wanted) if (!order.includes(house)) order = ranking(decision.houses, order, house);
  return moved(moved(order, wanted[0]!, 1), wanted[0]!, -1);
}
