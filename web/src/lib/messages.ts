// Written by `make types` from src/maester/server/messages.py: change that, not this.

/** JSON of a game, which only its board looks into. */
// biome-ignore lint/suspicious/noExplicitAny: the shape of game JSON is the game's business
export type Json = any;

/** A guest takes a nickname. */
export interface SignIn {
  nickname: string;
}

export interface Person {
  id: string;
  nickname: string;
}

/** What only I may read of myself. */
export interface Me {
  id: string;
  nickname: string;
  webhook: string | null;
}

/** A new nickname, or where to be told that it is my turn (an empty address: nowhere). */
export interface ChangeMe {
  nickname?: string | null;
  webhook?: string | null;
}

/** What every seat of a game brings itself: a deck, an army. */
export interface BringsInfo {
  what: string;
  opened_by: string;
  built_in: Record<string, Record<string, string>>;
  forms: readonly string[];
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  rules: number;
  counts: readonly number[];
  options: Record<string, Json>;
  minutes: [number, number];
  private_chat: boolean;
  seats: Record<string, readonly string[]>;
  brings: BringsInfo | null;
  windows: readonly string[];
}

export interface BotInfo {
  name: string;
}

/** What a client needs to know first. */
export interface Site {
  version: string;
  games: readonly GameInfo[];
  bots: readonly BotInfo[];
  languages: readonly string[];
  build: string;
}

/** How long players may think. A seat whose time is up is played by a bot until its owner returns. */
export interface TimeControl {
  kind: "days" | "live";
  seconds: number;
  increment?: number;
  delay?: number;
}

/** What a seat brings: one of those that come with the game, or one of mine. */
export interface Brought {
  built_in?: string | null;
  own?: string | null;
}

/** Who is to sit at the table when the match is made. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  bot?: string | null;
  seat?: string | null;
  brings?: Brought | null;
}

/** A match to be made. */
export interface NewMatch {
  game: string;
  options: Record<string, Json>;
  seats: readonly SeatPlan[];
  shuffled?: boolean;
  private?: boolean;
  clock?: TimeControl | null;
  thinking?: number;
  beat?: "1500" | "3000" | null;
}

/** What a seat of mine brings. */
export interface MyBrought {
  built_in: string | null;
  name: string;
}

/** A seat, as everybody sees it. */
export interface SeatInfo {
  seat: string;
  person: Person | null;
  bot: string | null;
  here: boolean;
  drawn: boolean;
  seconds_left: number | null;
  ticking: boolean;
  kept: "me" | "other" | null;
}

/** A match, as the lobby and its page show it. */
export interface MatchInfo {
  id: string;
  game: string;
  seats: readonly SeatInfo[];
  status: "broken" | "over" | "paused" | "running" | "stranded" | "waiting";
  private: boolean;
  shuffled: boolean;
  host: Person;
  created: string;
  changed: string;
  seed_hash: string;
  seed: string | null;
  sequence: number;
  clock: TimeControl | null;
  options: Record<string, Json>;
  waiting_for: readonly string[];
  winners: readonly string[];
  rematch: string | null;
  continues: string | null;
  old_rules: boolean;
  my_seats: readonly string[];
  my_turn: boolean;
  my_brought: Record<string, MyBrought>;
  beat: number | null;
  my_stops: Record<string, readonly string[]>;
}

export interface MatchList {
  matches: readonly MatchInfo[];
  more: boolean;
}

/** Take a seat: a given one, or any that is open. */
export interface Sit {
  seat?: string | null;
  invitation?: string | null;
  brings?: Brought | null;
}

/** Take another seat than mine before the match starts, or leave it to the draw. */
export interface Choose {
  seat: string;
  wanted?: string | null;
}

/** Bring something else before the match starts: to my seat, or, as its host, to that of a bot. */
export interface Bring {
  seat: string;
  brings: Brought;
}

/** An invitation for one seat, or for any. */
export interface Invite {
  seat?: string | null;
}

export interface Invitation {
  token: string;
  match: string;
  seat: string | null;
  used: boolean;
}

/** Go on from a position of a finished match as a new one. */
export interface ContinueFrom {
  sequence: number;
  seats: readonly SeatPlan[];
}

/** Let a bot play a seat: its owner's own wish, the table's for a seat whose owner is away, or, before the start, */
export interface Substitute {
  seat: string;
  bot?: string | null;
}

/** A deck or an army to be kept. */
export interface Keep {
  game: string;
  name: string;
  roster: Json;
}

/** A deck or an army that I keep. */
export interface Roster {
  id: string;
  game: string;
  name: string;
  roster: Json;
  changed: string;
}

/** One that I keep, as a list shows it. */
export interface RosterInfo {
  id: string;
  game: string;
  name: string;
  signs: Record<string, string>;
  legal: boolean;
  changed: string;
}

/** One that comes with a game. */
export interface BuiltIn {
  name: string;
  roster: Json;
}

/** One that is to be looked at, and not kept. */
export interface Judge {
  roster: Json;
}

export interface ReadText {
  text: string;
}

export interface WriteText {
  roster: Json;
  name: string;
  form: string;
}

/** One in a form in which people share them. */
export interface RosterText {
  text: string;
}

/** How a game with it might begin. */
export interface Tried {
  beginning: Json;
}

/** What is posted to a person's address when it becomes their turn while they are away. */
export interface Webhook {
  match: string;
  game: string;
  seat: string;
  url: string;
  text: string;
}

/** An answer to the decision that was opened at `asked`. Sent twice, it counts once. */
export interface Answer {
  type: "Answer";
  seat: string;
  asked: number;
  answer: Json;
}

/** What would come of an answer I am preparing? Nothing is kept of it; the newest counts. */
export interface Would {
  type: "Would";
  seat: string;
  asked: number;
  answer: Json;
}

