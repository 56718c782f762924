// Written by `make types` from src/maester/server/messages/: change that, not this.

import type { AnyDecision, AnyEvent, Standing } from "./kernel";

export type { AnyDecision, AnyEvent, Standing };

/** One step of a replay, seen from one seat or by everybody at once. */
export interface Frame {
  sequence: number;
  /** Who answered. */
  seat: string | null;
  about: string | null;
  answer: unknown;
  story: readonly AnyEvent[];
  /** The first frame of an answer holds the whole view; the others what changed. */
  view: unknown;
}

export interface Health {
  status: "ok" | "failing";
  store: "ok" | "read-only" | "gone";
  detail: string;
  /** How often this process stood at one thing for longer than a quarter of a second: its log says at which. */
  stood: number;
}

/** The body of every refused request. */
export interface Problem {
  status_code: number;
  /** A sentence that names the problem. */
  detail: string;
  why: string;
  extra: Record<string, unknown> | null;
  /** Everything that is wrong, one by one, where there may be several things. */
  reasons: readonly Refused[];
}

export interface Replay {
  match: MatchInfo;
  frames: readonly Frame[];
  standing: Standing | null;
  /** What can be plotted: name of a number, then seat, then its value after each frame. A match played by old rules has no views, no story and no plots: only its answers. */
  series: Record<string, Record<string, readonly number[]>>;
}

export interface RuleAtom {
  id: string;
  game: string;
  chapter: string;
  kind: string;
  tags: readonly string[];
  text: string;
  /** Other atoms that say more. */
  see: readonly string[];
}

export interface RuleList {
  atoms: readonly RuleAtom[];
}

/** Agree, or not, to what is proposed. */
export interface Agree {
  type: "Agree";
  proposal: number;
  yes: boolean;
}

/** An answer to the decision that was opened at `asked`. Sent twice, it counts once. */
export interface Answer {
  type: "Answer";
  seat: string;
  asked: number;
  answer: unknown;
}

/** Wait for me at the chance to act that is open now, or that I have next in the same window; or no longer. Nobody else is told. */
export interface Hold {
  type: "Hold";
  seat: string;
  on?: boolean;
}

/** I am here. */
export interface Ping {
  type: "Ping";
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
  /** The seat I speak for; a spectator has none. */
  seat?: string | null;
}

/** Always wait for me at these kinds of chances to act. Nobody else is told. */
export interface SetStops {
  type: "SetStops";
  seat: string;
  stops: readonly string[];
}

/** Take my last answer back; where others have acted since, they are asked first. */
export interface Undo {
  type: "Undo";
  seat: string;
}

/** What would come of an answer I am preparing? Nothing is kept of it; the newest counts. */
export interface Would {
  type: "Would";
  seat: string;
  asked: number;
  answer: unknown;
}

export interface BotInfo {
  name: string;
}

/** What every seat of a game brings itself: a deck, an army. */
export interface BringsInfo {
  what: string;
  /** The option that lets everybody see what the others bring; without one they see it once the match has started. */
  opened_by: string | null;
  /** What comes with the game: names, and what tells them apart. */
  built_in: Record<string, Record<string, string>>;
  /** The formats in which people share them. */
  forms: readonly string[];
}

/** A way in which a game is played: how many can play, and how many do unless somebody says otherwise. */
export interface FormatInfo {
  name: string;
  counts: readonly number[];
  usual: number;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  rules: number;
  counts: readonly number[];
  /** JSON Schema of the game's own options. */
  options: Record<string, unknown>;
  /** About how long a match takes. */
  minutes: readonly [number, number];
  /** Whether the rules allow negotiating in private. */
  private_chat: boolean;
  /** Number of players → what the seats are called: in some games a seat is a house. */
  seats: Record<number, readonly string[]>;
  /** What every seat brings itself, if anything. */
  brings: BringsInfo | null;
  /** The kinds of chances to act that are usually passed, if it has any. */
  windows: readonly string[];
  /** The ways in which it is played, if there are several: the usual one first. */
  formats: readonly FormatInfo[];
}

