/**
 * All that the board of the board game offers for a decision: every answer that can be chosen in few touches, and
 * answers prepared by touching offered things at random, each time the board calls them ready to be sent.
 *
 * tests/web/test_offers.py hands over decisions of random games, and has the rules judge what is offered.
 */

import { EDITION as FIRST } from "../../../src/boards/boardgame1/edition";
import { EDITION as SECOND } from "../../../src/boards/boardgame2/edition";
import type { Json } from "../../../src/boards/contract";
import { options } from "../../../src/boards/westeros/choices";
import type { Edition } from "../../../src/boards/westeros/edition";
import { kinds, named, setTo, standing } from "../../../src/boards/westeros/losses";
import { begin, handed, mayLeavePower, staying, targets, touched } from "../../../src/boards/westeros/march";
import { added, offers as musterOffers } from "../../../src/boards/westeros/muster";
import { hindrance, placed, removed } from "../../../src/boards/westeros/orders";
import { answer, blank, isPrepared, wanting } from "../../../src/boards/westeros/prepared";
import { moved } from "../../../src/boards/westeros/ranking";
import { given } from "../../../src/boards/westeros/support";
import { SEND } from "../../../src/boards/westeros/targets";
import type { Prepared } from "../../../src/boards/westeros/types";
import { blank as blankDraft, isComplete } from "../../../src/lib/draft";
import { Language } from "../../../src/lib/language";
import { question } from "../../../src/lib/options";
import { Words } from "../../../src/lib/words";

const EDITIONS: Readonly<Record<string, Edition>> = { boardgame1: FIRST, boardgame2: SECOND };
const words = new Words(new Language("en", []));

/** Touches of one walk, and walks through one decision. */
const TOUCHES = 14;
const WALKS = 4;

type Chance = (below: number) => number;

/** The same walks for the same decisions. */
function luck(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface Asked {
  game: string;
  decision: Json;
  seed: number;
}

export interface Offered {
  /** What the board calls ready: all of it has to be allowed. */
  ready: Json[];
  /** What can be prepared, but not without the board saying that it will not do: none of it should be allowed. */
  wanting: Json[];
}

export function offered({ game, decision, seed }: Asked): Offered {
  const edition = EDITIONS[game]!;
  const chance = luck(seed);
  const found: Offered = { ready: [], wanting: [] };
  const listed = options(edition, decision, words);
  for (const option of listed ?? [])
    if (option.answer !== undefined && option.parts.at(-1)?.target !== SEND) found.ready.push(option.answer);
  if (!listed) inTheBar(decision, chance, found);
  if (
    isPrepared(decision) &&
    listed?.some(
      (option) => option.parts.some(({ target }) => target === SEND) || option.answer === undefined,
    )
  )
    for (let walk = 0; walk < WALKS; walk++) prepare(edition, decision, chance, found);
  return found;
}

/** What the general bar lets be sent. */
function inTheBar(decision: Json, chance: Chance, found: Offered): void {
  const asked = question(decision, words, null);
  for (let walk = 0; walk < WALKS; walk++) {
    let draft = blankDraft(asked);
    if (asked.kind === "amount") draft = asked.least + chance(asked.most - asked.least + 1);
    if (asked.kind === "some") draft = asked.options.filter(() => chance(2)).map((option) => option.answer);
    if (isComplete(asked, draft)) found.ready.push(draft);
  }
}

function prepare(edition: Edition, decision: Prepared, chance: Chance, found: Offered): void {
  let draft = blank(decision);
  for (let touch = 0; touch < TOUCHES; touch++) {
    note(edition, decision, draft, found);
    draft = touchedOnce(edition, decision, draft, chance);
  }
  note(edition, decision, draft, found);
}

function note(edition: Edition, decision: Prepared, draft: Json, found: Offered): void {
  const list = wanting(decision, draft, edition) ? found.wanting : found.ready;
  if (decision.type === "March" && !draft.area) return; // there is nothing to send yet
  list.push(answer(decision, draft));
  if (decision.type === "March" && mayLeavePower(decision, draft))
    list.push(answer(decision, { ...draft, leave: true }));
}

/** Something that can be touched is touched. */
function touchedOnce(edition: Edition, decision: Prepared, draft: Json, chance: Chance): Json {
  const one = <T>(things: readonly T[]): T => things[chance(things.length)]!;
  switch (decision.type) {
    case "PlaceOrders": {
      const area = one(Object.keys(decision.fields));
      if (draft[area] && !chance(4)) return removed(draft, area);
      const tokens = Object.keys(edition.orders).filter(
        (token) => !hindrance(decision, draft, edition, token, area),
      );
      return tokens.length ? placed(draft, area, one(tokens)) : draft;
    }
    case "March": {
      if (!draft.area || !chance(8)) return begin(decision, one(Object.keys(decision.starts)));
      const free = staying(decision, draft);
      if (free.length && chance(2)) return handed(decision, draft, one(free), chance(2) ? 1 : -1);
      const to = targets(decision, draft, edition);
      return to.length ? touched(decision, draft, one(to)) : draft;
    }
    case "GiveSupport": {
      const area = one(Object.keys(decision.fields));
      return given(decision, draft, area, one(decision.fields[area]!.options));
    }
    case "Rank":
      return moved(draft, one(draft), chance(2) ? 1 : -1);
    case "NameUnits": {
      const area = one(Object.keys(decision.there));
      return { ...draft, [area]: chance(decision.there[area]! + 1) };
    }
    case "Muster": {
      const area = one(Object.keys(decision.points));
      const open = musterOffers(decision, edition, draft, area).filter((offer) => !offer.hindrance);
      return open.length ? added(draft, area, one(open)) : draft;
    }
    default: {
      const area = one(Object.keys(decision.units));
      const kind = one(kinds(decision, area));
      const count = named(draft, area, kind);
      const next = chance(3) ? count + 1 : count - 1;
      if (next < 0 || next > standing(decision, area, kind)) return draft;
      return setTo(decision, draft, area, kind, next);
    }
  }
}
