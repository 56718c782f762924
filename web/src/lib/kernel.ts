// Written by `make types` from src/maester/kernel: change that, not this.

import type { Json } from "./messages";

/** One of a short list. */
export interface Pick {
  type: "Pick";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Json;
  /** Answers that do nothing although it costs something: a turn, an order, a round. A client asks twice for them. */
  forgoing?: readonly Json[];
  /** What it is a chance for, if it is one that is mostly passed up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  options: readonly Json[];
  /** What a rule of its own keeps from being among the options; all else is refused by the rule that asks. */
  barred: readonly Barred[];
}

/** A whole number between two bounds, both allowed: a bid, a payment. */
export interface Amount {
  type: "Amount";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Json;
  /** Answers that do nothing although it costs something: a turn, an order, a round. A client asks twice for them. */
  forgoing?: readonly Json[];
  /** What it is a chance for, if it is one that is mostly passed up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  least: number;
  most: number;
}

/** Between `least` and `most` different items from a list: attackers, cards to discard. */
export interface Some {
  type: "Some";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Json;
  /** Answers that do nothing although it costs something: a turn, an order, a round. A client asks twice for them. */
  forgoing?: readonly Json[];
  /** What it is a chance for, if it is one that is mostly passed up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  options: readonly Json[];
  /** What a rule of its own keeps from being among the options; all else is refused by the rule that asks. */
  barred: readonly Barred[];
  least: number;
  most: number;
  /** What the options are called, one by one, where they are only places in something: cards in a hand, dice. */
  called?: readonly (string | number)[];
}

/** Many small questions, filled in in any order and answered at once. Subclasses add what connects the fields. Each field is a decision of its own, which is how any client can draw any form. */
export interface Form {
  type: "Form";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Json;
  /** Answers that do nothing although it costs something: a turn, an order, a round. A client asks twice for them. */
  forgoing?: readonly Json[];
  /** What it is a chance for, if it is one that is mostly passed up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  fields: Record<string, Decision>;
}

/** Only one answer was allowed and everybody can see that, so nobody was asked. */
export interface AnsweredItself {
  type: "AnsweredItself";
  seat: Seat;
  about: string;
  answer: Json;
}

/** From here on, this table continues another: everything hidden has been drawn again. */
export interface Redrawn {
  type: "Redrawn";
}

/** A question that is a chance to act, and is mostly passed up. All may know of it whatever its seat could do. */
export interface Passing {
  /** The window it is a chance in: all chances of one window have this number, and those of no other. */
  window: number;
  /** What kinds of chances it is, by which a player may say where to be waited for. */
  kinds: readonly string[];
  /** All that its seat could do would come to nothing: with nobody to hide that from, it need not be asked. */
  trifling?: boolean;
  /** It is trifling whatever its seat may hold, as all can see: it passes at once, for that tells nothing. */
  to_all?: boolean;
  /** Its seat is always waited for, as all can see why: it is its own turn, or something on the table could answer. */
  waits?: boolean;
}

/** Something a player might think is an option, and why it is not. */
export interface Barred {
  option: Json;
  refusal: Refusal;
}

export type Decision = Pick | Amount | Some | Form;

export type Seat = string;

/** Why an answer is not allowed: the id of a sentence, the sentence's arguments, and the rule it rests on. */
export interface Refusal {
  why: string;
  rule: string | null;
  about: Record<string, string | number>;
  /** Whatever else is wrong, where it helps to know all reasons at once: a deck, an army. */
  more: readonly Refusal[];
}
