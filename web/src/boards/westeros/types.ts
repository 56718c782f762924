// Written by `make types` from src/maester/games/boardgame: change that, not this.

import type { Amount, AnsweredItself, Form, Passing, Pick, Redrawn, Refusal, Some } from "../../lib/kernel";

export type { Amount, AnsweredItself, Form, Passing, Pick, Redrawn, Refusal, Some };

export interface View {
  edition: string;
  round: number;
  rounds: number;
  to_win: number;
  phase: string;
  step: string;
  /** Only areas with something to see. */
  areas: Record<Area, AreaView>;
  /** Borders drawn on the map that do not count at this table. */
  barred: readonly (readonly [Area, Area])[];
  /** In the order of the seats. */
  houses: Record<House, HouseView>;
  tracks: Partial<Record<Track, readonly House[]>>;
  holders: Partial<Record<Track, House>>;
  blade_used: boolean;
  raven_used: boolean;
  /** The cards revealed and not shuffled back, the newest last. */
  westeros: Partial<Record<Deck, readonly Card[]>>;
  westeros_left: Partial<Record<Deck, number>>;
  wildlings: number;
  /** The wildling deck from the top, as far as the watcher knows it. */
  wildling_deck: readonly (Card | null)[];
  banned: readonly Token[];
  no_support_by?: Kind | null;
  /** The watcher's own orders that still lie face down. */
  assigned: Record<Area, Token>;
  tides: boolean;
  battle?: BattleView | null;
  winner?: House | null;
}

export type Decision =
  | Pick
  | Amount
  | Some
  | Form
  | GiveSupport
  | PlayCard
  | LoseCount
  | LoseInOneArea
  | LoseWorth
  | LoseForSupply
  | March
  | Muster
  | PlaceOrders
  | UseRaven
  | ResolveRaid
  | NameUnits
  | Rank;

/** For each support order next to the combat, whom it supports. The sides are named by house. */
export interface GiveSupport {
  type: "GiveSupport";
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
  fields: Record<Area, Pick<House>>;
  edition: string;
  house: House;
  /** The embattled area. */
  area: Area;
  attacker: House;
  /** None: a neutral force, which nobody can support. */
  defender: House | null;
  /** Whether all orders of a house have to support the same side. */
  one_side: boolean;
}

