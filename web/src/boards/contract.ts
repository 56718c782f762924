/**
 * What a board is to the table around it.
 *
 * A game may bring a board: a module in boards/<game>/index.ts whose default export is a Svelte component and whose
 * other exports are those of `Board`. All of them except the component are optional: the table draws the decision bar,
 * the seats and the story of any game without a board.
 *
 * An answer is either chosen from a list or prepared. For a list, board and bar share one selection, and what can be
 * touched is marked. A prepared answer is a draft that the table holds: the board shows and changes it, and while it
 * changes the server says what it would lead to. A board judges nothing itself.
 *
 * Whatever can be chosen from a list has a target, a short name made by the game's board, such as "card/eddard" or
 * "spot/2/0"; an option is reached by choosing its parts one after another.
 *
 * Each board is checked against the types of its own game (boards/<game>/types.ts): `Fits`, at the end of its index.ts.
 * The table knows no game: its `Board` has what all games have in common for every one of these types.
 */

import type { Component, Snippet } from "svelte";
import type { AnyDecision, AnyEvent } from "../lib/kernel";
import type { Judged, Refused } from "../lib/messages";
import type { Words } from "../lib/words";

/** The name board and bar use for a thing on the board. */
export type Target = string;

/** One step towards an answer: what is touched, and what the bar calls it. */
export interface Part {
  target: Target;
  label: string;
  /** The house or kind by which the bar may draw it; a name of art/. */
  emblem?: string;
  /** The question it answers, in addition to the decision's own sentence: "Which card?", "Where to?". */
  ask?: string;
  /** Starts another path to answers the bar lists anyway (a place before its card): only touched on the board. */
  aside?: boolean;
}

/** An answer the rules allow, and the parts it is chosen by: one for a button, two for a card and its place. */
export interface Option {
  answer: unknown;
  /** The whole choice in words. */
  label: string;
  parts: readonly Part[];
}

/** What can be touched now, and its state. */
export interface Mark {
  target: Target;
  label: string;
  /** Already chosen on the way to an answer: touching it again deselects it. */
  chosen: boolean;
  /** Whether it is the next step; otherwise touching it restarts the choice with it (another card). */
  next: boolean;
}

/** A number about a seat that everybody can see. */
export interface SeatFact {
  label: string;
  value: string | number;
  /** The name of an icon of art/, if there is one that says it. */
  icon?: string;
}

/** Who sits in a seat, as a board may name it. */
export interface SeatFace {
  seat: string;
  /** `mine` says whether it is you; this is always a name: of the house, or of the player. */
  name: string;
  /** Who plays, where the seat has a name of its own. */
  player: string;
  mine: boolean;
  awaited: boolean;
}

/** Where in the rulebook's sequence the game is: "Round 2 of 3", then its phases. */
export interface Rail {
  title: string;
  steps: readonly { label: string; now: boolean }[];
}

/** A heading above a line of the story: a round (1), or a phase of it (2). */
export interface Heading {
  level: 1 | 2;
  text: string;
  /** It says everything the line below would. */
  says?: boolean;
}

/** What a replay can jump to, besides the rounds and phases of `chapters`. */
export type Moment = "round" | "phase" | "challenge" | "combat" | "activation";

/** In whose colours a seat plays, and with what: as its result shows it. */
export interface Side {
  house: string;
  /** Field and charge are changed about, and it has a number: two at the table have the same house. */
  changed?: boolean;
  number?: number;
  /** What it is led by or made of, in a few words. */
  about: string;
  /** Everything it has, in words. */
  parts: readonly string[];
}

/** An outcome that stays visible until somebody has looked at it. */
export interface Outcome<Event = AnyEvent> {
  kind: string;
  title: string;
  /** The event that decided it, counted from the beginning of the story. */
  at: number;
  /** The events that tell it. */
  events: readonly Event[];
}

export interface OutcomeProps<Event = AnyEvent> {
  outcome: Outcome<Event>;
  words: Words;
}

/** What one of my seats is asked now. */
export interface Question<Decision = AnyDecision> {
  seat: string;
  decision: Decision;
}

