/** Working on an answer with the map: which area and which token are in hand, and what a touch on an area does. */

import type { Json, Mark, Target } from "../contract";
import { desk } from "./desk.svelte";
import type { Edition } from "./edition";
import { begin, type Marching, targets, touched } from "./march";
import { type Hindrance, hindrance, placed } from "./orders";
import { areaTarget } from "./targets";
import type { Area, March, Prepared, Token } from "./types";

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
  /** Why a token could not be taken or laid down just now. */
  why: { token: Token; area: Area | null; because: Hindrance } | null = $state.raw(null);
  private readonly table: Table;
  private held: Area | undefined;

  constructor(table: Table) {
    this.table = table;
  }

  /** Nothing in hand; whether there was something. */
  letGo(): boolean {
    const something = this.focus !== null || this.picked !== null;
    this.focus = this.picked = this.why = null;
    return something;
  }

  touchArea(area: Area): void {
    const { prepared, marks, choosable } = this.table;
    const target = areaTarget(area);
    if (prepared?.type === "March") this.march(prepared, area);
    else if (marks.has(target)) this.table.touch(target);
    else if (prepared?.type === "PlaceOrders" && (this.picked || choosable.has(area))) this.point(area);
    else if (prepared && choosable.has(area)) this.focus = area;
  }

  /** An area beside the map is touched. */
  look(area: Area): void {
    if (this.table.prepared?.type === "PlaceOrders") this.point(area);
    else this.focus = area;
    this.table.show(area);
  }

  // ------------------------------------------------------------------------------------------------------- orders

  /** The token in hand goes where one points; without one, the area waits for a token. */
  private point(area: Area): void {
    if (this.picked) this.lay(this.picked, area);
    else {
      this.focus = this.focus === area ? null : area;
      this.why = null;
    }
  }

  /** A token goes to the area that was pointed at before; without one, it is in hand. */
  pick(token: Token): void {
    if (this.focus) this.lay(token, this.focus);
    else if (!this.hindered(token, null)) this.picked = this.picked === token ? null : token;
  }

  /** A token goes to this area and no other. If it cannot lie there, it stays where it is, and why is said. */
  lay(token: Token, area: Area): void {
    const { prepared, draft } = this.table;
    if (prepared?.type !== "PlaceOrders" || this.hindered(token, area)) return;
    desk.change(placed(draft, area, token));
    this.focus = this.picked = null;
  }

  private hindered(token: Token, area: Area | null): boolean {
    const { prepared, draft, edition } = this.table;
    if (prepared?.type !== "PlaceOrders") return true;
    const because = hindrance(prepared, draft, edition, token, area ?? undefined);
    this.why = because ? { token, area, because } : null;
    return because !== null;
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
