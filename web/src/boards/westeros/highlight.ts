/** What an event refers to on the board: the areas, tracks and cards it names. */

import { fieldsOf } from "../../lib/fields";
import type { Target } from "../contract";
import { areaTarget, cardTarget, trackTarget } from "./targets";
import type { Event } from "./types";

const AREAS = ["area", "into", "target", "origin", "port"];
const CARDS = ["card", "attack", "defense"];

export function highlight(event: Event): readonly Target[] {
  const fields = fieldsOf(event);
  const named = (...of: readonly string[]) =>
    of.map((field) => fields[field]).filter((each) => typeof each === "string");
  const ordered = event.type === "OrdersRevealed" ? Object.keys(event.orders) : [];
  return [
    ...[...named(...AREAS), ...ordered].map(areaTarget),
    ...named("track").map(trackTarget),
    ...named(...CARDS).map(cardTarget),
  ];
}
