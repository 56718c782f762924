/** What is asked of me at a table: the question, how it is answered, and the answer that is being prepared. */

import { untrack } from "svelte";
import type { Board, Target } from "../boards/contract";
import { api } from "./api";
import { answerOf, blank } from "./draft";
import { Drafts } from "./drafts";
import { visit } from "./keeping";
import { Listing } from "./listing.svelte";
import type { Match } from "./match.svelte";
import { called, question as questionOf } from "./options";
import { Selection } from "./selection.svelte";
import { settings } from "./settings.svelte";
import type { Words } from "./words";

/** What the table knows beside the match: the words it is told in, and its board, once that was looked for. */
export interface Around {
  readonly words: Words;
  readonly board: Board | null;
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
  /** What is prepared on the board can also be chosen from a list in words. */
  private worded = $state("");

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
  readonly listed = $derived(this.known?.kind === "prepared" && this.worded === this.key);
  private readonly unlisted = $derived(this.known?.kind === "unlisted" ? this.key : "");
  readonly question = $derived.by(() => {
    if (!this.asked || !(this.known?.kind === "unlisted" || this.listed)) return this.known;
    const answers = this.listing.of(this.asked);
    return answers && questionOf(this.asked.decision, this.around.words, null, answers);
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
  readonly marks = $derived(this.open ? this.selection.marks : new Map());
  /** The answer that the draft stands for. */
  private readonly ready = $derived(
    this.question && this.drafted === this.key ? answerOf(this.question, this.draft) : undefined,
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
    // While an answer is prepared, the server says what would come of it.
    $effect(() => {
      const { asked, ready } = this;
      if (!this.open || !asked || ready === undefined || this.question?.kind === "options") return;
      match.foresight.ask(asked, ready);
    });
    // A refused answer is offered again from its first step; a draft stays as it was.
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
    if (!this.open) return;
    const answer = this.selection.touch(target);
    if (answer !== undefined && !settings.confirm) this.send(answer);
  }

  send(answer: unknown): void {
    if (this.asked && answer !== undefined) this.match.answer(this.asked, answer);
  }
}
