/** Questions that are answered by choosing several cards on the table: what is chosen, changed by a touch, and sent. */

import { same } from "../../lib/nothing";
import type { Words } from "../../lib/words";
import type { Preparing, Target } from "../contract";
import type { Contest } from "./facts";
import { cardTarget, pointed, seatTarget } from "./targets";
import type {
  CardId,
  ChooseCards,
  ChooseDefenders,
  ChooseTargets,
  ChooseWeak,
  Decision,
  DeclareChallenge,
  Declared,
  LayCards,
  Preview,
  Seat,
} from "./types";

/** What is answered by choosing several. */
export type Prepared =
  | ChooseCards
  | ChooseTargets
  | ChooseWeak
  | LayCards
  | DeclareChallenge
  | ChooseDefenders;

const TYPES: readonly string[] = [
  "ChooseCards",
  "ChooseTargets",
  "ChooseWeak",
  "LayCards",
  "DeclareChallenge",
  "ChooseDefenders",
] satisfies readonly Prepared["type"][];

export function isPrepared(decision: Decision | null): decision is Prepared {
  return decision !== null && TYPES.includes(decision.type);
}

/** Names of cards, or targets of an ability. */
export type Chosen = readonly unknown[];

/** What is chosen so far, in the order it was touched; of a challenge also its kind and whom it is against. */
export type Draft = Chosen | Declared;

export function blank(decision: Prepared): Draft {
  if (decision.type === "ChooseDefenders") return decision.must.slice(0, decision.most);
  if (decision.type === "ChooseCards") return decision.usual ?? [];
  if (decision.type !== "DeclareChallenge") return [];
  const contest = Object.keys(decision.opponents)[0] as Contest | undefined;
  const against = (contest && decision.opponents[contest]?.[0]) ?? "";
  return { contest: contest ?? "military", against, attackers: [], bypass: {} };
}

/** Keywords are used, and who must defend does: that can be sent as it is. */
function blankIsMeant(decision: Prepared): boolean {
  return decision.type !== "DeclareChallenge" && (blank(decision) as Chosen).length > 0;
}

/** No attackers are no challenge. */
export function answer(decision: Prepared, draft: Draft): unknown {
  if (decision.type !== "DeclareChallenge") return draft;
  return (draft as Declared).attackers.length ? draft : null;
}

// -------------------------------------------------------------------------------------------------- several of a list

/** One more of something, or one less. What is above the number that is asked for takes the place of the first. */
export function changed(
  decision: Exclude<Prepared, DeclareChallenge>,
  draft: Chosen,
  what: unknown,
  more: boolean,
): Chosen {
  const count = (list: Chosen) => list.filter((each) => same(each, what)).length;
  if (!more) {
    const at = draft.findLastIndex((each) => same(each, what));
    return draft.filter((_, n) => n !== at);
  }
  if (count(draft) >= count(decision.options)) return draft;
  const most = decision.type === "LayCards" ? Number.POSITIVE_INFINITY : decision.most;
  return [...draft.slice(Math.max(0, draft.length + 1 - most)), what];
}

// -------------------------------------------------------------------------------------------------------- a challenge

/** Another kind of challenge: whoever cannot attack in it stays behind. */
export function ofKind(decision: DeclareChallenge, draft: Declared, contest: Contest): Declared {
  const able = decision.attackers[contest] ?? [];
  const opponents = decision.opponents[contest] ?? [];
  const against = opponents.includes(draft.against) ? draft.against : (opponents[0] ?? "");
  const attackers = draft.attackers.filter((each) => able.includes(each));
  return tidied(decision, { ...draft, contest, against, attackers });
}

export function aimedAt(decision: DeclareChallenge, draft: Declared, against: Seat): Declared {
  return tidied(decision, { ...draft, against });
}

/** An attacker more, or one less. */
export function attacking(decision: DeclareChallenge, draft: Declared, card: CardId): Declared {
  const attackers = draft.attackers.includes(card)
    ? draft.attackers.filter((each) => each !== card)
    : [...draft.attackers.slice(Math.max(0, draft.attackers.length + 1 - decision.most)), card];
  return tidied(decision, { ...draft, attackers });
}

/** Whom an attacker passes by; nobody any more, if it was that one. */
export function passing(draft: Declared, card: CardId, by: CardId): Declared {
  const { [card]: now, ...others } = draft.bypass;
  return { ...draft, bypass: now === by ? others : { ...others, [card]: by } };
}

/** Attackers with stealth that were chosen. */
export function stealthy(decision: DeclareChallenge, draft: Declared): readonly CardId[] {
  return draft.attackers.filter((each) => decision.stealth.includes(each));
}

