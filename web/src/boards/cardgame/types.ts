// Written by `make types` from src/maester/games/cardgame: change that, not this.

import type { Amount, AnsweredItself, Barred, Form, Passing, Pick, Redrawn, Refusal, Seat, Some } from "../../lib/kernel";

export type { Amount, AnsweredItself, Barred, Form, Passing, Pick, Redrawn, Refusal, Seat, Some };

export interface View {
  round: number;
  phase: string;
  step: string;
  first: Seat;
  active?: Seat | null;
  players: Record<Seat, PlayerView>;
  cards: Record<string, CardView>;
  challenge?: ChallengeView | null;
  windows: readonly WindowView[];
  playing: readonly (readonly [Seat, Code])[];
  /** The seat's own; the plots as well. */
  hand: readonly Code[];
  /** What cards in the seat's own hand cost now, where that differs from what is printed on them. */
  prices: Record<Code, number>;
  plots: readonly Code[];
  /** Cards that the seat knows of in others' hands. */
  known: Record<Seat, readonly Code[]>;
  /** In the pool. */
  titles: readonly Code[];
  winner?: Seat | null;
}

export type Decision =
  | Pick
  | Amount
  | Some
  | Form
  | DeclareChallenge
  | ChooseDefenders
  | ChooseCards
  | ChooseTargets
  | ChooseEffect
  | ChooseBearer
  | ChooseWeak
  | LayCards;

