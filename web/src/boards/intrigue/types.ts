// Written by `make types` from src/maester/games/intrigue: change that, not this.

import type { Amount, AnsweredItself, Form, Passing, Pick, Redrawn, Seat, Some } from "../../lib/kernel";

export type { Amount, AnsweredItself, Form, Passing, Pick, Redrawn, Seat, Some };

export interface View {
  round: number;
  rounds: number;
  starter: Seat;
  active?: Seat | null;
  last_placer?: Seat | null;
  cap: number;
  pyramid: Record<Card, CardView>;
  /** How many cards of each house are neither in the pyramid nor in the watcher's hand. */
  unseen: Record<House, number>;
  throne_pile: number;
  seats: Record<Seat, SeatView>;
}

export type Decision = Pick | Amount | Some | Form | PlaceCard;

/** Place one card: at an end of row 1, or in an opening with at least one support of its own house. */
export interface PlaceCard {
  type: "PlaceCard";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Placement;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Placement[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  hand: readonly Card[];
  ends: readonly Spot[];
  openings: readonly (readonly [Spot, readonly [House, House]])[];
}

export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  starter: Seat;
}

/** With five players one card is left over and opens row 1. */
export interface StartCardLaid {
  type: "StartCardLaid";
  card: Card;
}

export interface CardPlaced {
  type: "CardPlaced";
  seat: Seat;
  card: Card;
  row: number;
  place: number;
}

/** A player placed the last card in hand and is out. */
export interface HandEmptied {
  type: "HandEmptied";
  seat: Seat;
}

/** A player had cards but no place for any of them and is out. */
export interface NothingFitted {
  type: "NothingFitted";
  seat: Seat;
  cards: number;
}

export interface ThroneCardDrawn {
  type: "ThroneCardDrawn";
  seat: Seat;
  card: ThroneCard | null;
}

/** Penalty for the cards left in hand, which everybody now sees. */
export interface PenaltyTaken {
  type: "PenaltyTaken";
  seat: Seat;
  cards: readonly Card[];
  points: number;
  total: number;
}

export interface ThroneCardsRevealed {
  type: "ThroneCardsRevealed";
  seat: Seat;
  cards: readonly ThroneCard[];
  result: number;
}

export interface GameWon {
  type: "GameWon";
  winners: readonly Seat[];
  why: string;
}

export type Event =
  | AnsweredItself
  | Redrawn
  | RoundBegan
  | StartCardLaid
  | CardPlaced
  | HandEmptied
  | NothingFitted
  | ThroneCardDrawn
  | PenaltyTaken
  | ThroneCardsRevealed
  | GameWon;

export interface Facts {
  houses: readonly House[];
  characters: Record<Card, CharacterFacts>;
  throne: readonly ThroneCard[];
  throne_status: string;
  tokens: Record<string, number>;
  tokens_status: string;
  deal: Record<string, DealFacts>;
}

/** A card from the hand, and where it goes. */
export interface Placement {
  card: Card;
  row: number;
  place: number;
}

export type Card = string;

/** A card in the pyramid. */
export interface CardView {
  card: Card;
  house: House;
  row: number;
  place: number;
}

export type House = string;

export interface SeatView {
  seat: Seat;
  cards_in_hand: number;
  out: boolean;
  /** Everybody knows that this seat holds no card of these houses. */
  lacking: readonly House[];
  penalty: number;
  throne_cards: number;
  /** Only its owner sees it. */
  hand?: Record<Card, House> | null;
  /** Only their owner sees them, until they are revealed after the last round. */
  throne?: readonly ThroneCard[] | null;
  /** Known once the Iron Throne cards are revealed. */
  result?: number | null;
}

export type Spot = readonly [number, number];

/** An Iron Throne card: what it takes off the penalty, and the daggers that break ties. */
export interface ThroneCard {
  value: number;
  daggers: number;
}

export interface CharacterFacts {
  house: House;
  status: string;
}

/** What the deal table says for a number of players. */
export interface DealFacts {
  each: number;
  start_card: boolean;
  /** The largest allowed length of row 1. */
  cap: number;
}

/** What is answered to a decision, by its type. */
export interface Answers {
  Amount: number;
  PlaceCard: Placement;
}
