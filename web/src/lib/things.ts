/** What a value is about, so that a board can light it up: the twin of src/maester/kernel/thing.py. */

import type { Json } from "./messages";

export interface Thing {
  kind: string;
  id: string;
}

/**
 * Of the values of each type, the fields that are about things and of what kind; an empty kind: the things are inside.
 * A type that is only a kind is one thing as a whole.
 */
export type Things = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The things that an option, a target or an event is about, in the order of its fields. */
export function about(value: Json, things: Things, kind = ""): readonly Thing[] {
  if (typeof value === "string") return kind && value ? [{ kind, id: value }] : [];
  if (Array.isArray(value)) return value.flatMap((each) => about(each, things, kind));
  if (typeof value !== "object" || value === null) return [];
  const { type, ...fields } = value;
  const kinds = things[type] ?? {};
  if (typeof kinds === "string") return [{ kind: kinds, id: Object.values(fields).join(":") }];
  return Object.entries(kinds).flatMap(([name, each]) => about(fields[name], things, each));
}
