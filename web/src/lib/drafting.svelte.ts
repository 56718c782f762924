/** A deck or an army that is being built: what it is now, what the server says to it, and whether it is saved. */

import { untrack } from "svelte";
import type { AnyRoster } from "../boards/contract";
import { api } from "./api";
import type { Judged } from "./messages";
import { attempt } from "./notices.svelte";
import { device } from "./remembering";

/** Milliseconds without a change after which it is judged. */
const SETTLED = 200;

/** What lies on this device until it is saved. */
interface Unsaved {
  id: string | null;
  roster: unknown;
}

export class Drafting {
  readonly game: string;
  roster: AnyRoster | null = $state.raw(null);
  /** Under which it is saved; null: it never was. */
  id: string | null = $state(null);
  /** What the server says to it; null, before it has said anything. */
  judged: Judged | null = $state.raw(null);
  /** Whether that is about what it is now. */
  current = $state(false);
  private kept = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string) {
    this.game = game;
  }

  private get key(): string {
    return `maester.roster.${this.game}`;
  }

  readonly changed = $derived(JSON.stringify(this.roster) !== this.kept);

  /** What was left unsaved on this device, if anything. */
  unsaved(): Unsaved | null {
    return device.read(this.key) as Unsaved | null;
  }

  /** Begin with this; `saved`: it is kept like that already, under this id. */
  open(roster: AnyRoster | null, id: string | null, saved: boolean): void {
    this.roster = roster;
    this.id = id;
    this.kept = saved ? JSON.stringify(roster) : "";
    this.remember();
    this.judge();
  }

  change(roster: AnyRoster): void {
    this.roster = roster;
    this.remember();
    this.current = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.judge(), SETTLED);
  }

  private remember(): void {
    const unsaved: Unsaved = { id: this.id, roster: this.roster };
    device.write(this.key, untrack(() => this.changed) ? unsaved : null);
  }

  /** The newest counts: an answer to what it was before is not looked at. */
  private async judge(): Promise<void> {
    const about = this.roster;
    const judged = await attempt(() => api.judge(this.game, about));
    if (!judged || about !== this.roster) return;
    this.judged = judged;
    this.current = true;
  }

  /** Say again what is wrong, in the language that is spoken now. */
  again(): void {
    this.judge();
  }

  /** Keep it, under the name it has; `rosterOf` reads what is kept. */
  async save(name: string, rosterOf: (value: unknown) => AnyRoster): Promise<boolean> {
    const kept = await attempt(() => api.keepRoster(this.id, { game: this.game, name, roster: this.roster }));
    if (!kept) return false;
    this.roster = rosterOf(kept.roster);
    this.id = kept.id;
    this.kept = JSON.stringify(this.roster);
    this.remember();
    return true;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
