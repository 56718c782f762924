/** The areas that can be touched for what is being prepared, and those chosen for it. */

import { type Draft, lossesOf, marchOf, namesOf } from "./drafts";
import { targets } from "./march";
import type { Prepared } from "./questions";
import type { Area } from "./types";

export interface Marked {
  choosable: readonly Area[];
  chosen: readonly Area[];
}

/** `focus` is the area being worked on, if a question is about several. */
export function marked(decision: Prepared, draft: Draft, focus: Area | null): Marked {
  const focused = focus ? [focus] : [];
  switch (decision.type) {
    case "PlaceOrders":
      return { choosable: Object.keys(decision.fields), chosen: focused };
    case "March": {
      const marching = marchOf(decision, draft);
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
      return { choosable: Object.keys(decision.there), chosen: named(namesOf(draft)) };
    case "Rank":
      return { choosable: [], chosen: [] };
    default:
      return { choosable: Object.keys(decision.units), chosen: named(lossesOf(draft)) };
  }
}

/** The areas in which anything is named. */
function named(there: Readonly<Record<Area, number | readonly unknown[]>>): Area[] {
  return Object.keys(there).filter((area) => {
    const what = there[area] ?? 0;
    return (typeof what === "number" ? what : what.length) > 0;
  });
}
