/** What is asked of me at a table: the question, how it is answered, and the answer that is being prepared. */

import { untrack } from "svelte";
import type { Board, Target } from "../boards/contract";
import { api } from "./api";
import { Doubt } from "./doubt.svelte";
import { answerOf, blank, restful } from "./draft";
import { Drafts } from "./drafts";
import { GRACE } from "./grace";
import { visit } from "./keeping";
import { Listing } from "./listing.svelte";
import type { Match } from "./match.svelte";
import { costs } from "./nothing";
import { asOnBoard, called, question as questionOf } from "./options";
import { Selection } from "./selection.svelte";
import { settings } from "./settings.svelte";
import type { Words } from "./words";

/** What the table knows beside the match: the words it is told in, and its board, once that was looked for. */
export interface Around {
  readonly words: Words;
  /** The board that is drawn, and the game's own, which has words for things even where it is not drawn. */
  readonly board: Board | null;
  readonly found: Board | null;
  readonly looked: boolean;
}

export class Asking {
  private readonly match: Match;
  private readonly around: Around;
  private readonly listing: Listing;
  private readonly drafts: Drafts;
  /** The seat whose question is wanted first, where several of mine are asked. */
  preferred = $state("");
  /** What is being prepared, and for which question. */
  draft: unknown = $state.raw(undefined);
  private drafted = $state("");
  /** An answer prepared on the board can also be chosen from a list in words. */
  private worded = $state("");
  /** The question that has stood for a moment. */
  private stood = $state("");
  /**
   * Whether the last key or pointer meant what it pressed: not, where a key presses what another question left in
   * focus.
   */
  meant = true;
  private readonly doubt = new Doubt();

  readonly asked = $derived.by(
    () =>
      this.match.decisions.find((each) => each.seat === this.preferred) ?? this.match.decisions[0] ?? null,
  );
  readonly key = $derived(this.asked ? `${this.asked.seat}.${this.asked.asked}` : "");
  private readonly known = $derived.by(() =>
    this.asked && this.around.looked
      ? questionOf(this.asked.decision, this.around.words, this.around.board)
      : null,
  );
  /** How the answer is prepared on the game's board, drawn or not. */
  private readonly onTheBoard = $derived.by(() => {
    const { words, found } = this.around;
    const decision = this.asked?.decision;
    return (decision && found?.preparing?.(decision, words.among(decision))) ?? null;
  });
  readonly listed = $derived(this.known?.kind === "prepared" && this.worded === this.key);
  private readonly unlisted = $derived(this.known?.kind === "unlisted" ? this.key : "");
  readonly question = $derived.by(() => {
    if (!this.asked || !(this.known?.kind === "unlisted" || this.listed)) return this.known;
    const { decision } = this.asked;
    const answers = this.listing.of(this.asked);
    return (
      answers && asOnBoard(questionOf(decision, this.around.words, null, answers), decision, this.onTheBoard)
    );
  });
  /** The button that does nothing, beside what is prepared. */
  readonly rest = $derived.by(() => {
    if (!this.question || !this.asked) return null;
    const { decision } = this.asked;
    const words = this.around.words.among(decision);
    return restful(this.question, decision, this.draft, words, this.onTheBoard);
  });
  /** Answers worth looking at, in words. */
  readonly candidates = $derived.by(() => {
    const answers = this.asked && this.listing.of(this.asked);
    return answers && this.asked ? called(this.asked.decision, answers, this.around.words) : [];
  });
  readonly selection = $derived.by(() => {
    this.key; // another question begins with nothing chosen
    return new Selection(() => (this.question?.kind === "options" ? this.question.options : []));
  });