/** What a client needs to know first. */
export interface Site {
  version: string;
  games: readonly GameInfo[];
  bots: readonly BotInfo[];
  languages: readonly string[];
  /** The build of the client being served: a page from another build is out of date. Empty if there is none. */
  build: string;
  /** How others reach this server, for links; empty if only the browser knows. */
  address: string;
}

/** Bring something else before the match starts: to my seat or, as host, to a bot's. */
export interface Bring {
  seat: string;
  brings: Brought;
}

/** What a seat brings: one that comes with the game, or one of mine. */
export interface Brought {
  built_in?: string | null;
  own?: string | null;
}

/** Swap my seat for another before the match starts, or leave it to the draw. */
export interface Choose {
  seat: string;
  wanted?: string | null;
}

/** Continue from a position of a finished match as a new one. */
export interface ContinueFrom {
  sequence: number;
  seats: readonly SeatPlan[];
}

export interface Invitation {
  token: string;
  match: string;
  seat: string | null;
  /** Whether it is for any number of people. */
  group: boolean;
  /** Somebody sat down with it, and it was for one person. */
  used: boolean;
  /** Whether one can still sit down with it: the match waits, and has a seat for it. */
  open: boolean;
}

/** An invitation for one person, to a seat or to any; or for a whole group, to any. */
export interface Invite {
  seat?: string | null;
  group?: boolean;
}

/** A match, as the lobby and its page show it. */
export interface MatchInfo {
  id: string;
  game: string;
  seats: readonly SeatInfo[];
  /** broken: our rules failed on it; stranded: the rules have changed and it cannot continue under the new ones. */
  status: "waiting" | "running" | "paused" | "over" | "broken" | "stranded";
  private: boolean;
  /** Whether people who have not chosen a seat draw one when the match starts. */
  shuffled: boolean;
  host: Person;
  /** ISO 8601, UTC. */
  created: string;
  changed: string;
  seed_hash: string;
  /** Once the match has ended. Text, because browsers cannot hold whole numbers of this size. */
  seed: string | null;
  sequence: number;
  clock: TimeControl | null;
  options: Record<string, unknown>;
  /** Seats whose answers are awaited. */
  waiting_for: readonly string[];
  winners: readonly string[];
  /** The match that continues with the same people. */
  rematch: string | null;
  /** The match this one goes on from. */
  continues: string | null;
  /** Played by rules that have changed since: its record and result are kept, but nothing is computed from it. */
  old_rules: boolean;
  my_seats: readonly string[];
  my_turn: boolean;
  /** What my seats bring. */
  my_brought: Record<string, MyBrought>;
  /** Milliseconds after which a chance to act passes automatically. */
  beat: number | null;
  /** The kinds of chances at which my seats are always waited for. */
  my_stops: Record<string, readonly string[]>;
}

export interface MatchList {
  matches: readonly MatchInfo[];
  more: boolean;
}

/** What a seat of mine brings. */
export interface MyBrought {
  /** Which of those that come with the game; otherwise it is one I made. */
  built_in: string | null;
  name: string;
}

/** A match to be made. */
export interface NewMatch {
  game: string;
  /** The game's own options, without `seats`. */
  options: Record<string, unknown>;
  seats: readonly SeatPlan[];
  /** Whether people who have not chosen a seat draw one when the match starts. */
  shuffled?: boolean;
  /** A private match is for invited people until it is over. */
  private?: boolean;
  clock?: TimeControl | null;
  /** Milliseconds a bot thinks about an answer. */
  thinking?: number;
  /** In games with chances to act that are usually passed: milliseconds after which they pass automatically. None: everybody is waited for. */
  beat?: 1500 | 3000 | 5000 | 10000 | null;
}

/** A seat, as everybody sees it. */
export interface SeatInfo {
  seat: string;
  person: Person | null;
  /** The bot that plays the seat, for good or while its owner is away. */
  bot: string | null;
  /** Whether its owner is at the table now. */
  here: boolean;
  /** Before the start: the person here will draw a seat, perhaps another one, and others may choose this one. */
  drawn: boolean;
  /** On its clock, as of this message. */
  seconds_left: number | null;
  ticking: boolean;
  /** An open seat that is kept for me, or for another who played before. */
  kept: "me" | "other" | null;
}

