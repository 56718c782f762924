/** Everything there is to say about an area, for screen readers and for the area's sheet. */

import type { Words } from "../../lib/words";
import type { Edition } from "./edition";
import { areaName, houseName, unitsSaid } from "./naming";
import { unitsIn } from "./pieces";
import type { Area, Token, View } from "./types";

/** What holding an area gives, as printed. */
export function holding(words: Words, edition: Edition, area: Area): string[] {
  const at = edition.map.areas[area];
  const say = (what: string, count = 0) => words.say(`web-westeros-area-${what}`, { count });
  return [
    ...(at?.structure ? [say(at.structure.kind)] : []),
    ...(at?.barrels?.length ? [say("supply", at.barrels.length)] : []),
    ...(at?.crowns?.length ? [say("power", at.crowns.length)] : []),
  ];
}

/** Its own parts, each a few words: owner, units, order, tokens, what is printed. */
export function described(
  words: Words,
  edition: Edition,
  area: Area,
  view: View,
  order: Token | null,
): string[] {
  const say = (what: string, values: Record<string, string | number> = {}) =>
    words.say(`web-westeros-area-${what}`, values);
  const at = edition.map.areas[area];
  const seen = view.areas[area];
  const found: string[] = [];
  if (seen?.closed) found.push(say("closed"));
  if (seen?.controller) found.push(houseName(words, seen.controller));
  const units = unitsIn(seen);
  const standing = units.filter((unit) => !unit.routed).map((unit) => unit.kind);
  const routed = units.filter((unit) => unit.routed).map((unit) => unit.kind);
  if (standing.length) found.push(unitsSaid(words, standing));
  if (routed.length) found.push(say("routed", { units: unitsSaid(words, routed) }));
  if (order) found.push(say("order", { order: words.name(order) }));
  if (seen?.token) found.push(say("token", { house: houseName(words, seen.token) }));
  if (seen?.garrison) found.push(say("garrison", { strength: seen.garrison }));
  if (seen?.neutral) found.push(say("neutral", { strength: seen.neutral }));
  found.push(...holding(words, edition, area));
  if (at?.home) found.push(say("home", { house: houseName(words, at.home) }));
  for (const [one, other] of view.barred)
    if (area === one || area === other)
      found.push(say("barred", { area: areaName(words, area === one ? other : one) }));
  return found;
}