/** A house card from the hand. */
export interface PlayCard {
  type: "PlayCard";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Card;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Card[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  edition: string;
  hand: readonly Card[];
  discards: readonly Card[];
  /** The card that was just sent back to this hand; it cannot be played again right away. */
  sent_back: Card | null;
}

/** A number of units. */
export interface LoseCount {
  type: "LoseCount";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Losses;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Losses[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  edition: string;
  /** The units that may be named. */
  units: Record<Area, readonly Kind[]>;
  count: number;
}

/** A number of units, all in the same area. Each area offered has enough of them. */
export interface LoseInOneArea {
  type: "LoseInOneArea";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Losses;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Losses[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  edition: string;
  /** The units that may be named. */
  units: Record<Area, readonly Kind[]>;
  count: number;
}

/** Units worth a number of mustering points, none of them unnecessary. */
export interface LoseWorth {
  type: "LoseWorth";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Losses;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Losses[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  edition: string;
  /** The units that may be named. */
  units: Record<Area, readonly Kind[]>;
  points: number;
}

/** Units until the armies fit the limits; putting any one of them back would break the limits again. */
export interface LoseForSupply {
  type: "LoseForSupply";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Losses;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Losses[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  edition: string;
  /** The units that may be named. */
  units: Record<Area, readonly Kind[]>;
  armies: Record<Area, number>;
  limits: readonly number[];
}

/** Which march order is resolved, and how. */
export interface March {
  type: "March";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Marching;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Marching[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  edition: string;
  starts: Record<Area, Start>;
  armies: Record<Area, number>;
  limits: readonly number[];
  power: number;
  /** Units of this kind support with no strength this round. */
  no_support_by: Kind | null;
}

/** Everything a house recruits, checked as a whole: what counts is the final position. */
export interface Muster {
  type: "Muster";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Recruits;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Recruits[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  edition: string;
  points: Record<Area, number>;
  /** How many footmen could be upgraded in each area. */
  footmen: Record<Area, number>;
  pool: Record<Kind, number>;
  armies: Record<Area, number>;
  limits: readonly number[];
  /** The seas, and the port, where an area may launch ships. */
  waters: Record<Area, readonly Area[]>;
  /** Seas with enemy ships. */
  held: readonly Area[];
  /** Seas with a neutral force. */
  neutral: readonly Area[];
  in_one_area: boolean;
}

/** One order for each area with the house's units, all behind the screen. */
export interface PlaceOrders {
  type: "PlaceOrders";
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
  fields: Record<Area, Pick<Token | null>>;
  edition: string;
  /** The tokens that may be used, and how many of each there are. */
  tokens: Record<Token, number>;
  banned: Record<Token, string>;
  /** How many of them may be special. */
  stars: number;
  /** How many areas may stay without an order. */
  blanks: number;
}

export interface UseRaven {
  type: "UseRaven";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: RavenFlight;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly RavenFlight[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  edition: string;
  /** The holder's orders on the board. */
  orders: Record<Area, Token>;
  /** Tokens that are not on the board. */
  free: readonly Token[];
  /** What each order may be changed into. */
  swaps: Record<Area, readonly Token[]>;
  banned: Record<Token, string>;
  /** How many special orders may be added. */
  stars: number;
  looks: boolean;
}

export interface ResolveRaid {
  type: "ResolveRaid";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Raid;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Raid[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  edition: string;
  raids: Record<Area, RaidReach>;
}

/** Name units of one kind: how many in which area. */
export interface NameUnits {
  type: "NameUnits";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Named;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Named[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  edition: string;
  /** The units that may be named. */
  there: Named;
  least: number;
  most: number;
}

/** Rank houses with equal bids, best place first. */
export interface Rank {
  type: "Rank";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: readonly House[];
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly (readonly House[])[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  edition: string;
  houses: readonly House[];
}

export interface RoundBegan {
  type: "RoundBegan";
  round: number;
}

export interface WesterosCardRevealed {
  type: "WesterosCardRevealed";
  deck: Deck;
  card: Card;
  icon: boolean;
}

/** Winter is coming: a Westeros deck is shuffled with all its cards. */
export interface DeckReshuffled {
  type: "DeckReshuffled";
  deck: Deck;
}

export interface WildlingsAdvanced {
  type: "WildlingsAdvanced";
  strength: number;
}

/** A revealed card is resolved; if the holder of a token had a choice, what was chosen. */
export interface WesterosCardResolved {
  type: "WesterosCardResolved";
  deck: Deck;
  card: Card;
  effect: string;
  house: House | null;
}

/** Orders that nobody may assign this round. */
export interface OrdersBanned {
  type: "OrdersBanned";
  tokens: readonly Token[];
}

/** Units of this kind support with no strength this round. */
export interface SupportWeakened {
  type: "SupportWeakened";
  unit: Kind;
}

export interface SupplyChanged {
  type: "SupplyChanged";
  house: House;
  supply: number;
}

/** A unit is recruited with the points of an area; `upgraded` if it replaces a footman. */
export interface Mustered {
  type: "Mustered";
  house: House;
  area: Area;
  unit: Kind;
  into: Area;
  upgraded: boolean;
}

/** A house could muster, and did not. */
export interface NothingMustered {
  type: "NothingMustered";
  house: House;
}

/** Units are destroyed. `why`: supply, casualty, skull, retreat, rout, card, wildlings, port. */
export interface UnitsLost {
  type: "UnitsLost";
  house: House;
  area: Area;
  units: readonly Kind[];
  why: string;
}

/** Units in an area become units of another kind. */
export interface UnitsReplaced {
  type: "UnitsReplaced";
  house: House;
  area: Area;
  old: Kind;
  new: Kind;
  count: number;
}

/** `why`: icons, order, pillage, card, bid. */
export interface PowerGained {
  type: "PowerGained";
  house: House;
  power: number;
  why: string;
}

/** `why`: pillage, card, wildlings. */
export interface PowerLost {
  type: "PowerLost";
  house: House;
  power: number;
  why: string;
}

/** All influence tokens are off the tracks. */
export interface InfluenceCleared {
  type: "InfluenceCleared";
}

/** For a track, or against the wildlings. */
export interface BidsRevealed {
  type: "BidsRevealed";
  bids: Record<House, number>;
  track: Track | null;
}

/** The holder of the Iron Throne has put tied houses in order, or named one of them. */
export interface TieSettled {
  type: "TieSettled";
  house: House;
  order: readonly House[];
}

export interface TrackFilled {
  type: "TrackFilled";
  track: Track;
  houses: readonly House[];
}

/** A house moves to a place on a track, counted from 1. */
export interface InfluenceMoved {
  type: "InfluenceMoved";
  house: House;
  track: Track;
  place: number;
}

/** Iron Throne, Valyrian Steel Blade or Messenger Raven change hands. */
export interface TokenPassed {
  type: "TokenPassed";
  track: Track;
  house: House;
}

export interface WildlingsAttacked {
  type: "WildlingsAttacked";
  strength: number;
  without: House | null;
}

export interface NightsWatchWon {
  type: "NightsWatchWon";
  strength: number;
  bid: number;
  /** None: several bid the most, and which of them counts is decided once the card is revealed. */
  highest: House | null;
}

export interface WildlingsWon {
  type: "WildlingsWon";
  strength: number;
  bid: number;
  lowest: House | null;
}

export interface WildlingCardRevealed {
  type: "WildlingCardRevealed";
  card: Card;
}

export interface WildlingsFellBack {
  type: "WildlingsFellBack";
  strength: number;
}

/** House cards return from the discard pile to the hand. */
export interface CardsTakenBack {
  type: "CardsTakenBack";
  house: House;
  cards: readonly Card[];
}

/** House cards go from the hand to the discard pile unplayed; `by` is the other house that caused it, if any. */
export interface CardsDiscarded {
  type: "CardsDiscarded";
  house: House;
  cards: readonly Card[];
  by: House | null;
}

/** A house has placed its orders face down, where houses do that in turn order. */
export interface OrdersAssigned {
  type: "OrdersAssigned";
  house: House;
  count: number;
}

export interface OrdersRevealed {
  type: "OrdersRevealed";
  house: House;
  orders: Record<Area, Token>;
}

/** The raven brings another order. */
export interface OrderReplaced {
  type: "OrderReplaced";
  house: House;
  area: Area;
  old: Token;
  new: Token;
}

/** The raven has looked at the top wildling card. */
export interface WildlingCardSeen {
  type: "WildlingCardSeen";
  house: House;
  card: Card | null;
}

/** The wildling card that the raven has looked at is back in the deck. */
export interface WildlingCardReturned {
  type: "WildlingCardReturned";
  house: House;
  to: string;
}

export interface RavenRested {
  type: "RavenRested";
  house: House;
}

export interface Raided {
  type: "Raided";
  house: House;
  area: Area;
  target: Area;
  victim: House;
  token: Token;
}

/** A raid order is removed without effect. */
export interface RaidForgone {
  type: "RaidForgone";
  house: House;
  area: Area;
}

export interface Marched {
  type: "Marched";
  house: House;
  area: Area;
  into: Area;
  units: readonly Kind[];
}

/** A march order is removed and nobody moved. */
export interface StoodStill {
  type: "StoodStill";
  house: House;
  area: Area;
}

export interface PowerTokenPlaced {
  type: "PowerTokenPlaced";
  house: House;
  area: Area;
}

export interface PowerTokenRemoved {
  type: "PowerTokenRemoved";
  house: House;
  area: Area;
}

export interface OrderRemoved {
  type: "OrderRemoved";
  house: House;
  area: Area;
  token: Token;
}

export interface NeutralForceDefeated {
  type: "NeutralForceDefeated";
  house: House;
  area: Area;
  force: number;
  strength: number;
}

export interface NeutralForceHeld {
  type: "NeutralForceHeld";
  house: House;
  area: Area;
  force: number;
  strength: number;
}

/** The ships of a port are gone; the new owner of the land has put ships of its own there. */
export interface PortTaken {
  type: "PortTaken";
  house: House;
  port: Area;
  ships: number;
}

export interface PowerConsolidated {
  type: "PowerConsolidated";
  house: House;
  area: Area;
  power: number;
}

/** Leftover orders are removed, routed units stand up, Raven and Blade are ready again. */
export interface RoundCleanedUp {
  type: "RoundCleanedUp";
  round: number;
}

/** Routed units stand up again. */
export interface UnitsRallied {
  type: "UnitsRallied";
}

export interface CombatBegan {
  type: "CombatBegan";
  attacker: House;
  defender: House;
  area: Area;
  origin: Area;
}

export interface SupportGiven {
  type: "SupportGiven";
  house: House;
  area: Area;
  to: House;
  strength: number;
}

export interface SupportWithheld {
  type: "SupportWithheld";
  house: House;
  area: Area;
}

export interface SupportDeclined {
  type: "SupportDeclined";
  house: House;
  area: Area;
}

export interface InitialStrength {
  type: "InitialStrength";
  attacker: House;
  attack: number;
  defender: House;
  defense: number;
}

export interface HouseCardsRevealed {
  type: "HouseCardsRevealed";
  attacker: House;
  attack: Card | null;
  defender: House;
  defense: Card | null;
}

/** A revealed house card returns to its owner's hand. */
export interface CardSentBack {
  type: "CardSentBack";
  house: House;
  card: Card;
  by: House;
}

/** Another house card is played; None if there was none to play. */
export interface CardReplaced {
  type: "CardReplaced";
  house: House;
  card: Card | null;
}

/** The text of a house card has no effect. */
export interface TextSilenced {
  type: "TextSilenced";
  house: House;
  card: Card;
}

/** A Tides of Battle card, which only its owner sees. */
export interface TidesDrawn {
  type: "TidesDrawn";
  house: House;
  card: Card | null;
  again: boolean;
}

export interface TidesRevealed {
  type: "TidesRevealed";
  attacker: House;
  attack: Card;
  defender: House;
  defense: Card;
}

/** `how`: strength, tides. */
export interface BladeUsed {
  type: "BladeUsed";
  house: House;
  how: string;
}

export interface CombatWon {
  type: "CombatWon";
  winner: House;
  loser: House;
  area: Area;
  strength: number;
  against: number;
  why: string;
}

export interface Retreated {
  type: "Retreated";
  house: House;
  area: Area;
  into: Area;
  units: readonly Kind[];
}

/** The winners do not enter the area; they go back. */
export interface AttackersRepelled {
  type: "AttackersRepelled";
  house: House;
  area: Area;
  into: Area;
  units: readonly Kind[];
}

export interface AreaConquered {
  type: "AreaConquered";
  house: House;
  area: Area;
  units: readonly Kind[];
}

export interface GarrisonDefeated {
  type: "GarrisonDefeated";
  house: House;
  area: Area;
}

/** The march order goes with the winners and may be resolved again. */
export interface MarchOrderMoved {
  type: "MarchOrderMoved";
  house: House;
  area: Area;
}

export interface GameWon {
  type: "GameWon";
  winners: readonly House[];
  why: string;
}

export type Event =
  | AnsweredItself
  | Redrawn
  | RoundBegan
  | WesterosCardRevealed
  | DeckReshuffled
  | WildlingsAdvanced
  | WesterosCardResolved
  | OrdersBanned
  | SupportWeakened
  | SupplyChanged
  | Mustered
  | NothingMustered
  | UnitsLost
  | UnitsReplaced
  | PowerGained
  | PowerLost
  | InfluenceCleared
  | BidsRevealed
  | TieSettled
  | TrackFilled
  | InfluenceMoved
  | TokenPassed
  | WildlingsAttacked
  | NightsWatchWon
  | WildlingsWon
  | WildlingCardRevealed
  | WildlingsFellBack
  | CardsTakenBack
  | CardsDiscarded
  | OrdersAssigned
  | OrdersRevealed
  | OrderReplaced
  | WildlingCardSeen
  | WildlingCardReturned
  | RavenRested
  | Raided
  | RaidForgone
  | Marched
  | StoodStill
  | PowerTokenPlaced
  | PowerTokenRemoved
  | OrderRemoved
  | NeutralForceDefeated
  | NeutralForceHeld
  | PortTaken
  | PowerConsolidated
  | RoundCleanedUp
  | UnitsRallied
  | CombatBegan
  | SupportGiven
  | SupportWithheld
  | SupportDeclined
  | InitialStrength
  | HouseCardsRevealed
  | CardSentBack
  | CardReplaced
  | TextSilenced
  | TidesDrawn
  | TidesRevealed
  | BladeUsed
  | CombatWon
  | Retreated
  | AttackersRepelled
  | AreaConquered
  | GarrisonDefeated
  | MarchOrderMoved
  | GameWon;

export type Preview = MarchPreview | MusterPreview | LossesPreview | OrdersPreview | null;

export interface Printed {
  units: Record<Kind, UnitFacts>;
  orders: Record<Token, OrderFacts>;
  cards: Record<Card, CardFacts>;
  /** Sizes of armies by place on the supply track. */
  supply: Record<number, readonly number[]>;
  /** The Westeros cards with a wildling icon. */
  icons: Partial<Record<Deck, readonly Card[]>>;
}

/** A march order, which units go where, and whether a power token stays behind. */
export interface Marching {
  area: Area;
  moves: Record<Area, readonly Kind[]>;
  leave_power: boolean;
}

/** A unit from the pool, and where it is placed. An upgrade replaces a footman there. */
export interface Recruit {
  unit: Kind;
  into: Area;
  upgrade: boolean;
}

/** What the raven does: rest, look at the top wildling card, or bring another order to an area. */
export interface RavenFlight {
  does: "rest" | "look" | "swap";
  area: Area | null;
  token: Token | null;
}

/** A raid order, and where it removes orders; nowhere, if its effect is forgone. */
export interface Raid {
  area: Area;
  targets: readonly Area[];
}

export type Area = string;

/** What lies in an area, and whose it is. */
export interface AreaView {
  /** Whose units stand there. */
  holder?: House | null;
  /** Who controls it, or holds it at sea. */
  controller?: House | null;
  /** How many of each kind stand there, routed ones included. */
  units?: Record<Kind, number>;
  /** How many of them are routed. */
  routed?: Record<Kind, number>;
  order?: Token | null;
  order_of?: House | null;
  token?: House | null;
  garrison?: number;
  neutral?: number;
  closed?: boolean;
}

export type House = string;

export interface HouseView {
  house: House;
  power: number;
  supply: number;
  limits: readonly number[];
  armies: readonly number[];
  structures: number;
  stars: number;
  pool: Record<Kind, number>;
  cards_in_hand: number;
  /** Where each of its cards is. Everybody sees this, except in a combat: while the edition hides hands, only the owner does. */
  cards?: Record<Card, "hand" | "discards"> | null;
  /** Whether it has assigned its orders, when houses do so in turn order. */
  ready: boolean;
}

export type Track = "iron-throne" | "fiefdoms" | "kings-court";

export type Deck = "I" | "II" | "III";

export type Card = string;

export type Token = string;

export type Kind = string;

export interface BattleView {
  area: Area;
  origin: Area;
  order: Token;
  step: string;
  attacker: SideView;
  defender: SideView;
  /** Who wins on equal strength. */
  tie: House;
  winner?: House | null;
}

export type Losses = Record<string, readonly string[]>;

/** An area with a march order. */
export interface Start {
  token: Token;
  /** Those that can march; routed ones cannot. */
  units: readonly Kind[];
  routed: readonly Kind[];
  targets: Record<Area, Target>;
  /** The targets its units may enter. */
  open_to: readonly Area[];
  may_leave_power: boolean;
  /** Whether the house loses control of the area if all units leave and no power token stays. */
  lost_if_left: boolean;
}

export type Recruits = Record<string, readonly Recruit[]>;

export interface RaidReach {
  token: Token;
  most: number;
  targets: readonly Area[];
  /** Areas next door that cannot be raided, and why. */
  barred: Record<Area, string>;
}

export type Named = Record<string, number>;

export interface MarchPreview {
  type: "MarchPreview";
  supply: readonly Place[];
  attacks: readonly Attack[];
  may_leave_power: boolean;
  /** The area the house would lose control of: all units leave it, and no power token stays. */
  lost: Area | null;
}

export interface MusterPreview {
  type: "MusterPreview";
  supply: readonly Place[];
  /** What each area has left. */
  points: Record<Area, number>;
  offers: Record<Area, readonly Offer[]>;
}

export interface LossesPreview {
  type: "LossesPreview";
  /** What is counted. */
  of: "units" | "points" | "supply";
  now: number;
  needed: number;
  supply: readonly Place[];
}

export interface OrdersPreview {
  type: "OrdersPreview";
  /** How many more special orders may be placed. */
  stars: number;
  /** How many areas must still be given an order. */
  missing: number;
  /** Tokens of which no more may be placed, and why. */
  barred: Record<Token, Refusal>;
}

export interface UnitFacts {
  ground: "land" | "sea";
  strength: number;
  cost: number;
  pool: number;
  /** Strength when attacking, or supporting an attack on, an area with a structure, if different. */
  against_structure: number | null;
  /** What it costs to turn a footman into this unit. */
  upgrade: number | null;
  retreats: boolean;
}

export interface OrderFacts {
  kind: OrderKind;
  count: number;
  modifier: number;
  special: boolean;
}

/** A house card. Its name and text are in the words. */
export interface CardFacts {
  house: House;
  strength: number;
  swords: number;
  towers: number;
  /** Whether anything is written on it. */
  text: boolean;
  rule: string | null;
}

/** One side of a combat, added up. */
export interface SideView {
  house: House;
  units: readonly UnitView[];
  initial: number;
  parts: readonly Part[];
  strength: number;
  card?: Card | null;
  silenced: boolean;
  tides?: Card | null;
  swords: number;
  towers: number;
  /** What the strength would be with each card, leaving the opponent's card aside. Only the hand's owner sees it. */
  if_played: Record<Card, number>;
}

/** An area that units could march to. */
export interface Target {
  ground: "land" | "sea" | "port";
  held: Held;
  /** The strength of a neutral force. */
  force: number;
  /** The most support there can be against it. Once support has been granted, what was granted. */
  support: number;
  /** Areas where the same house has a support order that reaches the attack: units of this march could go there first and support it. With what the order itself adds once a unit is there. */
  joining: Record<Area, number>;
  /** How many more ships a port can take. */
  room: number;
}

/** One place for an army that supply provides, and the army that would fill it. A limit of 1 means no place. */
export interface Place {
  size: number;
  limit: number;
}

/** An attack, before any support is given or card is played. */
export interface Attack {
  area: Area;
  /** The attacking units and their order. */
  strength: number;
  /** The most that could be added to it. */
  help: number;
  /** None: a neutral force. */
  defender: House | null;
  parts: readonly Part[];
  /** The sum of the defender's parts. */
  defence: number;
  /** The most support the defender could be given. */
  defence_help: number;
  support: readonly Backing[];
  /** Who wins on equal strength. */
  tie: House;
}

/** Something the points of an area can pay for, and why it cannot be added to what has been chosen so far. */
export interface Offer {
  recruit: Recruit;
  cost: number;
  barred: Refusal | null;
}

export type OrderKind = "march" | "defense" | "support" | "raid" | "consolidate-power";

export interface UnitView {
  kind: Kind;
  routed: boolean;
}

/** One line of a combat strength. `what`: units, order, support, garrison, card, text, blade, tides, floor. */
export interface Part {
  what: string;
  strength: number;
  area?: Area | null;
  house?: House | null;
}

export type Held = "free" | "own" | "enemy" | "garrison" | "neutral" | "closed" | "enemy-port";

/** A support order next to an attacked area, and what it would add to either side; None: it cannot support it. */
export interface Backing {
  house: House;
  area: Area;
  attacker: number | null;
  defender: number | null;
}

/** What is answered to a decision, by its type. */
export interface Answers {
  Amount: number;
  PlayCard: string;
  LoseCount: Record<string, readonly string[]>;
  LoseInOneArea: Record<string, readonly string[]>;
  LoseWorth: Record<string, readonly string[]>;
  LoseForSupply: Record<string, readonly string[]>;
  March: Marching;
  Muster: Record<string, readonly Recruit[]>;
  UseRaven: RavenFlight;
  ResolveRaid: Raid;
  NameUnits: Record<string, number>;
  Rank: readonly string[];
}