/** Only attackers with stealth pass somebody by, and only whom they can. */
function tidied(decision: DeclareChallenge, draft: Declared): Declared {
  const able = stealthy(decision, draft);
  const others = decision.bypassable[draft.against] ?? [];
  const kept = Object.entries(draft.bypass).filter(
    ([by, whom]) => able.includes(by) && others.includes(whom),
  );
  return { ...draft, bypass: Object.fromEntries(kept) };
}

// ------------------------------------------------------------------------------------------------------ on the table

/** How often each thing on the table is chosen; what is not there cannot be chosen. */
export function chosen(decision: Prepared, draft: Draft): ReadonlyMap<Target, number> {
  const found = new Map<Target, number>();
  const add = (target: Target | null, count: number) => {
    if (target) found.set(target, (found.get(target) ?? 0) + count);
  };
  if (decision.type !== "DeclareChallenge") {
    for (const each of decision.options) add(pointed(each, decision.of), 0);
    for (const each of draft as Chosen) add(pointed(each, decision.of), 1);
    return found;
  }
  const declared = draft as Declared;
  for (const card of decision.attackers[declared.contest] ?? [])
    add(cardTarget(card), Number(declared.attackers.includes(card)));
  const opponents = decision.opponents[declared.contest] ?? [];
  if (opponents.length > 1)
    for (const seat of opponents) found.set(seatTarget(seat), Number(seat === declared.against));
  if (stealthy(decision, declared).length)
    for (const card of decision.bypassable[declared.against] ?? [])
      add(cardTarget(card), Number(Object.values(declared.bypass).includes(card)));
  return found;
}

/** What is prepared after a touch of something on the table; `more`: it is not chosen yet. */
export function touched(decision: Prepared, draft: Draft, target: Target, more: boolean): Draft {
  if (decision.type !== "DeclareChallenge") {
    const options: Chosen = decision.options;
    const what = options.find((each) => pointed(each, decision.of) === target);
    return what === undefined ? draft : changed(decision, draft as Chosen, what, more);
  }
  const declared = draft as Declared;
  const what = target.slice(target.indexOf("/") + 1);
  if (target === seatTarget(what)) return aimedAt(decision, declared, what);
  if (decision.attackers[declared.contest]?.includes(what)) return attacking(decision, declared, what);
  const able = stealthy(decision, declared);
  const by =
    able.find((each) => declared.bypass[each] === what) ?? able.find((each) => !declared.bypass[each]);
  const last = by ?? able[able.length - 1];
  return last ? passing(declared, last, what) : declared;
}

// ---------------------------------------------------------------------------------------------------------- sending

/** How the answer to a question is prepared; null, where it is chosen from a list. */
export function preparing(decision: Decision, words: Words): Preparing<Draft, Preview> | null {
  if (!isPrepared(decision)) return null;
  return {
    blank: blank(decision),
    resumed: (draft) => draft,
    answer: (draft) => answer(decision, draft),
    label: (draft, preview, sure) => sending(decision, draft, sure ? preview : null, words),
    proposes: blankIsMeant(decision),
    nothing: () => nothing(decision, words),
  };
}

/** What the button is called that sends it. */
function sending(decision: Prepared, draft: Draft, preview: Preview, words: Words): string {
  const say = (what: string, values: Record<string, unknown> = {}) =>
    words.say(`web-cardgame-send-${what}`, values);
  if (decision.type === "DeclareChallenge") {
    const { contest, against, attackers } = draft as Declared;
    return attackers.length
      ? say("challenge", { contest, against, count: attackers.length })
      : say("some-challenge");
  }
  const count = (draft as Chosen).length;
  if (decision.type === "LayCards" && count)
    return say("setup", {
      count,
      gold: preview?.type === "SetupPreview" ? preview.cost : "…",
      most: decision.gold,
    });
  if (decision.type === "ChooseDefenders") return say(count ? "defenders" : "some-defenders", { count });
  if (decision.type === "LayCards") return say("some-setup");
  return say("cards", { count, most: decision.most });
}

/** The button that does nothing. */
function nothing(decision: Prepared, words: Words): string {
  const say = (what: string) => words.say(`web-cardgame-send-${what}`);
  if (decision.type === "DeclareChallenge") return say("no-challenge");
  if (decision.type === "LayCards") return say("no-setup");
  return say(decision.type === "ChooseDefenders" ? "no-defenders" : "no-cards");
}

/** What is let go by doing nothing, where that costs something. */
export function givesUp(decision: Decision, words: Words): string {
  const say = (what: string, values: Record<string, unknown> = {}) =>
    words.say(`web-cardgame-gives-up-${what}`, values);
  if (decision.type === "DeclareChallenge")
    return say("challenge", { contests: Object.keys(decision.opponents) });
  return say(decision.type === "LayCards" ? "setup" : "cards");
}
