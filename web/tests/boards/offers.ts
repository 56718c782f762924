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
import type { Board, Json } from "../../src/boards/contract";
import { options as intrigue } from "../../src/boards/intrigue/decision";
import { options as battle } from "../../src/boards/miniatures/choices";
import { preparing as posed } from "../../src/boards/miniatures/prepared";
import { options as pointing } from "../../src/boards/westeros/choices";
import { setTo } from "../../src/boards/westeros/losses";
import { begin, handed, targets, touched } from "../../src/boards/westeros/march";
import { added } from "../../src/boards/westeros/muster";
import { hindrance, placed } from "../../src/boards/westeros/orders";
import { preparing as westeros } from "../../src/boards/westeros/prepared";
import type { Prepared } from "../../src/boards/westeros/questions";
import { moved, placed as ranking } from "../../src/boards/westeros/ranking";
import { given } from "../../src/boards/westeros/support";
import type { Rank } from "../../src/boards/westeros/types";
import { blank, meant, prepared, restful, spaced } from "../../src/lib/draft";
import { Language } from "../../src/lib/language";
import { costs, nothings, same } from "../../src/lib/nothing";
import { question } from "../../src/lib/options";
import { Words } from "../../src/lib/words";
import { way as onTheBattlefield } from "./miniatures/way";

const BOARDS: Readonly<Record<string, Pick<Board, "options" | "preparing">>> = {
  boardgame1: { options: (decision, words) => pointing(FIRST, decision, words), preparing: westeros },
  boardgame2: { options: (decision, words) => pointing(SECOND, decision, words), preparing: westeros },
  cardgame: { options: cards, preparing: severalCards },
  intrigue: { options: intrigue },
  miniatures: { options: battle, preparing: posed },
};
const WAYS: Readonly<Record<string, (decision: Json, blank: Json, wanted: Json) => Json>> = {
  cardgame: onTheTable,
  miniatures: onTheBattlefield,
};
const words = new Words(new Language("en", []));

export interface Asked {
  game: string;
  decision: Json;
  /** Answers the rules allow. */
  wanted: readonly Json[];
}

export interface Offered {
  /** All that can be chosen from a list; null, where there is none. */
  listed: Json[] | null;
  /** For each wanted answer what came of the way there; nothing, where there was no way. */
  reached: [Json?][];
}

/** What the keys do with a question that was just asked, and how nothing is done. */
export interface Pressed {
  /** There is a button that sends what is prepared. */
  primary: boolean;
  /** It sends something before anything was changed. */
  ready: boolean;
  enter: [Json?];
  space: [Json?];
  /** `twice`: it is asked for again. */
  nothing: readonly { answer: Json; twice: boolean }[];
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
      return { listed: null, reached: wanted.map((n) => (n >= asked.least && n <= asked.most ? [n] : [])) };
    case "some": {
      const known = asked.options.map((option) => JSON.stringify(option.answer));
      const whole = (each: Json) => each.every((one: Json) => known.includes(JSON.stringify(one)));
      return { listed: null, reached: wanted.map((each) => (whole(each) ? [each] : [])) };
    }
    case "prepared":
      return {
        listed: null,
        reached: wanted.map((each) => {
          const draft = (WAYS[game] ?? way)(decision, asked.preparing.blank, each);
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
function onTheTable(decision: PreparedCards, blank: Draft, wanted: Json): Draft {
  if (decision.type !== "DeclareChallenge") {
    const [names, begin] = [wanted as Chosen, blank as Chosen];
    const spare = begin.filter((each) => !names.some((name) => same(name, each)));
    const missing = names.filter((each) => !begin.some((name) => same(name, each)));
    const begun = spare.reduce((draft, each) => touch(decision, draft, each, false), blank);
    return missing.reduce((draft, each) => touch(decision, draft, each, true), begun);
  }
  if (wanted === null) return blank;
  let draft: Draft = ofKind(decision, blank as Declared, wanted.contest);
  draft = touchedCard(decision, draft, seatTarget(wanted.against), true);
  for (const card of wanted.attackers) draft = touchedCard(decision, draft, cardTarget(card), true);
  for (const [card, by] of Object.entries<string>(wanted.bypass))
    draft = passing(draft as Declared, card, by);
  return draft;
}

function touch(decision: PreparedCards, draft: Draft, what: Json, more: boolean): Draft {
  const target = pointed(what, decision.of);
  return target ? touchedCard(decision, draft, target, more) : draft;
}

/** The draft after all touches that lead to an answer; undefined, where something cannot be touched. */
function way(decision: Prepared, blank: Json, wanted: Json): Json {
  const steps = Object.entries<Json>(wanted);
  switch (decision.type) {
    case "PlaceOrders":
      return steps.reduce((draft, [area, token]) => {
        if (!token || hindrance(decision, draft, null, token, area)) return draft;
        return placed(draft, area, token);
      }, blank);
    case "March": {
      let draft = begin(decision, wanted.area);
      for (const [to, kinds] of Object.entries<Json>(wanted.moves)) {
        if (!targets(decision, draft).includes(to)) continue;
        while (draft.hand.length) draft = handed(decision, draft, draft.hand[0]!, -1);
        for (const kind of kinds) draft = handed(decision, draft, kind, 1);
        draft = touched(decision, draft, to);
      }
      return { ...draft, leave: wanted.leave_power };
    }
    case "GiveSupport":
      return steps.reduce((draft, [area, side]) => given(decision, draft, area, side), blank);
    case "Rank":
      return ranked(decision, wanted);
    case "NameUnits":
      return wanted;
    case "Muster":
      return steps.reduce(
        (draft, [area, list]) => list.reduce((each: Json, one: Json) => added(each, area, one), draft),
        blank,
      );
    default:
      return steps.reduce((draft, [area, kinds]) => {
        const counts = new Map<string, number>();
        for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
        return [...counts].reduce((each, [kind, count]) => setTo(each, area, kind, count), draft);
      }, blank);
  }
}

/** Each house takes its place; then two change theirs and change back. */
function ranked(decision: Rank, wanted: readonly string[]): readonly string[] {
  let order: readonly string[] = [];
  for (const house of wanted) if (!order.includes(house)) order = ranking(decision.houses, order, house);
  return moved(moved(order, wanted[0]!, 1), wanted[0]!, -1);
}