/** Take my last answer back; where others have acted since, they are asked first. */
export interface Undo {
  type: "Undo";
  seat: string;
}

/** Wait for me at the chance to act that is open now, or that I have next in the same window; or no longer. Nobody */
export interface Hold {
  type: "Hold";
  seat: string;
  on?: boolean;
}

/** Always wait for me at these kinds of chances to act. Nobody else is told. */
export interface SetStops {
  type: "SetStops";
  seat: string;
  stops: readonly string[];
}

/** Agree, or not, to what is proposed. */
export interface Agree {
  type: "Agree";
  proposal: number;
  yes: boolean;
}

/** Propose to the others: to pause, or to go on. */
export interface Propose {
  type: "Propose";
  what: "pause" | "resume";
}

/** Chat: to the table, or to one seat in private where the game allows it. */
export interface Say {
  type: "Say";
  text: string;
  to?: string | null;
  seat?: string | null;
}

/** I am here. */
export interface Ping {
  type: "Ping";
}

/** Why something was not done: a sentence in the reader's language, and the rule it rests on. */
export interface Refused {
  why: string;
  about: Record<string, string | number>;
  rule: string | null;
  sentence: string;
}

/** Whether a deck or an army may be played, and every reason why not. */
export interface Judged {
  legal: boolean;
  reasons: readonly Refused[];
  fitting: Record<string, number>;
}

/** The open decision of a seat that is mine. */
export interface Asked {
  seat: string;
  asked: number;
  decision: Json;
}

/** One answer the rules allow. */
export interface Choice {
  answer: Json;
  label: string | null;
}

/** What may be answered to the open decision of a seat that is mine. */
export interface Answers {
  seat: string;
  asked: number;
  choices: readonly Choice[];
  more: boolean;
}

/** Something all people at the table have to agree to. Each is named by their first seat. */
export interface Proposal {
  id: number;
  what: "pause" | "resume" | "undo";
  by: string;
  agreed: readonly string[];
  missing: readonly string[];
  told: number | null;
}

export interface ChatLine {
  id: number;
  at: string;
  nickname: string;
  seat: string | null;
  to: string | null;
  text: string;
}

/** A chance to act is open that is passed up for whoever does nothing. */
export interface Beat {
  seconds: number;
  window: number;
}

/** The whole position for one watcher: sent on connecting, and when a difference would not help. */
export interface Welcome {
  type: "Welcome";
  match: MatchInfo;
  sequence: number;
  view: Json;
  story: readonly Json[];
  told: number;
  decisions: readonly Asked[];
  standing: Json;
  proposals: readonly Proposal[];
  chat: readonly ChatLine[];
  undo: readonly string[];
  ask_undo: readonly string[];
  replay: boolean;
  seat: string | null;
  since: number;
  moved: number | null;
  beat: Beat | null;
  held: readonly string[];
}

/** What one step of the match changed for one watcher. */
export interface Changed {
  type: "Changed";
  sequence: number;
  patch: Json;
  story: readonly Json[];
  told: number;
  decisions: readonly Asked[];
  seats: readonly SeatInfo[] | null;
  status: string | null;
  waiting_for: readonly string[];
  standing: Json;
  seed: string | null;
  undo: readonly string[];
  ask_undo: readonly string[];
  seat: string | null;
  beat: Beat | null;
}

/** Who sits, is here, plays for whom, or what is proposed has changed; the position has not. */
export interface SeatsChanged {
  type: "SeatsChanged";
  match: MatchInfo;
  proposals: readonly Proposal[];
}

export interface Said {
  type: "Said";
  line: ChatLine;
}

/** An answer or wish was refused; nothing changed. */
export interface NotDone {
  type: "NotDone";
  refused: Refused;
  seat: string | null;
  asked: number | null;
}

/** My answer is kept for good. */
export interface Taken {
  type: "Taken";
  seat: string;
  asked: number;
  sequence: number;
}

/** What an answer would lead to, if it were given now. Overtaken by a newer one of its seat, it is not judged. */
export interface WouldBe {
  type: "WouldBe";
  seat: string;
  asked: number;
  refused: Refused | null;
  preview: Json;
}

/** I am waited for in this window, or no longer. */
export interface Held {
  type: "Held";
  seat: string;
  on: boolean;
  window: number;
}

export interface Pong {
  type: "Pong";
}

/** The lists of matches are not what they were: look again. */
export interface LobbyChanged {
  type: "LobbyChanged";
}

/** One step of a replay, seen from one seat or by everybody at once. */
export interface Frame {
  sequence: number;
  seat: string | null;
  about: string | null;
  answer: Json;
  story: readonly Json[];
  view: Json;
}

export interface Replay {
  match: MatchInfo;
  frames: readonly Frame[];
  standing: Json;
  series: Record<string, Record<string, readonly number[]>>;
}

export interface RuleAtom {
  id: string;
  game: string;
  chapter: string;
  kind: string;
  tags: readonly string[];
  text: string;
  see: readonly string[];
}

export interface RuleList {
  atoms: readonly RuleAtom[];
}

export interface Health {
  status: "failing" | "ok";
  store: "gone" | "ok" | "read-only";
  detail: string;
}

/** The body of every refused request. */
export interface Problem {
  status_code: number;
  detail: string;
  why: string;
  extra: Record<string, Json> | null;
  reasons: readonly Refused[];
}

export type ClientMessage = Answer | Would | Undo | Hold | SetStops | Agree | Propose | Say | Ping;

export type ServerMessage = Welcome | Changed | SeatsChanged | Said | NotDone | Taken | WouldBe | Held | Pong;

export type LobbyMessage = LobbyChanged | Pong;
