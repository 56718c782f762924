/**
 * A match as one watcher knows it: the position, the story, what is asked, and what was said.
 *
 * The server's messages go in; answers go out, each with the number of its question. An answer given while the
 * connection is lost waits, and is sent if the server still asks for it.
 */

import { api } from "./api";
import { Connection, type Standing as Line } from "./connection";
import { optionsOf } from "./decisions";
import { Foresight } from "./foresight.svelte";
import { type Keeping, visit } from "./keeping";
import type { AnyEvent, Standing } from "./kernel";
import { merged } from "./merge";
import type {
  Asked,
  Beat,
  Changed,
  ChatLine,
  ClientMessage,
  MatchInfo,
  Proposal,
  Refused,
  ServerMessage,
  Welcome,
} from "./messages";
import { settings } from "./settings.svelte";

/** An answer on its way. */
export interface Pending {
  seat: string;
  asked: number;
  answer: unknown;
}

const NOT_SIGNED_IN = 4401;

export interface Server {
  send(message: ClientMessage): boolean;
}

export class Match {
  readonly id: string;
  info: MatchInfo | null = $state.raw(null);
  view: unknown = $state.raw(null);
  /** Whose view it is; null: a spectator's. */
  seat: string | null = $state(null);
  story: readonly AnyEvent[] = $state.raw([]);
  /** The events that came with the last change; none after the initial welcome. */
  fresh: readonly AnyEvent[] = $state.raw([]);
  /** How many events had been told before my last answer; null if I have not answered yet. */
  moved: number | null = $state(null);
  /** How many events had been told when I arrived. */
  begun = 0;
  decisions: readonly Asked[] = $state.raw([]);
  standing: Standing | null = $state.raw(null);
  proposals: readonly Proposal[] = $state.raw([]);
  chat: readonly ChatLine[] = $state.raw([]);
  /** What the table itself has said last, while I was here: somebody declined, left, came back. */
  announced: ChatLine | null = $state.raw(null);
  /** My seats that may take back their last answer without asking. */
  undo: readonly string[] = $state.raw([]);
  /** My seats that may do so if the others agree. */
  askUndo: readonly string[] = $state.raw([]);
  pending: readonly Pending[] = $state.raw([]);
  refused: Refused | null = $state.raw(null);
  line: Line = $state("connecting");
  /** Why the connection was closed permanently. */
  code: number | undefined = $state();
  /** When the seats' clocks were reported, by our own clock. */
  clocksAt = $state(0);
  /** A chance to act is open that is passed up for whoever does nothing: until when by our own clock, and where. */
  beat: { from: number; until: number; window: number } | null = $state.raw(null);
  /** The seats whose bots wait until those of other matches have thought. */
  queued: readonly string[] = $state.raw([]);
  /** The window in which each of my seats is waited for, because I wanted it. */
  held: Readonly<Record<string, number>> = $state.raw({});

  /** How many chances that I could have used were passed up for me, because the beat struck. */
  lapsed = $state(0);

  /** The invitation that lets me watch a private table where I have no seat. */
  private readonly invitation: string;
  /** What the answer I am preparing would lead to. */
  readonly foresight = new Foresight((message) => this.server?.send(message) ?? false);
  private told = 0;
  private server: Server | null = null;
  private readonly keeping: Keeping;

  constructor(id: string, keeping: Keeping = visit, invitation = "") {
    this.id = id;
    this.invitation = invitation;
    this.keeping = keeping;
    this.pending = (keeping.read(this.key) as Pending[] | null) ?? [];
  }

  /** Open the connection; returns a function that closes it. Whoever opens it is told the whole story. */
  connect(): () => void {
    this.told = 0;
    const connection = new Connection({
      address: () => this.address(),
      arrived: (message) => this.take(message),
      stands: (line, code) => {
        this.line = line;
        this.code = code;
        // A sign-in the server no longer knows: go on without one.
        if (code === NOT_SIGNED_IN)
          api.signOut().then(
            () => connection.open(),
            () => undefined,
          );
      },
    });
    this.server = connection;
    connection.open();
    return () => connection.close();
  }

  /** Let a test play the connection. */
  attach(server: Server): void {
    this.server = server;
  }

