// Written by `make types` from src/maester/kernel: change that, not this.

/** One of a short list. */
export interface Pick<A = unknown> {
  type: "Pick";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: A;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly A[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  options: readonly A[];
  /** What a particular rule forbids. Anything else that is not an option is refused by the rule that asks. */
  barred: readonly Barred[];
}

/** A whole number between two bounds, both allowed: a bid, a payment. */
export interface Amount {
  type: "Amount";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: number;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly number[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  least: number;
  most: number;
}

/** Between `least` and `most` different items from a list: attackers, cards to discard. */
export interface Some<A = unknown> {
  type: "Some";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: readonly A[];
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly (readonly A[])[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  options: readonly A[];
  /** What a particular rule forbids. Anything else that is not an option is refused by the rule that asks. */
  barred: readonly Barred[];
  least: number;
  most: number;
  /** The name of each option, if the options are only positions: of cards in a hand, of dice. */
  called?: readonly (string | number)[];
}

/** Many small questions that are answered together, in any order. Subclasses add rules about how the fields relate. Each field is a decision of its own, so any client can draw any form. */
export interface Form {
  type: "Form";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Record<string, unknown>;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Record<string, unknown>[];
  /** Set if this is a chance to act that players mostly pass up. */
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
  answer: unknown;
}

/** From here on, this table continues another: everything hidden has been drawn again. */
export interface Redrawn {
  type: "Redrawn";
}

/** A chance to act that players mostly pass up. Everybody may know that a seat has this chance: it is there whether or not the seat could act. */
export interface Passing {
  /** The number of the window it belongs to. All chances in one window have the same number. */
  window: number;
  /** What kinds of chances it is. Players choose by kind where the game should wait for them. */
  kinds: readonly string[];
  /** Nothing its seat could do would have an effect. Unless that is a secret, the seat need not be asked. */
  trifling?: boolean;
  /** It is trifling whatever cards its seat may hold, and everybody can see that. It passes at once, because that gives nothing away. */
  to_all?: boolean;
  /** The game always waits for this seat, and everybody can see why: it is its turn, or something on the table could answer. */
  waits?: boolean;
}

/** Something that looks like an option, and the reason why it is not. */
export interface Barred {
  option: unknown;
  refusal: Refusal;
}

export type Decision = Pick | Amount | Some | Form;

export type Seat = string;

/** Why an answer is not allowed: the id of a sentence, the sentence's arguments, and the rule it rests on. */
export interface Refusal {
  why: string;
  rule: string | null;
  about: Record<string, string | number>;
  /** What else is wrong, where it helps to know everything at once: with a deck, an army. */
  more: readonly Refusal[];
}

/** Who leads, who has won and why. Places start at 1; seats that tie share the better place. */
export interface Standing {
  over: boolean;
  places: Record<Seat, number>;
  scores: Record<Seat, number>;
  why: string;
  rule: string | null;
}

/** A question as data: no callback, no reference to the state, ready to be sent to a browser. `about` names the question, `rule` the atom that asks it. Answers travel as JSON values; `shape` is the type they are read as, unless a subclass overrides `read`. */
export interface AnyDecision<A = unknown> {
  type: string;
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: A;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly A[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
}

/** Something that became true. It has all that is needed to draw it, but does not say how to draw it. */
export interface AnyEvent {
  type: string;
}