  /** It can be answered now. */
  readonly open = $derived.by(() =>
    Boolean(this.asked && this.match.info?.status === "running" && !this.match.isPending(this.asked)),
  );
  /** A press is meant for it; just after it came, or after a warning, a press was meant for what stood there before. */
  readonly settled = $derived(this.stood === this.key && !this.doubt.fresh);
  readonly marks = $derived(this.open ? this.selection.marks : new Map());
  /** The answer that the draft stands for. */
  private readonly ready = $derived(
    this.question && this.drafted === this.key ? answerOf(this.question, this.draft) : undefined,
  );
  /** How far an answer has come. */
  private readonly attempt = $derived(
    `${this.key} ${JSON.stringify(this.draft)} ${this.selection.chosen.join()}`,
  );
  readonly would = $derived.by(() =>
    this.asked && this.open ? this.match.foresight.latest(this.asked) : null,
  );
  readonly judged = $derived.by(() =>
    this.asked && this.open && this.ready !== undefined
      ? this.match.foresight.of(this.asked, this.ready)
      : null,
  );
  readonly onBoard = $derived(
    this.asked && this.open ? { seat: this.asked.seat, decision: this.asked.decision } : null,
  );

  constructor(match: Match, around: Around) {
    this.match = match;
    this.around = around;
    this.listing = new Listing((seat) => api.answers(match.id, seat));
    this.drafts = new Drafts(match.id, visit);
    $effect(() => {
      settings.language; // the answers are listed in it
      if (this.unlisted && match.line === "open") untrack(() => this.asked && this.listing.load(this.asked));
    });
    $effect.pre(() => this.resume());
    $effect(() => {
      const { key } = this;
      if (!key) return;
      const timer = setTimeout(() => {
        this.stood = key;
      }, GRACE);
      return () => clearTimeout(timer);
    });
    // Whoever prepares something else, or chooses on the way to it, is warned anew.
    $effect(() => {
      this.attempt;
      untrack(() => this.doubt.forget());
    });
    // While an answer is being prepared, the server says what it would lead to.
    $effect(() => {
      const { asked, ready } = this;
      if (!this.open || !asked || ready === undefined || this.question?.kind === "options") return;
      match.foresight.ask(asked, ready);
    });
    // After a refusal, the choice starts again from its first step; a draft stays as it was.
    $effect(() => {
      if (match.refused) this.selection.chosen = [];
    });
  }

  /** Another question: what was prepared for it before, or a blank. */
  private resume(): void {
    const { question, asked, key } = this;
    if (!question || !asked || untrack(() => this.drafted) === key) return;
    const kept = this.drafts.of(asked, this.match.story.length);
    const resumed =
      kept !== undefined && question.kind === "prepared" ? question.preparing.resumed(kept) : kept;
    this.drafted = key;
    this.draft = resumed ?? blank(question);
  }

  change(value: unknown): void {
    this.draft = value;
    if (this.asked) this.drafts.keep(this.asked, this.match.story.length, value);
  }

  /** From the board to the list in words, or back. */
  list(): void {
    this.worded = this.listed ? "" : this.key;
    if (this.asked && this.listed && !this.listing.of(this.asked)) this.listing.load(this.asked);
  }

  touch(target: Target): void {
    if (!this.heeds) return;
    const answer = this.selection.touch(target);
    if (answer === undefined || settings.confirm || this.give(answer)) return;
    this.selection.back(); // it is said what that gives up: the same touch again means it
  }

  send(answer: unknown): void {
    if (!this.heeds || answer === undefined) return;
    // Whoever confirms every answer has chosen it and now presses for the second time.
    if (settings.confirm && this.question?.kind === "options") this.post(answer);
    else this.give(answer);
  }

  /** What doing nothing would give up, once it was pressed for the first time. */
  loss(answer: unknown): string | null {
    return this.doubt.about(this.matter(answer));
  }

  private get heeds(): boolean {
    return this.open && this.settled && this.meant;
  }

  private matter(answer: unknown): string {
    return `${this.key} ${JSON.stringify(answer)}`;
  }

  /** Give an answer, at the second press where it does nothing and that costs something. */
  private give(answer: unknown): boolean {
    const decision = this.asked?.decision;
    if (!decision) return false;
    if (costs(decision, answer) && !this.doubt.sends(this.matter(answer), this.givenUp)) return false;
    this.post(answer);
    return true;
  }

  private post(answer: unknown): void {
    if (this.asked) this.match.answer(this.asked, answer);
  }

  private get givenUp(): string {
    const { found, words } = this.around;
    return (this.asked && found?.givesUp?.(this.asked.decision, words)) || words.say("web-gives-up");
  }
}
