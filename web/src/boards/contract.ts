/**
 * What a board is to the table around it.
 *
 * A game may bring a board: a module in boards/<game>/index.ts whose default export is a Svelte component and whose
 * other exports are those of `Board`. All of them are optional but the component: the table draws the decision bar,
 * the seats and the story of any game without a board.
 *
 * What a person answers is either chosen from a list or prepared. Of a list, board and bar share one selection, and
 * what can be touched is marked. What is prepared is a draft that lies with the table: the board shows and changes it,
 * and while it is changed the server says what would come of it. A board judges nothing itself.
 *
 * Whatever can be chosen from a list has a target, a short name made by the game's board, such
 * as "card/eddard" or "spot/2/0"; an option is reached by choosing its parts one after the other.
 */

import type { Component } from "svelte";
import type { Refused } from "../lib/messages";
import type { Words } from "../lib/words";

/** JSON of a game: its views, decisions and events, which only its board looks into. */
// biome-ignore lint/suspicious/noExplicitAny: the shape of game JSON is the game's business
export type Json = any;

/** A thing on the board, as board and bar call it. */
export type Target = string;

/** One step towards an answer: what is touched, and what the bar calls it. */
export interface Part {
  target: Target;
  label: string;
  /** The house or kind by which the bar may draw it; a name of art/. */
  emblem?: string;
  /** The question it answers, beside the sentence of the decision: "Which card?", "Where to?". */
  ask?: string;
  /** Begins another way round to answers the bar lists anyway (a place before its card): touched on the board only. */
  aside?: boolean;
}

/** An answer the rules allow, and the parts by which it is chosen: one for a button, two for a card and its place. */
export interface Option {
  answer: Json;
  /** The whole choice in words. */
  label: string;
  parts: readonly Part[];
}

/** What can be touched now, and how it stands. */
export interface Mark {
  target: Target;
  label: string;
  /** Chosen already, on the way to an answer: touching it again lets go of it. */
  chosen: boolean;
  /** Whether it is the next step; otherwise touching it begins the choice anew with it (another card). */
  next: boolean;
}

/** A number everybody sees of a seat. */
export interface SeatFact {
  label: string;
  value: string | number;
  /** The name of an icon of art/, if there is one that says it. */
  icon?: string;
}

/** Who sits in a seat, as a board may name it. */
export interface SeatFace {
  seat: string;
  /** "you" is said by `mine`; this is always the name: of a house, or of whoever plays. */
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

/** What stands above a line of the story: a round (1), or a phase of it (2). */
export interface Heading {
  level: 1 | 2;
  text: string;
  /** It says all that the line below would. */
  says?: boolean;
}

/** Something that has come out and stays in sight until it was looked at. */
export interface Outcome {
  kind: string;
  title: string;
  /** The event that decided it, counted from the beginning of the story. */
  at: number;
  /** What tells of it. */
  events: readonly Json[];
}

export interface OutcomeProps {
  outcome: Outcome;
  words: Words;
}

/** What one of my seats is asked now. */
export interface Question {
  seat: string;
  decision: Json;
}

/** What the server says to a draft: why it would be refused, and what would come of it as far as the seat can see. */
export interface Foreseen {
  refused: Refused | null;
  preview: Json;
}

/** How an answer is prepared piece by piece. */
export interface Preparing {
  /** With what preparing begins. */
  blank: Json;
  /** What was prepared before, as far as it still speaks of this question. */
  resumed: (draft: Json) => Json;
  /** The answer a draft stands for; undefined, while it stands for none. */
  answer: (draft: Json) => Json | undefined;
  /** What the button is called that sends it. */
  label: (draft: Json, preview: Json) => string;
}

export interface BoardProps {
  /** What the watcher may see. What is null in it may also be absent: changes arrive as JSON merge patches. */
  view: Json;
  /** The seat through whose eyes we look; null for a spectator. */
  seat: string | null;
  seats: readonly SeatFace[];
  words: Words;
  /** What is asked of me and can be answered now: of the seat looked from, or of another of mine. */
  asked: Question | null;
  /** What is being prepared for it; null, where nothing is. */
  draft: Json;
  ondraft: (draft: Json) => void;
  /** Give an answer. */
  answer: (answer: Json) => void;
  /** What the server says to the draft. Just after a change it is what it said before; null, before it said anything. */
  would: Foreseen | null;
  /** Answers worth looking at, in words, where all cannot be listed; none, until somebody asked for them. */
  candidates: readonly Option[];
  /** What of a list can be touched now, by target. Empty while nothing is asked of me, or the answer is prepared. */
  marks: ReadonlyMap<Target, Mark>;
  /** What a story line that is pointed at speaks of. */
  lit: ReadonlySet<Target>;
  /** Choose a marked target, or let go of a chosen one. */
  touch: (target: Target) => void;
  /** The events that led to this view, newest last: what may be animated. Empty after a reload. */
  fresh: readonly Json[];
  /** What can be said of a thing beyond the view, worked out when somebody asks; absent, where nobody answers. */
  explain?: (what: string) => Promise<Json>;
  /** In a replay the match goes on by itself: nothing should wait to be put away. */
  replay?: boolean;
}

/** What a board may draw of a seat, below its name. */
export interface SeatProps {
  view: Json;
  seat: string;
  words: Words;
  /** All hands are open: show what the view holds of this one. */
  open?: boolean;
}

/** A part of the position in sentences, under a heading. */
export interface Passage {
  title: string;
  sentences: readonly string[];
}

/**
 * A game told in sentences, for whoever plays without the board: boards/<game>/told.ts. It gets what the watcher may
 * see, and the decision the watcher is asked, if any.
 */
export interface Teller {
  told: (view: Json, words: Words, decision: Json | null) => readonly Passage[];
}

/** What stands beside a board, such as its tracks: a tab of the drawer. */
export interface Beside {
  /** The word for it. */
  label: string;
  Panel: Component<BoardProps>;
}

/** The module of a board: boards/<game>/index.ts. */
export interface Board {
  default: Component<BoardProps>;
  /** It fills the room: it draws on beneath what lies over it, and keeps what matters clear of that (lib/room). */
  fills?: boolean;
  beside?: Beside;
  /** The options of a decision of this game; null leaves it to the general bar (Pick, Amount, Some, Form). */
  options?: (decision: Json, words: Words) => readonly Option[] | null;
  /** How the answer to a decision is prepared on this board; null, where it is not. */
  preparing?: (decision: Json, words: Words) => Preparing | null;
  /** What an event speaks of, on the board. */
  highlight?: (event: Json) => readonly Target[];
  /** The headings of the story, by the event they stand above. */
  chapters?: (story: readonly Json[], words: Words) => ReadonlyMap<number, readonly Heading[]>;
  /** The house a line of the story begins with; its sigil stands before it. */
  lead?: (event: Json) => string | null;
  /** What has come out from that event on. */
  outcomes?: (story: readonly Json[], seen: number, words: Words) => readonly Outcome[];
  OutcomeSheet?: Component<OutcomeProps>;
  rail?: (view: Json, words: Words) => Rail;
  facts?: (view: Json, seat: string, words: Words) => readonly SeatFact[];
  /** What everybody sees of a seat, drawn; instead of its facts. */
  SeatSigns?: Component<SeatProps>;
}
