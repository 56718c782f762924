/** The JSON of the board game, as src/maester/games/boardgame makes it: view.py, strength.py and the questions. */

export type House = string;
export type Area = string;
export type Kind = string;
export type Token = string;
export type Card = string;
export type Track = "iron-throne" | "fiefdoms" | "kings-court";
export type Deck = "I" | "II" | "III";

export const TRACKS: readonly Track[] = ["iron-throne", "fiefdoms", "kings-court"];
export const DECKS: readonly Deck[] = ["I", "II", "III"];

export interface UnitView {
  kind: Kind;
  routed?: boolean;
}

/** What is nothing, nobody or none in an area is absent. */
export interface AreaView {
  holder?: House | null;
  controller?: House | null;
  units?: readonly UnitView[];
  order?: Token | null;
  order_of?: House | null;
  token?: House | null;
  garrison?: number;
  neutral?: number;
  closed?: boolean;
}

export interface HouseView {
  house: House;
  power: number;
  supply: number;
  limits: readonly number[];
  armies: readonly number[];
  structures: number;
  stars: number;
  pool: Readonly<Record<Kind, number>>;
  cards_in_hand: number;
  hand?: readonly Card[] | null;
  discards?: readonly Card[] | null;
  ready: boolean;
}

export interface Part {
  what: string;
  strength: number;
  area?: Area | null;
  house?: House | null;
}

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
  if_played?: Readonly<Record<Card, number>>;
}

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

export interface View {
  edition: string;
  round: number;
  rounds: number;
  to_win: number;
  phase: string;
  step: string;
  areas: Readonly<Record<Area, AreaView>>;
  /** Borders of the drawn map that do not count at this table. */
  barred: readonly (readonly [Area, Area])[];
  houses: readonly HouseView[];
  tracks: Readonly<Record<Track, readonly House[]>>;
  holders: Readonly<Record<Track, House>>;
  blade_used: boolean;
  raven_used: boolean;
  westeros: Readonly<Record<Deck, readonly Card[]>>;
  westeros_left: Readonly<Record<Deck, number>>;
  wildlings: number;
  wildling_deck: readonly (Card | null)[];
  banned: readonly Token[];
  no_support_by?: Kind | null;
  assigned: Readonly<Record<Area, Token>>;
  tides: boolean;
  battle?: BattleView | null;
  winner?: House | null;
}

// ------------------------------------------------------------------------------------------------------- questions

export interface Pick {
  type: "Pick";
  about: string;
  // biome-ignore lint/suspicious/noExplicitAny: what is picked is the question's business
  options: readonly any[];
}

export interface PlaceOrders {
  type: "PlaceOrders";
  about: string;
  fields: Readonly<Record<Area, Pick>>;
  tokens: Readonly<Record<Token, number>>;
  banned: Readonly<Record<Token, string>>;
  stars: number;
  blanks: number;
}

export interface UseRaven {
  type: "UseRaven";
  about: string;
  orders: Readonly<Record<Area, Token>>;
  free: readonly Token[];
  /** What each order may be changed into. */
  swaps: Readonly<Record<Area, readonly Token[]>>;
  banned: Readonly<Record<Token, string>>;
  stars: number;
  looks: boolean;
}

export interface RaidReach {
  token: Token;
  most: number;
  targets: readonly Area[];
  barred: Readonly<Record<Area, string>>;
}

export interface ResolveRaid {
  type: "ResolveRaid";
  about: string;
  raids: Readonly<Record<Area, RaidReach>>;
}

export interface MarchTarget {
  ground: "land" | "sea" | "port";
  held: "free" | "own" | "enemy" | "garrison" | "neutral" | "closed" | "enemy-port";
  force: number;
  support: number;
  /** Areas from where units of the same march would support it, and what the order there adds with the first of them. */
  joining: Readonly<Record<Area, number>>;
  room: number;
}

export interface MarchStart {
  token: Token;
  units: readonly Kind[];
  routed: readonly Kind[];
  targets: Readonly<Record<Area, MarchTarget>>;
  may_leave_power: boolean;
  lost_if_left: boolean;
}

export interface March {
  type: "March";
  about: string;
  starts: Readonly<Record<Area, MarchStart>>;
  armies: Readonly<Record<Area, number>>;
  limits: readonly number[];
  power: number;
  /** Units of this kind support with no strength. */
  no_support_by: Kind | null;
  prospect?: MarchProspect | null;
}

/** A support order beside an attacked area, and what it would add to either side; null where it cannot support it. */
export interface Backing {
  house: House;
  area: Area;
  attacker: number | null;
  defender: number | null;
}

/** An area as an attacker finds it, before anybody has given support or played a card. */
export interface Attack {
  /** Null: a neutral force. */
  defender: House | null;
  parts: readonly Part[];
  strength: number;
  support: readonly Backing[];
  tie: House;
  /** What a unit of each kind is worth that attacks there. */
  worth: Readonly<Record<Kind, number>>;
}

/** What is weighed before a march: what each order adds to an attack, and what every possible attack meets. */
export interface MarchProspect {
  bonus: Readonly<Record<Area, number>>;
  attacks: Readonly<Record<Area, Attack>>;
}

export interface GiveSupport {
  type: "GiveSupport";
  about: string;
  fields: Readonly<Record<Area, Pick>>;
  house: House;
  area: Area;
  attacker: House;
  defender?: House | null;
  /** Whether all orders of the house support the same side. */
  one_side: boolean;
}

export interface PlayCard {
  type: "PlayCard";
  about: string;
  hand: readonly Card[];
  discards: readonly Card[];
}

/** LoseCount, LoseInOneArea, LoseWorth or LoseForSupply. */
export interface LoseUnits {
  type: "LoseCount" | "LoseInOneArea" | "LoseWorth" | "LoseForSupply";
  about: string;
  units: Readonly<Record<Area, readonly Kind[]>>;
  count?: number;
  points?: number;
  armies?: Readonly<Record<Area, number>>;
  limits?: readonly number[];
}

export interface NameUnits {
  type: "NameUnits";
  about: string;
  there: Readonly<Record<Area, number>>;
  least: number;
  most: number;
}

export interface Muster {
  type: "Muster";
  about: string;
  points: Readonly<Record<Area, number>>;
  footmen: Readonly<Record<Area, number>>;
  pool: Readonly<Record<Kind, number>>;
  armies: Readonly<Record<Area, number>>;
  limits: readonly number[];
  /** Seas and the port where an area may launch ships. */
  waters: Readonly<Record<Area, readonly Area[]>>;
  held: readonly Area[];
  neutral: readonly Area[];
  in_one_area: boolean;
}

export interface Rank {
  type: "Rank";
  about: string;
  houses: readonly House[];
}

/** Questions of which an answer is prepared piece by piece and sent once. */
export type Prepared = PlaceOrders | March | GiveSupport | LoseUnits | NameUnits | Muster | Rank;
