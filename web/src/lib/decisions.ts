/** The kinds of questions that every game may ask, and what questions of other kinds have in common with them. */

import { isFields, isList } from "./fields";
import type { AnyDecision, Barred, Decision } from "./kernel";

/** A question of many small ones. Games have forms of their own. */
export interface AnyForm extends AnyDecision {
  fields: Readonly<Record<string, AnyDecision>>;
}

const COMMON: Readonly<Record<Decision["type"], true>> = { Pick: true, Amount: true, Some: true, Form: true };

/** Whether it is of a kind that every game may ask. */
export function isCommon(decision: AnyDecision): decision is Decision {
  return decision.type in COMMON;
}

/** Whether it is a form, be it one of a game's own. */
export function isForm(decision: AnyDecision): decision is AnyForm {
  return "fields" in decision && isFields(decision.fields);
}

/** What it lists to choose from, if it is a list. */
export function optionsOf(decision: AnyDecision): readonly unknown[] {
  return "options" in decision && isList(decision.options) ? decision.options : [];
}

/** What it says is not among its options, and why. */
export function barredBy(decision: AnyDecision): readonly Barred[] {
  return isBarring(decision) ? decision.barred : [];
}

function isBarring(decision: AnyDecision): decision is AnyDecision & { barred: readonly Barred[] } {
  return "barred" in decision && isList(decision.barred);
}
