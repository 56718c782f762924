/** The JSON of Westeros Intrigue, as src/maester/games/intrigue makes it: view.py, place.py, events.py. */

export type Seat = string;
export type Card = string;
export type House = string;
/** A row, counted from the bottom, and a place in it. */
export type Spot = readonly [row: number, place: number];

export interface CardView {
  card: Card;
  house: House;
  row: number;
  place: number;
}

export interface ThroneCard {
  value: number;
  daggers: number;
}

/** What is null in a view may also be absent from it. */
export interface SeatView {
  seat: Seat;
  cards_in_hand: number;
  out: boolean;
  lacking: readonly House[];
  penalty: number;
  throne_cards: number;
  hand?: readonly Card[] | null;
  throne?: readonly ThroneCard[] | null;
  result?: number | null;
}

export interface View {
  round: number;
  rounds: number;
  starter: Seat;
  active?: Seat | null;
  last_placer?: Seat | null;
  cap: number;
  pyramid: readonly CardView[];
  unseen: Readonly<Record<House, number>>;
  throne_pile: number;
  seats: readonly SeatView[];
}

export interface PlaceCard {
  type: "PlaceCard";
  about: "place-card";
  hand: readonly Card[];
  ends: readonly Spot[];
  openings: readonly (readonly [Spot, readonly [House, House]])[];
}

export interface Placement {
  card: Card;
  row: number;
  place: number;
}

export type Event =
  | { type: "RoundBegan"; round: number; starter: Seat }
  | { type: "StartCardLaid"; card: Card }
  | { type: "CardPlaced"; seat: Seat; card: Card; row: number; place: number }
  | { type: "HandEmptied"; seat: Seat }
  | { type: "NothingFitted"; seat: Seat; cards: number }
  | { type: "ThroneCardDrawn"; seat: Seat; card: ThroneCard | null }
  | { type: "PenaltyTaken"; seat: Seat; cards: readonly Card[]; points: number; total: number }
  | { type: "ThroneCardsRevealed"; seat: Seat; cards: readonly ThroneCard[]; result: number }
  | { type: "GameWon"; winners: readonly Seat[]; why: string };
