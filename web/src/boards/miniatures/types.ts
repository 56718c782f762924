// Written by `make types` from src/maester/games/miniatures: change that, not this.

import type { Amount, AnsweredItself, Barred, Form, Passing, Pick, Redrawn, Seat, Some } from "../../lib/kernel";

export type { Amount, AnsweredItself, Barred, Form, Passing, Pick, Redrawn, Seat, Some };

export interface View {
  round: number;
  first: Seat;
  active?: Seat | null;
  points: Record<Seat, number>;
  required: number;
  zones: Record<Seat, number>;
  players: readonly PlayerView[];
  units: readonly UnitView[];
  ncus: readonly NcuView[];
  markers: readonly MarkerView[];
  missions: readonly string[];
  reserve_missions: readonly string[];
  /** Siege cards that stay in force for a while. */
  in_force: readonly string[];
  defender?: Seat | null;
  mode: string;
  attack?: AttackView | null;
  /** Defence dice against hits that come without an attack, while they may be rolled again. */
  saves?: Rolled | null;
  test?: TestView | null;
  /** Zones of the tactics board on which nobody stands. */
  zones_free: readonly string[];
  table: TableView;
}

export type Decision =
  | Pick
  | Amount
  | Some
  | Form
  | WhichAction
  | AttachmentPlace
  | ChargeFacing
  | RangedShift
  | WhichDice
  | WhichTarget
  | PlaceUnit
  | Move
  | WhichMarker
  | LayMarker
  | LayInPlay
  | WhichQuadrant
  | LineUp
  | SideStep
  | Turned
  | FreeStep
  | Tramples
  | WhichHost
  | LayTerrain
  | ForUnit
  | Said
  | SaidSome
  | SaidAmount
  | WhatToDeclare;