/** What the server says about a draft: why it would be refused, and what it would lead to, as the seat can see it. */
export interface Foreseen<Preview = unknown> {
  refused: Refused | null;
  preview: Preview | null;
}

/** How an answer is prepared piece by piece. */
export interface Preparing<Draft = unknown, Preview = unknown> {
  /** The initial draft. */
  blank: Draft;
  /** What was prepared before, as far as it still fits this question. */
  resumed: (draft: Draft) => Draft;
  /** The answer a draft stands for; undefined while there is none. */
  answer: (draft: Draft) => unknown;
  /** The label of the button that sends it. `sure`: the preview is of this draft, not of the one before. */
  label: (draft: Draft, preview: Preview | null, sure: boolean) => string;
  /**
   * The initial draft can be sent as it is, because it is what nearly everybody wants; otherwise something is
   * prepared first.
   */
  proposes?: boolean;
  /** What it proposes is only somewhere to begin: its button sends it, but no key before it was changed. */
  toBegin?: boolean;
  /** The label of a button that does nothing. */
  nothing?: (answer: unknown) => string;
  /** Which of several answers that do nothing goes with what is prepared. */
  nothingOf?: (draft: Draft, answers: readonly unknown[]) => unknown;
  /** All of it are buttons with words on the board already: no list is needed beside it. */
  inWords?: boolean;
}

export interface BoardProps<
  View = unknown,
  Decision = AnyDecision,
  Draft = unknown,
  Preview = unknown,
  Event = AnyEvent,
  Explained = unknown,
> {
  /** What the watcher may see. Null values may also be absent: changes arrive as JSON merge patches. */
  view: View;
  /** The seat whose view this is; null for a spectator. */
  seat: string | null;
  seats: readonly SeatFace[];
  words: Words;
  /** What I am asked and can answer now, for the seat I am looking from or another of mine. */
  asked: Question<Decision> | null;
  /** What is being prepared for it; null if nothing is. */
  draft: Draft | null;
  ondraft: (draft: Draft) => void;
  /** Give an answer. */
  answer: (answer: unknown) => void;
  /** What the server says about the draft. Just after a change it is the previous verdict; null before the first. */
  would: Foreseen<Preview> | null;
  /** Answers worth looking at, in words, where all cannot be listed; empty until somebody asks for them. */
  candidates: readonly Option[];
  /** What can be touched now, by target. Empty while I am not asked anything, or if the answer is prepared. */
  marks: ReadonlyMap<Target, Mark>;
  /** What the story line being pointed at is about. */
  lit: ReadonlySet<Target>;
  /** Choose a marked target, or deselect a chosen one. */
  touch: (target: Target) => void;
  /** The events that led to this view, newest last: what may be animated. Empty after a reload. */
  fresh: readonly Event[];
  /** All events so far, as this seat saw them. */
  story: readonly Event[];
  /** What can be said about a thing beyond the view, worked out on request; absent if nobody can answer. */
  explain?: (what: string) => Promise<Explained | null>;
  /** Who holds a seat: a person or a bot, here or away, and the time left. For a board that is `seated`. */
  holder?: Snippet<[seat: string]>;
  /** In a replay the match goes on by itself: nothing should wait to be dismissed. */
  replay?: boolean;
  /** All hands are open: what each seat sees. */
  open?: Readonly<Record<string, View>>;
}

/** What a board may draw of a seat, below its name. */
export interface SeatProps<View = unknown> {
  view: View;
  seat: string;
  words: Words;
  /** All hands are open: show what the view contains of this one. */
  open?: boolean;
}

/** A part of the position in sentences, under a heading. */
export interface Passage {
  title: string;
  sentences: readonly string[];
}

/**
 * A game told in sentences, for people who play without the board: boards/<game>/told.ts. It gets what the watcher may
 * see, the watcher's open decision, if any, and who plays the houses.
 */
export interface Teller<View = unknown, Decision = AnyDecision> {
  told: (
    view: View,
    words: Words,
    decision: Decision | null,
    players: Readonly<Record<string, string>>,
  ) => readonly Passage[];
}

/** What is shown beside a board, such as its tracks: a tab of the drawer. */
export interface Beside<Props extends object = BoardProps> {
  /** The word for it. */
  label: string;
  Panel: Component<Props>;
}

