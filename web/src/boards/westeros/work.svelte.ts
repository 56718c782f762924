/** Working on an answer with the map: which area and which token are in hand, and what a touch on an area does. */

import type { Json, Mark, Target } from "../contract";
import { desk } from "./desk.svelte";
import type { Edition } from "./edition";
import { begin, type Marching, targets, touched } from "./march";
import { hindrance, placed, waiting } from "./orders";
import { areaTarget } from "./targets";
import type { Area, March, PlaceOrders, Prepared, Token } from "./types";

/** What is on the table, read anew whenever it is needed. */
export interface Table {
  readonly prepared: Prepared | null;
  readonly draft: Json;
  readonly edition: Edition;
  readonly marks: ReadonlyMap<Target, Mark>;
  readonly choosable: ReadonlySet<Area>;
  touch(target: Target): void;
  show(area: Area): void;
}

export class Work {
  /** The area that is worked on, of a question about several. */
  focus: Area | null = $state(null);
  /** The order token in hand. */
  picked: Token | null = $state(null);
  private readonly table: Table;
  private held: Area | undefined;

  constructor(table: Table) {
    this.table = table;
  }

  /** Nothing in hand; whether there was something. */
  letGo(): boolean {
    const something = this.focus !== null || this.picked !== null;
    this.focus = this.picked = null;
    return something;
  }

  touchArea(area: Area): void {
    const { prepared, marks, choosable } = this.table;
    const target = areaTarget(area);
    if (prepared?.type === "March") this.march(prepared, area);
    else if (marks.has(target)) this.table.touch(target);
    else if (prepared?.type === "PlaceOrders" && choosable.has(area)) this.order(prepared, area);
    else if (prepared && choosable.has(area)) this.focus = area;
  }

  /** An area beside the map is chosen to be worked on. */
  look(area: Area): void {
    const again = this.table.prepared?.type === "PlaceOrders" && this.focus === area;
    this.focus = again ? null : area;
    this.picked = null;
    this.table.show(area);
  }

  // ------------------------------------------------------------------------------------------------------- orders

  /** The token in hand goes to the area; without one, the area waits for a token. */
  private order(question: PlaceOrders, area: Area): void {
    const { draft, edition } = this.table;
    if (this.picked && !hindrance(question, draft, edition, this.picked, area)) {
      desk.change(placed(draft, area, this.picked));
      if (hindrance(question, desk.of(question), edition, this.picked)) this.picked = null;
    } else this.focus = this.focus === area ? null : area;
  }

  /** A token goes to the area that waits, and then the next one waits; without one, it is in hand. */
  pick(token: Token): void {
    const { prepared, draft } = this.table;
    if (prepared?.type !== "PlaceOrders") return;
    if (!this.focus) {
      this.picked = this.picked === token ? null : token;
      return;
    }
    desk.change(placed(draft, this.focus, token));
    this.focus = waiting(prepared, desk.of(prepared))[0] ?? null;
    if (this.focus) this.table.show(this.focus);
  }

  // ------------------------------------------------------------------------------------------------------ marches

  /** An order is chosen, its units go somewhere, or, touched again, they all come back. */
  private march(question: March, area: Area): void {
    const marching = this.table.draft as Marching;
    const begun = Object.keys(marching.moves).length > 0;
    if (area === marching.area) desk.change(begin(question, area));
    else if (
      targets(question, marching, this.table.edition).includes(area) &&
      (begun || !(area in question.starts))
    )
      desk.change(touched(question, marching, area));
    else if (area in question.starts) this.start(area);
  }

  /** One of several march orders. */
  start(area: Area): void {
    const mark = this.table.marks.get(areaTarget(area));
    if (mark && !mark.chosen) this.table.touch(mark.target);
  }

  /**
   * Of several march orders the one chosen on the bar lies on the desk; once let go of, it lies there no longer. After
   * a refusal or a reload the one on the desk is chosen again.
   */
  settle(): void {
    const { prepared, draft, marks } = this.table;
    if (prepared?.type !== "March" || Object.keys(prepared.starts).length < 2) {
      this.held = undefined;
      return;
    }
    const chosen = Object.keys(prepared.starts).find((area) => marks.get(areaTarget(area))?.chosen);
    const { area } = draft as Marching;
    if (chosen && chosen !== area) desk.change(begin(prepared, chosen));
    else if (!chosen && area && this.held === area) desk.clear();
    else if (!chosen && area) this.start(area);
    this.held = chosen;
  }
}
