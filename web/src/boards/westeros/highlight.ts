/** What an event refers to on the board: the areas, tracks and cards it names. */

import type { Json, Target } from "../contract";
import { areaTarget, cardTarget, trackTarget } from "./targets";

const AREAS = ["area", "into", "target", "origin", "port"];

export function highlight(event: Json): readonly Target[] {
  const found = AREAS.flatMap((field) =>
    typeof event[field] === "string" ? [areaTarget(event[field])] : [],
  );
  if (event.type === "OrdersRevealed") found.push(...Object.keys(event.orders).map(areaTarget));
  if (typeof event.track === "string") found.push(trackTarget(event.track));
  for (const field of ["card", "attack", "defense"])
    if (typeof event[field] === "string") found.push(cardTarget(event[field]));
  return found;
}