/** The sigil in front of a line of the story, where two at the table have the same. */
export interface Lead {
  house: string;
  /** Field and charge are changed about. */
  changed: boolean;
}

/** The module of a board: boards/<game>/index.ts. */
export interface Board<
  View = unknown,
  Decision = AnyDecision,
  Draft = unknown,
  Preview = unknown,
  Event = AnyEvent,
  Explained = unknown,
> {
  default: Component<BoardProps<View, Decision, Draft, Preview, Event, Explained>>;
  /** It fills the room: it continues beneath what covers it, and keeps what matters uncovered (lib/room). */
  fills?: boolean;
  /** It shows everything there is to see of the players itself: no column of seats stands beside it. */
  seated?: boolean;
  beside?: Beside<BoardProps<View, Decision, Draft, Preview, Event, Explained>>;
  /** The options of a decision of this game; null leaves it to the general bar (Pick, Amount, Some, Form). */
  options?: (decision: Decision, words: Words) => readonly Option[] | null;
  /** How the answer to a decision is prepared on this board; null if it is not. */
  preparing?: (decision: Decision, words: Words) => Preparing<Draft, Preview> | null;
  /** What an answer gives up that does nothing, where that costs something (`forgoing`). */
  givesUp?: (decision: Decision, words: Words) => string;
  /** What an event refers to on the board. */
  highlight?: (event: Event) => readonly Target[];
  /** The headings of the story, by the event they are above. */
  chapters?: (story: readonly Event[], words: Words) => ReadonlyMap<number, readonly Heading[]>;
  /** What begins with an event, for jumping to it. */
  moment?: (event: Event) => Moment | null;
  /** Parts of a view that may change without anything to see: a replay does not stop there. */
  quiet?: readonly string[];
  /** The side of a seat. */
  side?: (view: View, seat: string, words: Words) => Side | null;
  /** What was played, in a few words: the mode of a battle. */
  played?: (view: View, words: Words, options: Readonly<Record<string, unknown>>) => string;
  /** Whether what comes after an event of the story says it as well: then it has no line. */
  repeated?: (story: readonly Event[], at: number) => boolean;
  /** What a line of the story says, where the table knows more than the event. */
  line?: (event: Event, view: View, words: Words) => string | null;
  /** The house a line of the story begins with, or whose it is; its sigil goes in front. */
  lead?: (event: Event, view: View) => string | Lead | null;
  /** The outcomes from that event on. */
  outcomes?: (story: readonly Event[], seen: number, words: Words) => readonly Outcome<Event>[];
  OutcomeSheet?: Component<OutcomeProps<Event>>;
  rail?: (view: View, words: Words) => Rail;
  facts?: (view: View, seat: string, words: Words) => readonly SeatFact[];
  /** What everybody sees of a seat, drawn; instead of its facts. */
  SeatSigns?: Component<SeatProps<View>>;
}

/** A module that is what it should be, or an error of the type checker. */
export type Fits<Module extends Contract, Contract> = Module;

/** What every deck and army has. */
export interface AnyRoster {
  name: string;
}

export interface BuilderProps<Roster = AnyRoster> {
  /** The deck or army as it is now. */
  roster: Roster;
  /** What the server says to it; null, before it has said anything. */
  judged: Judged | null;
  words: Words;
  onchange: (roster: Roster) => void;
  /** What stands above the list: whether it may be played, and what else can be done with it. */
  above: Snippet;
}

export interface BeginningProps<Beginning = unknown> {
  /** How a game with it might begin, as the server has drawn it. */
  beginning: Beginning;
  words: Words;
}

/** What builds a deck or an army: boards/<game>/builder/index.ts. It judges nothing itself. */
export interface Builder<Roster extends AnyRoster = AnyRoster, Beginning = unknown> {
  default: Component<BuilderProps<Roster>>;
  Beginning: Component<BeginningProps<Beginning>>;
  /** With what building begins; what is kept or read is filled up from it. */
  rosterOf: (value: unknown) => Roster;
  /** The options of a match in which it is played at once, where the usual ones do not do. */
  optionsFor?: (roster: Roster) => Record<string, unknown>;
}