/** What an activated unit does. */
export interface WhichAction {
  type: "WhichAction";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: string;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly string[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  options: readonly string[];
  /** What a particular rule forbids. Anything else that is not an option is refused by the rule that asks. */
  barred: readonly Barred[];
  unit: string;
}

/** The how manyth model from the left of the front rank an attachment replaces. */
export interface AttachmentPlace {
  type: "AttachmentPlace";
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
  unit: string;
  attachment: string;
}

/** Where the charger faces before it moves. */
export interface ChargeFacing {
  type: "ChargeFacing";
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
  unit: string;
  tray: string;
  x: number;
  y: number;
  heading: number;
  field: Field;
  most: number;
  target: string;
  /** A facing with which the charge can be made, as straight at the target as possible. */
  first: number;
}

/** The shift before a ranged attack: at its end there must be somebody to shoot at. (MIN-RANGED-03) */
export interface RangedShift {
  type: "RangedShift";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Stepped;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Stepped[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  unit: string;
  tray: string;
  x: number;
  y: number;
  heading: number;
  field: Field;
  most: number;
  ways: readonly Way[];
  turns: boolean;
  /** An allowed answer to begin with. */
  first: Stepped | null;
  sights: Sights;
  only: string | null;
  /** Units that are solo units. */
  solos: readonly string[];
}

/** Which dice are rolled again. */
export interface WhichDice {
  type: "WhichDice";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: readonly number[];
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly (readonly number[])[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  options: readonly number[];
  /** What a particular rule forbids. Anything else that is not an option is refused by the rule that asks. */
  barred: readonly Barred[];
  least: number;
  most: number;
  /** The name of each option, if the options are only positions: of cards in a hand, of dice. */
  called?: readonly (string | number)[];
  /** A player's own dice that failed: as a rule these are rolled again. */
  failed: readonly number[];
}

/** An enemy, or a piece of terrain, to be attacked or charged. */
export interface WhichTarget {
  type: "WhichTarget";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: unknown;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly unknown[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  options: readonly unknown[];
  /** What a particular rule forbids. Anything else that is not an option is refused by the rule that asks. */
  barred: readonly Barred[];
  unit: string;
  /** What an attack on each enemy would do, with each weapon. */
  chances: readonly Chance[];
}

/** Where a unit is put down: anywhere in one of these areas, with any facing. */
export interface PlaceUnit {
  type: "PlaceUnit";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Pose;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Pose[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  unit: string;
  tray: string;
  zones: readonly Area[];
  /** The heading towards the other side. */
  ahead: number;
  field: Field;
  /** At least an inch from enemies. (MIN-RULE-69, MIN-RULE-98) */
  keeps_away: boolean;
  /** It is enough that a part of the tray lies in the area. (MIN-RULE-83) */
  part: boolean;
  /** Completely within short range of one of these, if there are any. */
  beside: readonly string[];
  /** An allowed answer to begin with. */
  first: Pose | null;
}

/** How a unit moves straight ahead, with a pivot before (if it may) and after. */
export interface Move {
  type: "Move";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Moved;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Moved[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  unit: string;
  tray: string;
  x: number;
  y: number;
  heading: number;
  field: Field;
  most: number;
  turns_first: boolean;
}

/** Which of several markers a unit takes up, each with its objective card. */
export interface WhichMarker {
  type: "WhichMarker";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: string;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly string[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  options: readonly string[];
  /** What a particular rule forbids. Anything else that is not an option is refused by the rule that asks. */
  barred: readonly Barred[];
  unit: string;
  cards: readonly string[];
}

/** Where a marker is laid: on its pile, or within two inches of a tray, clear of trays and impassable ground. */
export interface LayMarker {
  type: "LayMarker";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Spotted;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Spotted[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  marker: string;
  near: readonly (readonly [number, number])[];
  reach: number;
  width: number;
  trays: readonly (readonly (readonly [number, number])[])[];
  blocked: readonly (readonly (readonly [number, number])[])[];
  /** An allowed answer to begin with. */
  first: Spotted | null;
}

/** A piece that comes into play near something, clear of trays and other terrain. */
export interface LayInPlay {
  type: "LayInPlay";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Laid;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Laid[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  kind: string;
  near: readonly (readonly (readonly [number, number])[])[];
  reach: number;
  /** At least an inch from these. */
  clear: readonly (readonly (readonly [number, number])[])[];
  width: number;
  /** It may touch them, but not lie on them. */
  close: boolean;
  /** An allowed answer to begin with. */
  first: Laid | null;
}

/** In which quadrant a unit counts if it stands equally in several. */
export interface WhichQuadrant {
  type: "WhichQuadrant";
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
  unit: string;
}

/** Flush against an enemy, in one of these places; None: it stays as it is, if that is allowed. */
export interface LineUp {
  type: "LineUp";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Aligned | null;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly (Aligned | null)[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  options: readonly (Aligned | null)[];
  /** What a particular rule forbids. Anything else that is not an option is refused by the rule that asks. */
  barred: readonly Barred[];
  unit: string;
  tray: string;
  /** What each option comes to, for whoever draws it. */
  ends: readonly (Pose | null)[];
}

/** How a unit moves straight ahead, back or to a side without turning, and whether it turns afterwards. */
export interface SideStep {
  type: "SideStep";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Stepped;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Stepped[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  unit: string;
  tray: string;
  x: number;
  y: number;
  heading: number;
  field: Field;
  most: number;
  ways: readonly Way[];
  turns: boolean;
  /** An allowed answer to begin with. */
  first: Stepped | null;
}

/** A pivot on its own: a new heading. (MIN-MOVE-04, MIN-RULE-37) */
export interface Turned {
  type: "Turned";
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
  unit: string;
  tray: string;
  x: number;
  y: number;
  heading: number;
  field: Field;
}

/** A shift on its own. A unit that fights stays in contact with the same enemies; from all others it keeps the distance of any move. (MIN-RULE-78) */
export interface FreeStep {
  type: "FreeStep";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Stepped;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Stepped[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  unit: string;
  tray: string;
  x: number;
  y: number;
  heading: number;
  field: Field;
  most: number;
  ways: readonly Way[];
  turns: boolean;
  /** An allowed answer to begin with. */
  first: Stepped | null;
  foes: readonly string[];
}

/** Which way a unit tramples. `most` is how far it goes; rough ground shortens that. It keeps its last heading. */
export interface Tramples {
  type: "Tramples";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Moved;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly Moved[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  unit: string;
  tray: string;
  x: number;
  y: number;
  heading: number;
  field: Field;
  most: number;
  turns_first: boolean;
  /** An allowed answer to begin with. */
  first: Moved | null;
}

export interface WhichHost {
  type: "WhichHost";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: string;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly string[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  options: readonly string[];
  /** What a particular rule forbids. Anything else that is not an option is refused by the rule that asks. */
  barred: readonly Barred[];
  attachment: string;
}

/** Which piece, and where. None: no more pieces, where that is allowed. */
export interface LayTerrain {
  type: "LayTerrain";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: Laid | null;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly (Laid | null)[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  kinds: readonly string[];
  may_stop: boolean;
  area: Area;
  /** It may not lie on these. */
  zones: readonly Area[];
  /** It must be more than six inches away from these, and from other pieces. */
  beyond: readonly Area[];
  pieces: readonly Piece[];
  special: readonly Piece[];
  markers: readonly (readonly [number, number])[];
  /** An allowed answer to begin with. */
  first: Laid | null;
}

/** A choice made for a unit that acts. */
export interface ForUnit {
  type: "ForUnit";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: unknown;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly unknown[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  options: readonly unknown[];
  /** What a particular rule forbids. Anything else that is not an option is refused by the rule that asks. */
  barred: readonly Barred[];
  unit: string;
}

/** A choice that a text asks for; `text` is the ability or card. */
export interface Said {
  type: "Said";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: unknown;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly unknown[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  options: readonly unknown[];
  /** What a particular rule forbids. Anything else that is not an option is refused by the rule that asks. */
  barred: readonly Barred[];
  text: string;
  /** The unit it concerns, where it may not be clear. */
  unit: string | null;
}

export interface SaidSome {
  type: "SaidSome";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: readonly unknown[];
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly (readonly unknown[])[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  options: readonly unknown[];
  /** What a particular rule forbids. Anything else that is not an option is refused by the rule that asks. */
  barred: readonly Barred[];
  least: number;
  most: number;
  /** The name of each option, if the options are only positions: of cards in a hand, of dice. */
  called?: readonly (string | number)[];
  text: string;
}

export interface SaidAmount {
  type: "SaidAmount";
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
  text: string;
}

/** A card or an order, or neither; and what it would answer to. */
export interface WhatToDeclare {
  type: "WhatToDeclare";
  about: string;
  rule: string | null;
  /** The answer that amounts to doing nothing, if there is one: passing, declining. */
  idle?: string | null;
  /** Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one. */
  forgoing?: readonly (string | null)[];
  /** Set if this is a chance to act that players mostly pass up. */
  passing?: Passing;
  /** What kind of things its options are, where they are only ids; offers say it themselves. */
  of?: string;
  options: readonly (string | null)[];
  /** What a particular rule forbids. Anything else that is not an option is refused by the rule that asks. */
  barred: readonly Barred[];
  unit: string | null;
  foe: string | null;
  whose: Seat | null;
  ncu: string | null;
  zone: string | null;
  word: string;
  amount: number;
}

/** Others see only how many. */
export interface CardsDrawn {
  type: "CardsDrawn";
  seat: Seat;
  count: number;
  cards: readonly string[];
}

export interface CardsDiscarded {
  type: "CardsDiscarded";
  seat: Seat;
  cards: readonly string[];
}

export interface CardAttached {
  type: "CardAttached";
  seat: Seat;
  card: string;
  unit: string;
}

export interface CardRemoved {
  type: "CardRemoved";
  card: string;
  unit: string;
}

export interface CardRecalled {
  type: "CardRecalled";
  seat: Seat;
  card: string;
}

export interface CardSearched {
  type: "CardSearched";
  seat: Seat;
  name: string;
}

/** All may see what a player holds, and cannot forget it. */
export interface HandRevealed {
  type: "HandRevealed";
  seat: Seat;
  cards: readonly string[];
}

export interface AttackBegan {
  type: "AttackBegan";
  unit: string;
  target: string;
  weapon: string;
  arc: string;
  charge: boolean;
}

export interface AttackRolled {
  type: "AttackRolled";
  unit: string;
  rolled: Rolled;
  hits: number;
  again: boolean;
}

export interface DefenceRolled {
  type: "DefenceRolled";
  unit: string;
  rolled: Rolled;
  blocked: number;
  again: boolean;
}

export interface MoraleRolled {
  type: "MoraleRolled";
  unit: string;
  rolled: Rolled;
  again: boolean;
}

export interface MoraleTested {
  type: "MoraleTested";
  unit: string;
  rolled: Rolled;
  passed: boolean;
}

/** Two dice, and the D3 that counts if it fails; none if there was no wound, and so no roll. */
export interface PanicTested {
  type: "PanicTested";
  unit: string;
  rolled: Rolled;
  passed: boolean;
}

export interface UnitWounded {
  type: "UnitWounded";
  unit: string;
  wounds: number;
  models: number;
  ranks: number;
}

export interface UnitHealed {
  type: "UnitHealed";
  unit: string;
  wounds: number;
  models: number;
  ranks: number;
}

/** It would have been destroyed, but so many wounds are left. */
export interface UnitSurvived {
  type: "UnitSurvived";
  unit: string;
  wounds: number;
}

export interface UnitDestroyed {
  type: "UnitDestroyed";
  unit: string;
  by: Seat | null;
}

export interface WallFell {
  type: "WallFell";
  unit: string;
}

export interface TokenGiven {
  type: "TokenGiven";
  unit: string;
  token: string;
}

export interface TokenSpent {
  type: "TokenSpent";
  unit: string;
  token: string;
}

export interface TokenRemoved {
  type: "TokenRemoved";
  unit: string;
  token: string;
}

export interface MarkerPlaced {
  type: "MarkerPlaced";
  marker: string;
  x: number;
  y: number;
}

export interface MarkersChanged {
  type: "MarkersChanged";
  marker: string;
  unit: string | null;
}

/** An objective card lies at a marker, or is given to a unit. Turned over from a pile, it cannot be taken back. */
export interface ObjectiveDrawn {
  type: "ObjectiveDrawn";
  marker: string;
  card: string;
}

/** A player takes an objective card, or makes use of one. */
export interface CardTaken {
  type: "CardTaken";
  seat: Seat;
  card: string;
  used: boolean;
}

export interface UnitMarked {
  type: "UnitMarked";
  unit: string;
}

export interface PointLaid {
  type: "PointLaid";
  unit: string;
  target: string;
}

export interface MissionRevealed {
  type: "MissionRevealed";
  seat: Seat | null;
  mission: string;
}

export interface MissionsChanged {
  type: "MissionsChanged";
  active: readonly string[];
  reserve: readonly string[];
}

export interface SiegeCardPlayed {
  type: "SiegeCardPlayed";
  seat: Seat;
  card: string;
}

export interface QuadrantEntered {
  type: "QuadrantEntered";
  ncu: string;
  quadrant: string;
}

export interface UnitMoved {
  type: "UnitMoved";
  unit: string;
  how: string;
  x: number;
  y: number;
  heading: number;
}

export interface UnitRedeployed {
  type: "UnitRedeployed";
  unit: string;
  x: number;
  y: number;
  heading: number;
}

export interface RetreatRolled {
  type: "RetreatRolled";
  unit: string;
  rolled: Rolled;
  stays: boolean;
}

export interface ChargeDeclared {
  type: "ChargeDeclared";
  unit: string;
  target: string;
  arc: string;
}

export interface ChargeRolled {
  type: "ChargeRolled";
  unit: string;
  target: string;
  rolled: Rolled;
}

export interface ChargeEnded {
  type: "ChargeEnded";
  unit: string;
  target: string;
  made: boolean;
}

/** A charge or retreat die is rolled again. */
export interface DieAgain {
  type: "DieAgain";
  unit: string;
  rolled: Rolled;
}

/** Dangerous ground, and the wounds it costs. */
export interface DangerMet {
  type: "DangerMet";
  unit: string;
  rolled: Rolled;
}

export interface PieceDestroyed {
  type: "PieceDestroyed";
  unit: string;
  piece: string;
}

export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  first: Seat;
}

export interface UnitActivated {
  type: "UnitActivated";
  seat: Seat;
  unit: string;
}

export interface NcuActivated {
  type: "NcuActivated";
  seat: Seat;
  ncu: string;
}

export interface ActionChosen {
  type: "ActionChosen";
  unit: string;
  action: string;
}

export interface FreeActionForgone {
  type: "FreeActionForgone";
  unit: string;
}

export interface TurnPassed {
  type: "TurnPassed";
  seat: Seat;
}

export interface PointsScored {
  type: "PointsScored";
  seat: Seat;
  points: number;
  why: string;
  total: number;
}

export interface PlayerOut {
  type: "PlayerOut";
  seat: Seat;
}

export interface GameWon {
  type: "GameWon";
  winners: readonly Seat[];
  why: string;
}

export interface TerrainRolled {
  type: "TerrainRolled";
  rolled: Rolled;
  /** Nothing, if any may be chosen. */
  kind: string | null;
}

export interface PiecePlaced {
  type: "PiecePlaced";
  piece: string;
  kind: string;
  x: number;
  y: number;
  heading: number;
}

/** A die each; the highest counts. */
export interface ZonesRolled {
  type: "ZonesRolled";
  dice: Record<Seat, Die>;
}

/** Whoever might have chosen a side of the table left the choice to the opponent. */
export interface ZoneLeft {
  type: "ZoneLeft";
  seat: Seat;
}

export interface ZoneChosen {
  type: "ZoneChosen";
  seat: Seat;
  far: boolean;
}

export interface CornerChosen {
  type: "CornerChosen";
  seat: Seat;
  corner: number;
}

export interface RolesChosen {
  type: "RolesChosen";
  defender: Seat;
}

export interface FirstPlayerNamed {
  type: "FirstPlayerNamed";
  seat: Seat;
}

/** It has joined a unit of the enemy. */
export interface AttachmentPlanted {
  type: "AttachmentPlanted";
  seat: Seat;
  attachment: string;
  unit: string;
}

export interface UnitDeployed {
  type: "UnitDeployed";
  unit: string;
  x: number;
  y: number;
  heading: number;
}

/** It waits beside the table. */
export interface UnitHeldBack {
  type: "UnitHeldBack";
  unit: string;
}

/** A tactics card is played, or an order used. */
export interface EffectDeclared {
  type: "EffectDeclared";
  seat: Seat;
  key: string;
}

export interface EffectCancelled {
  type: "EffectCancelled";
  seat: Seat;
  key: string;
}

/** A unit was chosen for what a text does. */
export interface EffectChosen {
  type: "EffectChosen";
  seat: Seat;
  name: string;
  unit: string;
}

/** A die that a text or another rule asks for. */
export interface DieRolled {
  type: "DieRolled";
  seat: Seat | null;
  name: string;
  rolled: Rolled;
}

/** Tokens on a card, or pillage and faith of a unit. */
export interface CountersChanged {
  type: "CountersChanged";
  name: string;
  by: number;
  unit: string | null;
}

/** An attachment goes from one unit to another. */
export interface AttachmentMoved {
  type: "AttachmentMoved";
  unit: string;
  target: string;
  attachment: string;
}

export interface AttachmentLost {
  type: "AttachmentLost";
  unit: string;
  attachment: string;
}

export interface ZoneClaimed {
  type: "ZoneClaimed";
  ncu: string;
  zone: string;
}

/** It stands on another zone now, which it has not claimed. */
export interface NcuMoved {
  type: "NcuMoved";
  ncu: string;
  zone: string;
}

export interface ZoneControlled {
  type: "ZoneControlled";
  seat: Seat;
  zone: string;
}

export interface InfluencePlaced {
  type: "InfluencePlaced";
  ncu: string;
  unit: string;
}

export type Event =
  | AnsweredItself
  | Redrawn
  | CardsDrawn
  | CardsDiscarded
  | CardAttached
  | CardRemoved
  | CardRecalled
  | CardSearched
  | HandRevealed
  | AttackBegan
  | AttackRolled
  | DefenceRolled
  | MoraleRolled
  | MoraleTested
  | PanicTested
  | UnitWounded
  | UnitHealed
  | UnitSurvived
  | UnitDestroyed
  | WallFell
  | TokenGiven
  | TokenSpent
  | TokenRemoved
  | MarkerPlaced
  | MarkersChanged
  | ObjectiveDrawn
  | CardTaken
  | UnitMarked
  | PointLaid
  | MissionRevealed
  | MissionsChanged
  | SiegeCardPlayed
  | QuadrantEntered
  | UnitMoved
  | UnitRedeployed
  | RetreatRolled
  | ChargeDeclared
  | ChargeRolled
  | ChargeEnded
  | DieAgain
  | DangerMet
  | PieceDestroyed
  | RoundBegan
  | UnitActivated
  | NcuActivated
  | ActionChosen
  | FreeActionForgone
  | TurnPassed
  | PointsScored
  | PlayerOut
  | GameWon
  | TerrainRolled
  | PiecePlaced
  | ZonesRolled
  | ZoneLeft
  | ZoneChosen
  | CornerChosen
  | RolesChosen
  | FirstPlayerNamed
  | AttachmentPlanted
  | UnitDeployed
  | UnitHeldBack
  | EffectDeclared
  | EffectCancelled
  | EffectChosen
  | DieRolled
  | CountersChanged
  | AttachmentMoved
  | AttachmentLost
  | ZoneClaimed
  | NcuMoved
  | ZoneControlled
  | InfluencePlaced;

export type Preview = MovePreview | PlacePreview | ChargePreview | null;

export interface UnitExplained {
  speed: number;
  /** What its dice must show, what is in force included. */
  defence: number;
  morale: number;
  attacks: readonly AttackNow[];
  /** What it has now, that of its attachments included. */
  abilities: readonly string[];
  /** How far it shoots, in thou. */
  range: number | null;
  /** How far it could go in a maneuver, for facings all around in equal steps from 0 on; nothing while it fights. */
  reach: readonly number[];
  foes: readonly Seen[];
  chances: readonly Chance[];
}

/** What a card is called is the message `name-<card>`, what an ability or a tactics card does `text-<name>`. */
export interface Printed {
  units: Record<string, UnitFacts>;
  attachments: Record<string, AttachmentFacts>;
  ncus: Record<string, NcuFacts>;
  /** The tactics cards of each faction. */
  decks: Record<string, readonly string[]>;
  armies: Record<string, ArmyFacts>;
  modes: Record<string, ModeFacts>;
  abilities: Record<string, Kind>;
  trays: Record<string, TrayFacts>;
  pieces: Record<string, PieceFacts>;
  short: number;
  long: number;
}

/** Go straight this way so far, then face there. */
export interface Stepped {
  way: Way;
  travel: number;
  then: number;
}

/** Where the middle of a tray lies, in thou, and its heading in hundredths of a degree. */
export interface Pose {
  x: number;
  y: number;
  heading: number;
}

/** Face there, travel so far, face there: hundredths of a degree and thou. */
export interface Moved {
  face: number;
  travel: number;
  then: number;
}

/** Where a marker is laid. */
export interface Spotted {
  x: number;
  y: number;
}

/** A piece of terrain, and where it lies. */
export interface Laid {
  kind: string;
  x: number;
  y: number;
  heading: number;
}

/** What all know of a player, and what only that player knows. */
export interface PlayerView {
  seat: Seat;
  side: number;
  out: boolean;
  /** The faction of its army. */
  faction: string;
  zone?: number | null;
  /** Where it deploys, once that is known. */
  area?: Area | null;
  points: number;
  hand_count: number;
  deck_count: number;
  discards: readonly string[];
  siege_count: number;
  mission_count: number;
  kings_cards: readonly string[];
  hand?: readonly string[] | null;
  missions?: readonly string[] | null;
  siege?: readonly string[] | null;
}

export interface UnitView {
  unit: string;
  seat: Seat;
  card: string;
  tray: string;
  commander: boolean;
  wounds: number;
  models: number;
  ranks: number;
  activated: boolean;
  engaged: readonly string[];
  tokens: readonly Condition[];
  attachments: readonly string[];
  /** Cards that lie on it. */
  cards: readonly string[];
  used: readonly string[];
  counters: Record<string, number>;
  reserve: boolean;
  objectives: readonly string[];
  pose?: Pose | null;
}

export interface NcuView {
  ncu: string;
  seat: Seat;
  card: string;
  commander: boolean;
  activated: boolean;
  gone: boolean;
  zone?: string | null;
  quadrant?: number | null;
  on?: string | null;
  counters: Record<string, number>;
}

export interface MarkerView {
  name: string;
  x?: number | null;
  /** Nothing while a unit carries it. */
  y?: number | null;
  unit?: string | null;
  card?: string | null;
}

/** The attack that is going on, and what was rolled so far. */
export interface AttackView {
  by: string;
  on: string;
  weapon: string;
  arc: Arc;
  charge: boolean;
  attack: Rolled;
  hits: number;
  defence: Rolled;
  wounds: number;
}

/** A roll, told as it was judged: whoever shows it need not know the rule. */
export interface Rolled {
  dice: readonly Die[];
  /** What each die has to reach with all that is added, or all of them together. */
  needed?: number | null;
  parts: Parts;
  /** Of dice that count one by one: the lowest face that does. */
  least?: number | null;
  /** Of dice that count together: their sum. */
  thrown?: number | null;
  /** What that comes to with all that is added. */
  result?: number | null;
  /** What makes it succeed whatever the dice show. */
  sure: readonly string[];
  /** Why no die was rolled. */
  without: string;
}

/** The morale or panic test that is going on. */
export interface TestView {
  unit: string;
  panic: boolean;
  rolled: Rolled;
}

/** What never changes in a game. */
export interface TableView {
  width: number;
  depth: number;
  zone: number;
  marker: number;
  trays: Record<string, TrayView>;
  pieces: readonly PieceView[];
}

/** The table around one unit: the other trays and the pieces of terrain. It is part of the question. */
export interface Field {
  width: number;
  trays: readonly Stood[];
  pieces: readonly Piece[];
  /** Nobody goes nearer to the first player's edge than this, nor beyond `high`. */
  low: number;
  high: number;
  /** In a charge, half of the charger's own front must touch, not half of the shorter edge. (MIN-RULE-86) */
  own_front: boolean;
  /** Whether terrain hides who stands on it. (MIN-RULE-08) */
  hidden: boolean;
  /** Rough ground does not slow it down. */
  light: boolean;
  /** It rides past enemies: only its end must be free. */
  past: boolean;
  /** It moves over units and terrain: only its end must be free. */
  over: boolean;
}

export type Way = "ahead" | "right" | "back" | "left";

/** How a weapon aims. */
export interface Sights {
  reach: number;
  /** Units and terrain do not block its view. */
  over_all: boolean;
  /** Range and sight are measured from any part of the tray, whatever its facing. */
  from_tray: boolean;
  /** If not None: it shoots at any range and without sight, and then this is added to hit. */
  unlimited: number | null;
  no_solo: boolean;
}

/** An attack that could be made now. Of a charge also how many faces of the die arrive, and how likely that is. */
export interface Chance {
  unit: string;
  how: string;
  weapon: string;
  arc: string;
  attack: Forecast;
  arrives: number | null;
  chance: number | null;
}

export type Area = readonly [number, number, number, number];

/** A place against an enemy: the arc, and how far along its edge, towards the right of the tray that is placed. */
export interface Aligned {
  arc: Arc;
  slide: number;
  /** Which enemy, where there are several. */
  enemy: string;
}

/** A piece of terrain on the table. */
export interface Piece {
  name: string;
  kind: string;
  x: number;
  y: number;
  heading: number;
}

/** A die as it lies. */
export interface Die {
  face: number;
  /** It hits or blocks, wins, or is added up. */
  counts: boolean;
  sides: number;
}

/** Where the tray ends, what it sweeps over, in grains, and what it sees from there. */
export interface MovePreview {
  type: "MovePreview";
  end: Pose;
  swept: readonly (readonly [number, number])[];
  foes: readonly Seen[];
  /** The markers it would claim. */
  claims: readonly string[];
  /** Markers under its edge, that it would have to cover. */
  misses: readonly string[];
  /** How far it could go, for facings all around in equal steps; nothing where it cannot turn first. */
  reach: readonly number[];
}

/** What a tray sees from where it is put down or turned to. */
export interface PlacePreview {
  type: "PlacePreview";
  end: Pose;
  foes: readonly Seen[];
  claims: readonly string[];
  misses: readonly string[];
}

/** How far it is, where it meets the target, how many faces of the die arrive, and the odds of the attack then. */
export interface ChargePreview {
  type: "ChargePreview";
  travel: number;
  end: Pose;
  swept: readonly (readonly [number, number])[];
  arrives: number;
  /** The chance that it arrives, including a die that may be rolled again. */
  chance: number;
  arc: Arc;
  attack: Forecast;
}

/** An attack as it would be now: with the ranks that are left and what is in force. */
export interface AttackNow {
  name: string;
  range: string;
  hit: number;
  dice: number;
}

/** An enemy as a tray sees it. */
export interface Seen {
  unit: string;
  /** Between the nearest points, in thou. */
  distance: number;
  /** Where the viewer stands, from the enemy's point of view. */
  arc: Arc;
  /** A free line of sight, if there is one. */
  line: Sightline | null;
}

export interface UnitFacts {
  faction: string;
  tray: string;
  cost: number;
  speed: number;
  defence: number;
  morale: number;
  attacks: readonly AttackFacts[];
  /** Of each model. */
  wounds: number;
  /** If the tray is not full at the start. */
  models: number | null;
  /** Where it does not follow from the tray. */
  printed_type: UnitType | null;
  abilities: readonly string[];
  /** What it belongs to besides its faction: other cards ask for it. */
  houses: readonly string[];
  commander: boolean;
  /** What it costs as the commander, where its card says so. (MIN-COMMANDER-02) */
  commands_for: number | null;
  /** Cards that must be in the army if it is the commander. */
  brings: readonly string[];
  character: boolean;
  /** Who it is, whatever the version. (MIN-ARMY-09) */
  person: string | null;
  /** A commander's tactics cards. */
  cards: readonly string[];
  /** Cards of the faction in whose place those come. */
  replaces: readonly string[];
  /** One of its attachments costs a point less. */
  adaptive: boolean;
  loyalty: string | null;
  /** One of these, cards or persons, must be in the army. */
  requires: readonly string[];
  /** None of these may be in the army. */
  without: readonly string[];
  /** So many in an army. */
  most: number | null;
}

/** An attachment, bought for a unit of its type. */
export interface AttachmentFacts {
  faction: string;
  type: UnitType;
  cost: number;
  abilities: readonly string[];
  /** It leads the army, and costs nothing. */
  commander: boolean;
  character: boolean;
  person: string | null;
  cards: readonly string[];
  replaces: readonly string[];
  /** It joins a unit of the enemy, then. */
  enemy: "before-deployment" | "after-deployment" | null;
  /** It does not count against the limit of a unit. */
  unlimited: boolean;
  /** Only in units of that faction. */
  only: string | null;
  loyalty: string | null;
  requires: readonly string[];
  without: readonly string[];
  most: number | null;
}

/** A non-combat unit. */
export interface NcuFacts {
  faction: string;
  cost: number;
  abilities: readonly string[];
  character: boolean;
  person: string | null;
  commander: boolean;
  cards: readonly string[];
  tokens: number;
  /** Which units its card may be attached to when it claims a zone. (MIN-INFLUENCE-01) */
  influence: "friend" | "enemy" | "any" | null;
  /** A further zone it brings beside the board. */
  zone: string | null;
  loyalty: string | null;
  requires: readonly string[];
  without: readonly string[];
  most: number | null;
}

/** A ready-made army: what it has at 30 points, what joins at 40 and at 50. */
export interface ArmyFacts {
  faction: string;
  commander: string;
  units: readonly TroopFacts[];
  ncus: readonly string[];
  at_40: MoreFacts | null;
  at_50: MoreFacts | null;
}

/** A game mode: its zones, its markers, and the parts it is made of. */
export interface ModeFacts {
  /** How deep the deployment zones are; in A Storm of Swords the attacker's. */
  zone: number;
  defender_zone: number | null;
  markers: readonly MarkerFacts[];
  /** Markers are covered, taken up, or taken up on their corpse pile. */
  control: "covered" | "carried" | "piled" | null;
  /** Whether controlling a marker gives points. */
  marker_points: boolean;
  scores_from: number;
  /** Objective cards lie at markers, are held by players for their commander, or are given to marked units. */
  objectives: "markers" | "hands" | "units" | null;
  missions: "hands" | "table" | null;
  redeploy: "commander" | "attacker" | "one" | null;
  quadrants: boolean;
  corpses: boolean;
  walls: readonly WallFacts[];
  /** They are charged and shoot, as in A Storm of Swords; else they are impassable terrain. */
  walls_fight: boolean;
  terrain: "outside-zones" | "inside-edges" | "beyond-defender";
  /** Terrain that cannot be chosen or rolled. */
  no_pieces: readonly string[];
}

export type Kind = "innate" | "passive" | "weapon" | "order" | "ncu" | "influence" | "zone";

export interface TrayFacts {
  width: number;
  depth: number;
  reach: number;
  arc: Slope;
  columns: number;
  ranks: number;
}

export interface PieceFacts {
  keywords: readonly Keyword[];
  octagon: readonly [number, number] | null;
  rectangle: readonly [number, number] | null;
}

export type Condition = "panicked" | "vulnerable" | "weakened";

export type Arc = "front" | "right" | "rear" | "left";

export type Parts = readonly Part[];

export interface TrayView {
  width: number;
  depth: number;
  /** Its arc lines run from the corners: so much across, so much ahead. */
  arc: readonly [number, number];
}

export interface PieceView {
  name: string;
  kind: string;
  x: number;
  y: number;
  heading: number;
  keywords: readonly string[];
}

/** A unit on the table, as the one who moves sees it. */
export interface Stood {
  unit: string;
  tray: string;
  x: number;
  y: number;
  heading: number;
  enemy: boolean;
  /** A castle wall: nobody crosses it, friend or enemy. (MIN-RULE-71) */
  wall: boolean;
}

/** The chance of each number of wounds, those of the panic test included, and of failing that test. */
export interface Forecast {
  wounds: readonly number[];
  panic_fails: number;
}

export type Sightline = readonly [number, number, number, number];

export interface AttackFacts {
  name: string;
  range: "melee" | "short" | "long";
  hit: number;
  /** With all ranks, with one lost, with two lost. */
  dice: readonly number[];
}

export type UnitType = "infantry" | "cavalry" | "monster" | "war-machine";

/** A unit of a ready-made army, with who leads or strengthens it. */
export interface TroopFacts {
  unit: string;
  attachments: readonly string[];
}

export interface MoreFacts {
  units: readonly TroopFacts[];
  ncus: readonly string[];
  /** Attachments that join a unit of the smaller army: card of the unit → attachment. */
  join: Record<string, string>;
}

export interface MarkerFacts {
  name: string;
  y: number;
  middle: boolean;
  left: boolean;
}

/** A castle wall: its middle, from the middle of the table or from a side, and where it looks. */
export interface WallFacts {
  name: string;
  y: number;
  from_middle: number | null;
  from_left: number | null;
  from_right: number | null;
  heading: number;
}

export interface Slope {
  across: number;
  ahead: number;
}

export type Keyword =
  | "blocks-sight"
  | "cover"
  | "dangerous"
  | "destructible"
  | "elevated"
  | "fortified"
  | "hindering"
  | "horrific"
  | "impassable"
  | "inspiring"
  | "rough";

/** What is added to a roll. */
export interface Part {
  n: number;
  /** The id of an ability or a card, a zone, an arc, a kind of terrain; empty, if the rule of the roll says it. */
  source: string;
}

/** What is answered to a decision, by its type. */
export interface Answers {
  Amount: number;
  AttachmentPlace: number;
  ChargeFacing: number;
  RangedShift: Stepped;
  PlaceUnit: Pose;
  Move: Moved;
  LayMarker: Spotted;
  LayInPlay: Laid;
  SideStep: Stepped;
  Turned: number;
  FreeStep: Stepped;
  Tramples: Moved;
  LayTerrain: Laid | null;
  SaidAmount: number;
}