/** Who will sit in a seat when the match is made. */
export interface SeatPlan {
  kind: "me" | "bot" | "open";
  bot?: string | null;
  /** Which seat; otherwise the next in order, or any if seats are drawn. */
  seat?: string | null;
  /** For me or a bot, in games where seats bring something; otherwise one that comes with the game. */
  brings?: Brought | null;
}

/** Take a seat: a particular one, or any open one. */
export interface Sit {
  seat?: string | null;
  invitation?: string | null;
  brings?: Brought | null;
}

/** Let a bot play a seat: because its owner wants it, because the table does while the owner is away, or, before the start, because the host fills an open seat. */
export interface Substitute {
  seat: string;
  /** None gives the seat back to its owner; before the start it reopens a bot's seat. */
  bot?: string | null;
}

/** How long players may think. A seat whose time is up is played by a bot until its owner returns. */
export interface TimeControl {
  /** live: a budget of seconds for the match; days: a time for each move. */
  kind: "live" | "days";
  /** live: the budget; days: the time for one move. */
  seconds: number;
  /** live: added after each of one's answers. */
  increment?: number;
  /** live: how long each answer is free before the budget runs. */
  delay?: number;
}

/** A new nickname, or where to be notified of my turn (an empty address: nowhere). */
export interface ChangeMe {
  nickname?: string | null;
  webhook?: string | null;
}

/** What only I may read of myself. */
export interface Me {
  id: string;
  nickname: string;
  webhook: string | null;
}

export interface Person {
  id: string;
  nickname: string;
}

/** A guest takes a nickname. */
export interface SignIn {
  nickname: string;
}

/** Posted to a person's address when it becomes their turn while they are away. */
export interface Webhook {
  match: string;
  game: string;
  seat: string;
  url: string;
  /** One sentence, in English; the field most chat services show. */
  text: string;
}

/** One that comes with a game. */
export interface BuiltIn {
  name: string;
  roster: unknown;
}

/** One to look at without keeping it. */
export interface Judge {
  roster: unknown;
}

/** A deck or an army to be kept. */
export interface Keep {
  game: string;
  name: string;
  roster: unknown;
}

export interface ReadText {
  text: string;
}

/** A deck or an army that I keep. */
export interface Roster {
  id: string;
  game: string;
  name: string;
  roster: unknown;
  changed: string;
}

/** One that I keep, as a list shows it. */
export interface RosterInfo {
  id: string;
  game: string;
  name: string;
  /** What tells it apart from the others. */
  signs: Record<string, string>;
  /** Whether it may be played. */
  legal: boolean;
  changed: string;
}

/** One in a format in which people share them. */
export interface RosterText {
  text: string;
}

/** How a game with it might begin. */
export interface Tried {
  beginning: unknown;
}

export interface WriteText {
  roster: unknown;
  name: string;
  form: string;
}

/** The possible answers to the open decision of one of my seats. */
export interface Answers {
  seat: string;
  asked: number;
  choices: readonly Choice[];
  /** Whether there are more answers than these: too many to list. */
  more: boolean;
}

/** The open decision of one of my seats. */
export interface Asked {
  seat: string;
  asked: number;
  decision: AnyDecision;
}

/** A chance to act is open that passes automatically for players who do nothing. */
export interface Beat {
  /** Time left, as of this message. */
  seconds: number;
  /** Its window: asking to be waited for counts for the whole window. */
  window: number;
}

/** What one step of the match changed for one watcher. */
export interface Changed {
  type: "Changed";
  sequence: number;
  /** The changed parts of the view (JSON merge patch; lists are replaced whole). */
  patch: unknown;
  story: readonly AnyEvent[];
  told: number;
  decisions: readonly Asked[];
  /** Only when they changed. */
  seats: readonly SeatInfo[] | null;
  status: string | null;
  waiting_for: readonly string[];
  /** Only when the match is over. */
  standing: Standing | null;
  seed: string | null;
  undo: readonly string[];
  ask_undo: readonly string[];
  /** Whose view it is now. If I hold several seats, the patch may lead from one seat's view to another's. */
  seat: string | null;
  beat: Beat | null;
}

export interface ChatLine {
  id: number;
  at: string;
  nickname: string;
  seat: string | null;
  to: string | null;
  /** A line without a nickname is from the table itself. */
  text: string;
}

