/** The drawer of a table: which of its tabs is open, and whether it is read before what is in hand. */

import { set, settings } from "./settings.svelte";

export type Tab = "beside" | "story" | "chat" | "rules";

/** What the table says of its drawer. */
export interface Tabs {
  readonly tabs: readonly Tab[];
  /** Nothing is played yet: there is no story, but somebody to talk to. */
  readonly waiting?: boolean;
}

export class Reading {
  private readonly around: Tabs;
  /** Whether the drawer has room beside the board. On a small screen it lies over everything, when it is asked for. */
  wide = $state(true);
  private slid = $state(false);
  private wanted = $state<Tab | null>(null);
  /** The rule that is looked up. */
  rule = $state("");
  /** What is read comes before what is in hand, until something else is asked. */
  first = $state(false);

  readonly open = $derived(this.wide ? settings.drawer : this.slid);
  readonly tab = $derived.by(() => {
    const { tabs, waiting = false } = this.around;
    const remembered = tabs.find((each) => each === settings.tab);
    return this.wanted ?? (waiting ? "chat" : (remembered ?? tabs[0] ?? "story"));
  });

  constructor(around: Tabs) {
    this.around = around;
  }

  pull(open: boolean): void {
    if (this.wide) set("drawer", open);
    else this.slid = open;
  }

  turnTo(tab: Tab): void {
    this.wanted = tab;
    this.first = true;
    if (!this.around.waiting) set("tab", tab);
  }

  showRule(id: string): void {
    this.rule = id;
    this.wanted = "rules";
    this.first = true;
    this.pull(true);
  }
}
