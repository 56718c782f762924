/** The areas that can be touched for what is being prepared, and those chosen for it. */

import type { Json } from "../contract";
import { type Marching, targets } from "./march";
import type { Prepared } from "./questions";
import type { Area } from "./types";

export interface Marked {
  choosable: readonly Area[];
  chosen: readonly Area[];
}

/** `focus` is the area being worked on, if a question is about several. */
export function marked(decision: Prepared, draft: Json, focus: Area | null): Marked {
  const focused = focus ? [focus] : [];
  switch (decision.type) {
    case "PlaceOrders":
      return { choosable: Object.keys(decision.fields), chosen: focused };
    case "March": {
      const marching = draft as Marching;
      const starts = Object.keys(decision.starts);
      if (!marching.area) return { choosable: starts, chosen: [] };
      return {
        choosable: [...starts, ...targets(decision, marching)],
        chosen: [marching.area, ...Object.keys(marching.moves)],
      };
    }
    case "GiveSupport":
      return { choosable: Object.keys(decision.fields), chosen: [decision.area] };
    case "Muster":
      return { choosable: Object.keys(decision.points), chosen: focused };
    case "NameUnits":
      return { choosable: Object.keys(decision.there), chosen: named(draft) };
    case "Rank":
      return { choosable: [], chosen: [] };
    default:
      return { choosable: Object.keys(decision.units), chosen: named(draft) };
  }
}

function named(draft: Json): Area[] {
  return Object.entries<Json>(draft).flatMap(([area, what]) => (what?.length || what > 0 ? [area] : []));
}
