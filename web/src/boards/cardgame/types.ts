/** The JSON of the card game, as src/maester/games/cardgame makes it: view.py, questions.py, challenge/declare.py, setup.py. */

import type { Contest } from "./facts";

export type Seat = string;
export type Code = string;
/** A card in play: its code, and the how-manieth arrival it was. */
export type CardId = string;

/** What is as it mostly is, is left out. */
export interface CardView {
  code: Code;
  owner: Seat;
  controller: Seat;
  knelt?: boolean;
  power?: number;
  duplicates?: number;
  /** Its owner sees which they are. */
  facedown?: readonly Code[] | number;
  on?: CardId | null;
  attachments?: readonly CardId[];
  tokens?: Readonly<Record<string, number>>;
  strength?: number | null;
  icons?: readonly Contest[];
  keywords?: readonly string[];
  blank?: boolean;
  risen?: boolean;
}

export interface PlayerView {
  faction: string;
  agenda?: Code | null;
  gold: number;
  power: number;
  total: number;
  knelt: boolean;
  hand: number;
  deck: number;
  plots: number;
  used: readonly Code[];
  discard: readonly Code[];
  dead: readonly Code[];
  removed: readonly Code[];
  plot?: CardId | null;
  title?: CardId | null;
  reserve: number;
  initiative: number;
  out: boolean;
}

export interface ChallengeView {
  contest: Contest;
  attacker: Seat;
  against: Seat;
  defender: Seat;
  attackers: readonly CardId[];
  defenders: readonly CardId[];
  bypassed: readonly CardId[];
  attack: number;
  defence: number;
  winner?: Seat | null;
  unopposed: boolean;
}

export interface WindowView {
  timing: string;
  where: string;
  happenings: readonly string[];
  cards: readonly string[];
}

export interface View {
  round: number;
  phase: string;
  step: string;
  first: Seat;
  active?: Seat | null;
  players: Readonly<Record<Seat, PlayerView>>;
  cards: Readonly<Record<CardId, CardView>>;
  challenge?: ChallengeView | null;
  windows: readonly WindowView[];
  playing: readonly (readonly [Seat, Code])[];
  hand: readonly Code[];
  plots: readonly Code[];
  known: Readonly<Record<Seat, readonly Code[]>>;
  titles: readonly Code[];
  winner?: Seat | null;
}

interface Refusal {
  why: string;
  rule: string | null;
  about: Readonly<Record<string, string | number>>;
}

/** Some of several; a card that is there twice may be named twice. */
export interface ChooseCards {
  type: "ChooseCards" | "ChooseWeak";
  about: string;
  options: readonly string[];
  least: number;
  most: number;
}

export interface LayCards {
  type: "LayCards";
  about: "setup";
  options: readonly Code[];
  gold: number;
}

export interface DeclareChallenge {
  type: "DeclareChallenge";
  about: "challenge";
  opponents: Readonly<Partial<Record<Contest, readonly Seat[]>>>;
  attackers: Readonly<Partial<Record<Contest, readonly CardId[]>>>;
  stealth: readonly CardId[];
  bypassable: Readonly<Record<Seat, readonly CardId[]>>;
  most: number;
  refused?: Readonly<Partial<Record<Contest, Refusal>>>;
}

export interface ChooseDefenders {
  type: "ChooseDefenders";
  about: "defenders";
  options: readonly CardId[];
  must: readonly CardId[];
  most: number;
  refused?: Readonly<Record<CardId, Refusal>>;
}

export type Prepared = ChooseCards | LayCards | DeclareChallenge | ChooseDefenders;

/** A challenge as it is announced. */
export interface Declared {
  contest: Contest;
  against: Seat;
  attackers: readonly CardId[];
  bypass: Readonly<Record<CardId, CardId>>;
}
