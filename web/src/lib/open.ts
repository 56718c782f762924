/** All hands open: the views of all seats combined. */

import type { Json } from "./messages";

/** The first view, with whatever it lacks filled in from the others. */
export function laidOpen(views: readonly Json[]): Json {
  return views.reduce((open, view) => filled(open, view));
}

function filled(mine: Json, other: Json): Json {
  if (mine === null || mine === undefined) return other;
  if (typeof mine !== "object" || typeof other !== "object" || other === null) return mine;
  if (Array.isArray(mine)) {
    return Array.isArray(other) && mine.length === other.length
      ? mine.map((each, n) => filled(each, other[n]))
      : mine;
  }
  const names = [...new Set([...Object.keys(mine), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, filled(mine[name], other[name])]));
}
