/** All hands open: the views of all seats combined. */

import { isFields, isList } from "./fields";

/** The first view, with whatever it lacks filled in from the others. */
export function laidOpen(views: readonly unknown[]): unknown {
  return views.reduce((open, view) => filled(open, view));
}

function filled(mine: unknown, other: unknown): unknown {
  if (mine === null || mine === undefined) return other;
  if (isList(mine))
    return isList(other) && mine.length === other.length
      ? mine.map((each, n) => filled(each, other[n]))
      : mine;
  if (!isFields(mine) || !isFields(other)) return mine;
  const names = [...new Set([...Object.keys(mine), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, filled(mine[name], other[name])]));
}
