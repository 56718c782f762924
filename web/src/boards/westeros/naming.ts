/** The names of houses, areas, orders, units and cards. A seat goes by its player; a house keeps its own name. */

import type { Words } from "../../lib/words";
import type { Area, House } from "./types";

export function houseName(words: Words, house: House): string {
  return words.has(`name-${house}`)
    ? words.say(`name-${house}`)
    : house.charAt(0).toUpperCase() + house.slice(1);
}

/** A port without a name of its own is named after its land. */
export function areaName(words: Words, area: Area): string {
  if (words.has(`name-${area}`)) return words.say(`name-${area}`);
  const land = area.replace(/-port$/, "");
  if (land !== area && words.has(`name-${land}`))
    return words.say("web-westeros-port-of", { area: words.say(`name-${land}`) });
  return area;
}

/** Units of several kinds, counted: "2 footmen, a knight". */
export function counted(kinds: readonly string[]): [kind: string, count: number][] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}

export function unitsSaid(words: Words, kinds: readonly string[]): string {
  return counted(kinds)
    .map(([unit, count]) =>
      words.has(`count-${unit}`) ? words.say(`count-${unit}`, { count }) : words.name(unit),
    )
    .join(", ");
}