  /** Where the next connection starts: after everything told so far. */
  address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const known = `told=${this.told}&sequence=${this.info?.sequence ?? 0}&lang=${settings.language}`;
    const invited = this.invitation ? `&invitation=${encodeURIComponent(this.invitation)}` : "";
    return `${scheme}://${location.host}/api/matches/${this.id}/stream?${known}${invited}`;
  }

  take(message: ServerMessage): void {
    switch (message.type) {
      case "Welcome":
        this.welcome(message);
        return;
      case "Changed":
        this.change(message);
        return;
      case "SeatsChanged":
        this.info = message.match;
        this.proposals = message.proposals;
        this.clocksAt = Date.now();
        return;
      case "Queued":
        this.queued = message.seats;
        return;
      case "Said":
        if (this.chat.some((line) => line.id === message.line.id)) return;
        this.chat = [...this.chat, message.line];
        if (!message.line.nickname) this.announced = message.line;
        return;
      case "NotDone":
        this.refused = message.refused;
        if (message.seat !== null && message.asked !== null) this.settle(message.seat, message.asked);
        return;
      case "Taken":
        this.settle(message.seat, message.asked);
        return;
      case "WouldBe":
        this.foresight.take(message);
        return;
      case "Held":
        this.held = { ...this.held, [message.seat]: message.on ? message.window : -1 };
        return;
    }
  }

  /** Give an answer. If given again for the same question, the first one counts. */
  answer(asked: Asked, answer: unknown): void {
    if (this.isPending(asked)) return;
    const pending = { seat: asked.seat, asked: asked.asked, answer };
    this.refused = null;
    this.keep([...this.pending, pending]);
    this.post(pending);
  }

  isPending(asked: Asked): boolean {
    return this.pending.some((each) => each.seat === asked.seat && each.asked === asked.asked);
  }

  /** Ask for something that is not an answer; false if the connection is lost. */
  wish(message: ClientMessage): boolean {
    this.refused = null;
    return this.server?.send(message) ?? false;
  }

  /** At which kinds of chances this seat of mine is always waited for. */
  setStops(seat: string, stops: readonly string[]): void {
    if (!this.info || !this.wish({ type: "SetStops", seat, stops })) return;
    this.info = { ...this.info, my_stops: { ...this.info.my_stops, [seat]: stops } };
  }

  private welcome(message: Welcome): void {
    this.info = { ...message.match, sequence: message.sequence };
    this.queued = [];
    this.view = message.view;
    this.seat = message.seat;
    this.story = message.since === 0 ? message.story : [...this.story, ...message.story];
    this.fresh = [];
    this.moved = message.moved;
    if (message.since === 0) this.begun = this.story.length;
    this.told = message.told;
    this.decisions = message.decisions;
    this.standing = message.standing;
    this.proposals = message.proposals;
    this.chat = message.chat;
    this.undo = message.undo;
    this.askUndo = message.ask_undo;
    this.clocksAt = Date.now();
    this.hear(message.beat);
    this.held = Object.fromEntries(message.held.map((seat) => [seat, message.beat?.window ?? -1]));
    const open = this.pending.filter((each) => this.isOpen(each));
    this.keep(open);
    for (const each of open) this.post(each);
    this.foresight.again();
  }

  private change(message: Changed): void {
    if (!this.info) return;
    this.info = {
      ...this.info,
      sequence: message.sequence,
      seats: message.seats ?? this.info.seats,
      status: (message.status as MatchInfo["status"] | null) ?? this.info.status,
      waiting_for: message.waiting_for,
      seed: message.seed ?? this.info.seed,
    };
    if (message.seats) this.clocksAt = Date.now();
    // What I am no longer asked has been answered by this.
    const mine = this.pending.filter(
      ({ seat, asked }) => !message.decisions.some((each) => each.seat === seat && each.asked === asked),
    );
    if (mine.length) this.moved = this.story.length;
    this.lapsed += this.passedUp(message.decisions).length;
    this.view = merged(this.view, message.patch);
    this.seat = message.seat;
    this.story = [...this.story, ...message.story];
    this.fresh = message.story;
    this.told = message.told;
    this.decisions = message.decisions;
    this.undo = message.undo;
    this.askUndo = message.ask_undo;
    this.hear(message.beat);
    if (message.standing !== null) this.standing = message.standing;
    this.keep(this.pending.filter((each) => this.isOpen(each)));
  }

  /** What I could have used and am no longer asked, although I did not answer: its time has run out. */
  private passedUp(decisions: readonly Asked[]): readonly Asked[] {
    if (!this.beat || Date.now() < this.beat.until) return [];
    return this.decisions.filter(
      (each) =>
        each.decision.passing &&
        !each.decision.passing.trifling &&
        optionsOf(each.decision).length > 1 &&
        !this.isPending(each) &&
        !decisions.some(({ seat, asked }) => seat === each.seat && asked === each.asked),
    );
  }

  private hear(beat: Beat | null): void {
    const now = Date.now();
    this.beat = beat && { from: now, until: now + beat.seconds * 1000, window: beat.window };
  }

  private isOpen(pending: Pending): boolean {
    return this.decisions.some((each) => each.seat === pending.seat && each.asked === pending.asked);
  }

  private settle(seat: string, asked: number): void {
    this.keep(this.pending.filter((each) => each.seat !== seat || each.asked !== asked));
  }

  private post({ seat, asked, answer }: Pending): void {
    this.server?.send({ type: "Answer", seat, asked, answer });
  }

  private keep(pending: readonly Pending[]): void {
    this.pending = pending;
    this.keeping.write(this.key, pending.length ? pending : null);
  }

  private get key(): string {
    return `maester.pending.${this.id}`;
  }
}