/** One answer the rules allow. */
export interface Choice {
  answer: unknown;
  /** What people call it, in the language asked for; null if the game has no words for it. */
  label: string | null;
}

/** What one of my seats can be told about something on the table, in the game's own terms. */
export interface Explained {
  /** Null if the game has nothing to say about it. */
  said: unknown;
}

/** Whether I am now waited for in this window. */
export interface Held {
  type: "Held";
  seat: string;
  on: boolean;
  window: number;
}

/** Whether a deck or an army may be played, and every reason why not. */
export interface Judged {
  legal: boolean;
  reasons: readonly Refused[];
  /** What may be part of it, and how many copies. */
  fitting: Record<string, number>;
  /** Numbers worth watching while it is made, such as what is spent. */
  counts: Record<string, number>;
}

/** The lists of matches have changed: look again. */
export interface LobbyChanged {
  type: "LobbyChanged";
}

/** An answer or wish was refused; nothing changed. */
export interface NotDone {
  type: "NotDone";
  refused: Refused;
  seat: string | null;
  asked: number | null;
}

export interface Pong {
  type: "Pong";
}

/** Something everybody at the table has to agree to. Each person is named by their first seat. */
export interface Proposal {
  id: number;
  what: "undo" | "pause" | "resume";
  by: string;
  agreed: readonly string[];
  missing: readonly string[];
  /** undo: how many events had been told before the answer to be taken back; the next one is about it. None if it led to nothing that was told. */
  told: number | null;
}

/** The bots of these seats cannot think yet, because those of other matches do; nobody, once they can. */
export interface Queued {
  type: "Queued";
  seats: readonly string[];
}

/** Why something was not done: a sentence in the reader's language, and the rule it rests on. */
export interface Refused {
  /** The id of the sentence. */
  why: string;
  about: Record<string, string | number>;
  rule: string | null;
  sentence: string;
  /** What else is wrong with it, where all reasons are worth knowing at once: a deck, an army. */
  more: readonly Refused[];
}

export interface Said {
  type: "Said";
  line: ChatLine;
}

/** Who sits here, who is present, who plays for whom, or what is proposed has changed; the position has not. */
export interface SeatsChanged {
  type: "SeatsChanged";
  match: MatchInfo;
  proposals: readonly Proposal[];
}

/** My answer is stored for good. */
export interface Taken {
  type: "Taken";
  seat: string;
  asked: number;
  sequence: number;
}

/** The whole position for one watcher: sent on connecting, and when a difference would not help. */
export interface Welcome {
  type: "Welcome";
  match: MatchInfo;
  sequence: number;
  view: unknown;
  /** Events as this watcher saw them, starting with the one asked for. */
  story: readonly AnyEvent[];
  /** How many events there have been in all, to ask for the next. */
  told: number;
  decisions: readonly Asked[];
  standing: Standing | null;
  proposals: readonly Proposal[];
  chat: readonly ChatLine[];
  /** My seats that may take back their last answer without asking. */
  undo: readonly string[];
  /** My seats that may do so if the others agree. */
  ask_undo: readonly string[];
  replay: boolean;
  /** Whose view it is; null: a spectator's. Of my seats it is the one that is asked, unless I named one. */
  seat: string | null;
  /** The event the story begins with. 0: it is the whole story, and replaces what was told before. */
  since: number;
  /** How many events had been told before my own last answer; null if I have not answered yet. */
  moved: number | null;
  beat: Beat | null;
  /** My seats that asked to be waited for in this window. */
  held: readonly string[];
}

/** What would come of an answer if it were given now. If a newer one for the same seat arrived, this one is not judged. */
export interface WouldBe {
  type: "WouldBe";
  seat: string;
  asked: number;
  /** Why it would be refused. */
  refused: Refused | null;
  /** What would come of it as far as this seat can see, if the game says so; even if it would be refused. */
  preview: unknown;
}

export type ClientMessage = Answer | Would | Undo | Hold | SetStops | Agree | Propose | Say | Ping;

export type ServerMessage = Welcome | Changed | SeatsChanged | Queued | Said | NotDone | Taken | WouldBe | Held | Pong;

export type LobbyMessage = LobbyChanged | Pong;