/** Initiate a challenge, or none. */
export interface DeclareChallenge {
  type: "DeclareChallenge";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Declared | null;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly (Declared | null)[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  opponents: Partial<Record<Contest, readonly Seat[]>>;
  attackers: Partial<Record<Contest, readonly CardId[]>>;
  /** Those of the attackers that may pass by a defender. */
  stealth: readonly CardId[];
  bypassable: Record<Seat, readonly CardId[]>;
  most: number;
  /** Why there are no challenges of the other types. */
  refused: Partial<Record<Contest, Refusal>>;
  /** Why other opponents cannot be challenged. */
  barred: Partial<Record<Contest, Record<Seat, Refusal>>>;
}

/** Defenders, or nobody. */
export interface ChooseDefenders {
  type: "ChooseDefenders";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: readonly CardId[];
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly (readonly CardId[])[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  of: string;
  options: readonly CardId[];
  must: readonly CardId[];
  most: number;
  /** Why others cannot defend. */
  refused: Record<CardId, Refusal>;
}

/** Cards or players by what they are called; `of` says what they are. */
export interface ChooseCards {
  type: "ChooseCards";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: readonly string[];
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly (readonly string[])[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  options: readonly string[];
  least: number;
  most: number;
  /** What nearly everybody chooses: whoever wants something else changes that. */
  usual?: readonly string[];
}

/** The targets of an ability. */
export interface ChooseTargets {
  type: "ChooseTargets";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: readonly AnyTarget[];
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly (readonly AnyTarget[])[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  options: readonly AnyTarget[];
  least: number;
  most: number;
  /** The card whose ability asks. */
  source: Code;
}

/** One of the effects of an ability, by its number; `effects` says what each option does. */
export interface ChooseEffect {
  type: "ChooseEffect";
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
  options: readonly number[];
  /** What a particular rule forbids. Anything else that is not an option is refused by the rule that asks. */
  barred: readonly Barred[];
  effects: readonly string[];
  source: Code;
}

/** What an attachment is attached to. */
export interface ChooseBearer {
  type: "ChooseBearer";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: CardId;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly CardId[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  of: string;
  options: readonly CardId[];
  /** What a particular rule forbids. Anything else that is not an option is refused by the rule that asks. */
  barred: readonly Barred[];
  /** The code of the attachment. */
  card: Code;
}

/** Cards of one controller whose strength does not add up to more than so much. */
export interface ChooseWeak {
  type: "ChooseWeak";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: readonly AnyTarget[];
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly (readonly AnyTarget[])[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  options: readonly AnyTarget[];
  least: number;
  most: number;
  /** The card whose ability asks. */
  source: Code;
  strengths: Record<CardId, number>;
  together: number;
}

/** Cards of the hand, worth at most eight gold together; a further copy of a unique one is free. */
export interface LayCards {
  type: "LayCards";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: readonly Code[];
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly (readonly Code[])[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  of: string;
  /** Those of the hand that may be laid at all (CG-SETUP-13). */
  options: readonly Code[];
  gold: number;
}

/** Something that happened to cards in play. */
export interface OfCards {
  type: "OfCards";
  /** Who controls those of them that somebody else has, too. */
  owners?: Record<CardId, Seat>;
}

export interface SetupRevealed {
  type: "SetupRevealed";
  seat: Seat;
  cards: readonly Code[];
}

export interface HandKept {
  type: "HandKept";
  seat: Seat;
  kept: boolean;
}

export interface RoundBegan {
  type: "RoundBegan";
  round: number;
}

export interface PhaseBegan {
  type: "PhaseBegan";
  phase: string;
}

export interface PlotsRevealed {
  type: "PlotsRevealed";
  plots: Record<Seat, Code>;
}

export interface InitiativeWon {
  type: "InitiativeWon";
  seat: Seat;
  initiative: Record<Seat, number>;
  by_luck: boolean;
}

export interface FirstPlayerChosen {
  type: "FirstPlayerChosen";
  seat: Seat;
  by: Seat;
}

/** The used pile is a plot deck again. */
export interface PlotsReturned {
  type: "PlotsReturned";
  seat: Seat;
}

export interface TitlesRevealed {
  type: "TitlesRevealed";
  titles: Record<Seat, Code>;
}

export interface TitlesReturned {
  type: "TitlesReturned";
}

/** Others see only how many. */
export interface CardsDrawn {
  type: "CardsDrawn";
  seat: Seat;
  count: number;
  cards: readonly Code[];
}

export interface IncomeCollected {
  type: "IncomeCollected";
  seat: Seat;
  gold: number;
}

export interface GoldGained {
  type: "GoldGained";
  seat: Seat;
  gold: number;
}

export interface GoldMoved {
  type: "GoldMoved";
  frm: Seat;
  to: Seat;
  gold: number;
}

/** All gold went back to the treasury. */
export interface GoldReturned {
  type: "GoldReturned";
}

/** `how`: marshal, ambush, put; `on`: what it was attached to. */
export interface CardEntered {
  type: "CardEntered";
  seat: Seat;
  card: CardId;
  how: string;
  on: CardId | null;
  paid: number;
  /** Who controls those of them that somebody else has, too. */
  owners?: Record<CardId, Seat>;
}

/** A player's turn to marshal is over, and nothing was marshaled. */
export interface NothingMarshaled {
  type: "NothingMarshaled";
  seat: Seat;
}

export interface DuplicateAdded {
  type: "DuplicateAdded";
  seat: Seat;
  card: CardId;
  facedown: boolean;
}

export interface EventPlayed {
  type: "EventPlayed";
  seat: Seat;
  code: Code;
  paid: number;
}

export interface AbilityUsed {
  type: "AbilityUsed";
  seat: Seat;
  code: Code;
  number: number;
  card: CardId | null;
}

export interface Cancelled {
  type: "Cancelled";
  code: Code;
}

export interface Saved {
  type: "Saved";
  card: CardId;
  by_duplicate: boolean;
  /** Who controls those of them that somebody else has, too. */
  owners?: Record<CardId, Seat>;
}

/** `how`: killed, discarded, returned, shuffled, removed, sacrificed; `place`: where it went. */
export interface CardLeft {
  type: "CardLeft";
  card: CardId;
  code: Code;
  seat: Seat;
  how: string;
  place: string;
  /** Who controls those of them that somebody else has, too. */
  owners?: Record<CardId, Seat>;
}

export interface CardKnelt {
  type: "CardKnelt";
  card: CardId;
  /** Who controls those of them that somebody else has, too. */
  owners?: Record<CardId, Seat>;
}

export interface CardsStood {
  type: "CardsStood";
  cards: readonly CardId[];
  /** Who controls those of them that somebody else has, too. */
  owners?: Record<CardId, Seat>;
}

/** `card`: None is the faction card. */
export interface PowerGained {
  type: "PowerGained";
  seat: Seat;
  power: number;
  card: CardId | null;
  /** Who controls those of them that somebody else has, too. */
  owners?: Record<CardId, Seat>;
}

export interface PowerMoved {
  type: "PowerMoved";
  frm: Seat;
  to: Seat;
  power: number;
}

export interface PowerLost {
  type: "PowerLost";
  seat: Seat;
  power: number;
  card: CardId | null;
  /** Who controls those of them that somebody else has, too. */
  owners?: Record<CardId, Seat>;
}

export interface TokenPlaced {
  type: "TokenPlaced";
  card: CardId;
  kind: string;
  /** Who controls those of them that somebody else has, too. */
  owners?: Record<CardId, Seat>;
}

export interface ControlTaken {
  type: "ControlTaken";
  seat: Seat;
  card: CardId;
}

/** For a while. */
export interface Modified {
  type: "Modified";
  cards: readonly CardId[];
  strength: number;
  until: string;
  rule: string;
  /** Who controls those of them that somebody else has, too. */
  owners?: Record<CardId, Seat>;
}

/** Targets, told before effects can be cancelled (CG-INIT-07, -08). `spared`: the effect is on all the others. */
export interface Chosen {
  type: "Chosen";
  seat: Seat;
  cards: readonly AnyTarget[];
  spared: boolean;
  /** Who controls those of them that somebody else has, too. */
  owners?: Record<CardId, Seat>;
}

export interface PlayerChosen {
  type: "PlayerChosen";
  seat: Seat;
  player: Seat;
}

export interface Named {
  type: "Named";
  seat: Seat;
  word: string;
}

export interface ChallengeBegan {
  type: "ChallengeBegan";
  seat: Seat;
  against: Seat;
  contest: Contest;
  attackers: readonly CardId[];
  bypassed: readonly CardId[];
}

/** A player initiates none, whether they would or could not. `further`: after others this phase. */
export interface NoChallenge {
  type: "NoChallenge";
  seat: Seat;
  further: boolean;
}

export interface ChallengeRedirected {
  type: "ChallengeRedirected";
  seat: Seat;
  against: Seat;
  bypassed: readonly CardId[];
}

export interface NotRedirected {
  type: "NotRedirected";
  seat: Seat;
}

export interface DefendersDeclared {
  type: "DefendersDeclared";
  seat: Seat;
  defenders: readonly CardId[];
}

/** `winner`: None if nobody wins. */
export interface ChallengeWon {
  type: "ChallengeWon";
  contest: Contest;
  attack: number;
  defence: number;
  winner: Seat | null;
  unopposed: boolean;
}

export interface ClaimApplied {
  type: "ClaimApplied";
  contest: Contest;
  seat: Seat;
  amount: number;
}

export interface ChallengeOver {
  type: "ChallengeOver";
}

/** From hand or deck. `place`: discard or dead pile. */
export interface CardsDiscarded {
  type: "CardsDiscarded";
  seat: Seat;
  cards: readonly Code[];
  zone: string;
  place: string;
}

/** By a search, shown to all; None, if nothing was taken. */
export interface CardFound {
  type: "CardFound";
  seat: Seat;
  code: Code | null;
}

export interface TopRevealed {
  type: "TopRevealed";
  seat: Seat;
  code: Code;
  drawn: boolean;
}

/** Some players looked at hidden cards; the others only see that they did, and at how many. */
export interface CardsSeen {
  type: "CardsSeen";
  seat: Seat;
  whose: Seat;
  zone: string;
  count: number;
  cards: readonly Code[];
}

export interface CardsLaidBack {
  type: "CardsLaidBack";
  seat: Seat;
  whose: Seat;
  hand: number;
  bottom: number;
}

export interface ShuffledIn {
  type: "ShuffledIn";
  seat: Seat;
  cards: readonly Code[];
}

export interface DominanceCounted {
  type: "DominanceCounted";
  totals: Record<Seat, number>;
  winner: Seat | null;
}

export interface Eliminated {
  type: "Eliminated";
  seat: Seat;
}

export interface GameWon {
  type: "GameWon";
  seat: Seat;
  why: string;
}

export type Event =
  | AnsweredItself
  | Redrawn
  | OfCards
  | SetupRevealed
  | HandKept
  | RoundBegan
  | PhaseBegan
  | PlotsRevealed
  | InitiativeWon
  | FirstPlayerChosen
  | PlotsReturned
  | TitlesRevealed
  | TitlesReturned
  | CardsDrawn
  | IncomeCollected
  | GoldGained
  | GoldMoved
  | GoldReturned
  | CardEntered
  | NothingMarshaled
  | DuplicateAdded
  | EventPlayed
  | AbilityUsed
  | Cancelled
  | Saved
  | CardLeft
  | CardKnelt
  | CardsStood
  | PowerGained
  | PowerMoved
  | PowerLost
  | TokenPlaced
  | ControlTaken
  | Modified
  | Chosen
  | PlayerChosen
  | Named
  | ChallengeBegan
  | NoChallenge
  | ChallengeRedirected
  | NotRedirected
  | DefendersDeclared
  | ChallengeWon
  | ClaimApplied
  | ChallengeOver
  | CardsDiscarded
  | CardFound
  | TopRevealed
  | CardsSeen
  | CardsLaidBack
  | ShuffledIn
  | DominanceCounted
  | Eliminated
  | GameWon;

export type Play = Pass | Marshal | Ambush | Rescue | UseAbility | UseAgenda | PlayEvent;

export type Target = InPlay | InHand | InPile | FactionCard;

export type Outcome = Wins | DropsOut;

/** Something that was put off until now. */
export interface PutOff {
  type: "PutOff";
  card: Code;
  number: number;
}

export type Preview = SetupPreview | ChallengePreview | null;

export interface Explained {
  uses: readonly UseView[];
  strength: readonly StrengthPart[];
}

export interface Printed {
  cards: Record<Code, CardFacts>;
  decks: Record<string, Deck>;
}

/** A challenge as it is announced: type, opponent, attackers, and whom each stealthy one passes by. */
export interface Declared {
  contest: Contest;
  against: Seat;
  attackers: readonly CardId[];
  bypass: Record<CardId, CardId>;
}

export interface InPlay {
  type: "InPlay";
  card: CardId;
  /** Who controls it. */
  owner: Seat;
}

export interface InHand {
  type: "InHand";
  card: Code;
  owner: Seat;
}

/** In a pile that all can see. */
export interface InPile {
  type: "InPile";
  pile: "discard" | "dead";
  owner: Seat;
  card: Code;
}

export interface FactionCard {
  type: "FactionCard";
  owner: Seat;
}

export interface PlayerView {
  faction: string;
  agenda?: Code | null;
  gold: number;
  power: number;
  /** All power the player controls: fifteen win. */
  total: number;
  knelt: boolean;
  hand: number;
  deck: number;
  plots: number;
  used: readonly Code[];
  discard: readonly Code[];
  dead: readonly Code[];
  removed: readonly Code[];
  plot?: string | null;
  title?: string | null;
  reserve: number;
  initiative: number;
  out: boolean;
}

/** A card in play as it is now. */
export interface CardView {
  code: Code;
  owner: Seat;
  controller: Seat;
  knelt?: boolean;
  power?: number;
  duplicates?: number;
  facedown?: readonly Code[] | number;
  on?: string | null;
  attachments?: readonly string[];
  tokens?: Record<string, number>;
  strength?: number | null;
  icons?: readonly Contest[];
  keywords?: readonly string[];
  blank?: boolean;
  risen?: boolean;
}

export interface ChallengeView {
  contest: Contest;
  attacker: Seat;
  against: Seat;
  defender: Seat;
  attackers: readonly string[];
  defenders: readonly string[];
  bypassed: readonly string[];
  /** Characters that take part and add nothing to their side. */
  uncounted: readonly string[];
  attack: number;
  defence: number;
  /** What is at stake, by the attacker's plot and all that changes it. */
  claim: number;
  winner?: Seat | null;
  unopposed: boolean;
}

/** Where in a sequence we are: what is imminent or has happened, and whose chance it is. */
export interface WindowView {
  timing: string;
  where: string;
  happenings: readonly string[];
  cards: readonly string[];
}

export type Code = string;

export type Contest = "military" | "intrigue" | "power";

export type CardId = string;

export type AnyTarget = InPlay | InHand | InPile | FactionCard;

export interface Pass {
  type: "Pass";
}

export interface Marshal {
  type: "Marshal";
  card: Code;
  cost: number;
}

export interface Ambush {
  type: "Ambush";
  card: Code;
  cost: number;
}

/** A duplicate is discarded instead of its card. */
export interface Rescue {
  type: "Rescue";
  card: CardId;
  occasion: number;
}

/** Of a card in play. */
export interface UseAbility {
  type: "UseAbility";
  card: CardId;
  /** Which of the card's abilities. */
  number: number;
  occasion: number | null;
}

export interface UseAgenda {
  type: "UseAgenda";
  card: Code;
  /** Which of the card's abilities. */
  number: number;
  occasion: number | null;
}

/** From hand. */
export interface PlayEvent {
  type: "PlayEvent";
  card: Code;
  /** Which of the card's abilities. */
  number: number;
  occasion: number | null;
}

export interface Wins {
  type: "Wins";
  seat: Seat;
}

export interface DropsOut {
  type: "DropsOut";
  seat: Seat;
}

export interface SetupPreview {
  type: "SetupPreview";
  cost: number;
}

/** Both sides, as they would be; `most`: what the defender could come to with all who are able. */
export interface ChallengePreview {
  type: "ChallengePreview";
  attack: number;
  defence: number;
  claim: number;
  most: number;
}

/** Something its owner could do with a card; `refusal`: why not now. */
export interface UseView {
  use: string;
  refusal?: Refusal | null;
}

/** What is added to printed strength: by a card, or until the end of a period. */
export interface StrengthPart {
  amount: number;
  source: string;
  until: string;
}

/** What is written on a card is the message `text-<code>`, what it is called `name-<code>`. */
export interface CardFacts {
  code: Code;
  number: string;
  type: CardType;
  faction: Faction;
  cost: number | "x" | null;
  strength: number | null;
  icons: readonly Contest[];
  unique: boolean;
  loyal: boolean;
  /** As they are printed. */
  traits: readonly string[];
  keywords: readonly Keyword[];
  /** The price of ambush, if it has that. */
  ambush: number | null;
  no_attachments: boolean;
  /** How many are in one Core Set. */
  quantity: number;
  /** The values of a plot; of other cards, what they add to those of the plot. */
  gold: number;
  initiative: number;
  claim: number;
  reserve: number;
  /** Of a title. */
  supports: Code | null;
  rivals: readonly Code[];
  /** Of an agenda: whose cards it lets into the deck. */
  banner: Faction | null;
}

/** A faction, perhaps an agenda, seven plots, and how often each card is in the draw deck. */
export interface Deck {
  faction: Listed;
  plots: readonly Listed[];
  cards: Record<Listed, Copies>;
  agenda: Listed | null;
  name: string;
}

export type CardType = "character" | "location" | "attachment" | "event" | "plot" | "agenda" | "title";

export type Faction =
  | "baratheon"
  | "greyjoy"
  | "lannister"
  | "martell"
  | "nights-watch"
  | "stark"
  | "targaryen"
  | "tyrell"
  | "neutral";

export type Keyword = "insight" | "intimidate" | "limited" | "pillage" | "renown" | "stealth" | "terminal";

export type Listed = string;

export type Copies = number;

/** What is answered to a decision, by its type. */
export interface Answers {
  Amount: number;
  DeclareChallenge: Declared | null;
  ChooseDefenders: readonly string[];
  ChooseCards: readonly string[];
  ChooseTargets: readonly (InPlay | InHand | InPile | FactionCard)[];
  ChooseWeak: readonly (InPlay | InHand | InPile | FactionCard)[];
  LayCards: readonly string[];
}
