/** Working on an answer with the map: the area and the token in hand, and what touching an area does. */

import type { Mark, Target } from "../contract";
import { type Draft, marchOf, ordersOf } from "./drafts";
import { begin, type Marching, targets, touched } from "./march";
import { type Hindrance, hindrance, placed } from "./orders";
import type { Prepared } from "./questions";
import { areaTarget } from "./targets";
import type { Area, March, Preview, Token } from "./types";

/** What is on the table, read afresh whenever it is needed. */
export interface Table {
  readonly prepared: Prepared | null;
  readonly draft: Draft | null;
  /** What it would lead to, as far as the server has said. */
  readonly preview: Preview;
  readonly marks: ReadonlyMap<Target, Mark>;
  readonly choosable: ReadonlySet<Area>;
  /** Change what is being prepared. */
  change(draft: Draft): void;
  touch(target: Target): void;
  show(area: Area): void;
}

export class Work {
  /** The area being worked on, in a question about several. */
  focus: Area | null = $state(null);
  /** The order token in hand. */
  picked: Token | null = $state(null);
  /** Why a token could not be taken or placed just now. */
  why: { token: Token; area: Area | null; because: Hindrance } | null = $state.raw(null);
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** Drop what is in hand; whether there was anything. */
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

  /** The token in hand goes to the area; without one, the area waits for a token. */
  private point(area: Area): void {
    if (this.picked) this.lay(this.picked, area);
    else {
      this.focus = this.focus === area ? null : area;
      this.why = null;
    }
  }

  /** A token goes to the area chosen before; without one, it is in hand. */
  pick(token: Token): void {
    if (this.focus) this.lay(token, this.focus);
    else if (!this.hindered(token, null)) this.picked = this.picked === token ? null : token;
  }

  /** A token goes to this area. If it cannot, it stays where it is, and the reason is shown. */
  lay(token: Token, area: Area): void {
    const { prepared, draft } = this.table;
    if (prepared?.type !== "PlaceOrders" || this.hindered(token, area)) return;
    this.table.change({ kind: "orders", value: placed(ordersOf(draft), area, token) });
    this.focus = this.picked = null;
  }

  private hindered(token: Token, area: Area | null): boolean {
    const { prepared, draft, preview } = this.table;
    if (prepared?.type !== "PlaceOrders") return true;
    const seen = preview?.type === "OrdersPreview" ? preview : null;
    const because = hindrance(prepared, ordersOf(draft), seen, token, area ?? undefined);
    this.why = because ? { token, area, because } : null;
    return because !== null;
  }

  // ------------------------------------------------------------------------------------------------------ marches

  /** An order is chosen, its units go somewhere or, touched again, they all come back. */
  private march(question: March, area: Area): void {
    const marching = marchOf(question, this.table.draft);
    const change = (value: Marching) => this.table.change({ kind: "march", value });
    const begun = Object.keys(marching.moves).length > 0;
    if (area === marching.area) change(begin(question, area));
    else if (targets(question, marching).includes(area) && (begun || !(area in question.starts)))
      change(touched(question, marching, area));
    else if (area in question.starts) change(begin(question, area));
  }
}
