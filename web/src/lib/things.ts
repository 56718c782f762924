/** What a value is about, so that a board can light it up: the twin of src/maester/kernel/thing.py. */

import { isFields, isList } from "./fields";

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
export function about(value: unknown, things: Things, kind = ""): readonly Thing[] {
  if (typeof value === "string") return kind && value ? [{ kind, id: value }] : [];
  if (isList(value)) return value.flatMap((each) => about(each, things, kind));
  if (!isFields(value)) return [];
  const { type, ...fields } = value;
  const kinds = things[String(type)] ?? {};
  if (typeof kinds === "string") return [{ kind: kinds, id: Object.values(fields).join(":") }];
  return Object.entries(kinds).flatMap(([name, each]) => about(fields[name], things, each));
}
