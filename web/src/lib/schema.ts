/**
 * A JSON Schema of options, read as the controls that fill it in.
 *
 * In addition to JSON Schema itself, an integer with the format "seat" is a seat counted from 1, and a list with the
 * format "per-seat" has one entry for each.
 */

import type { Json } from "./messages";
import type { Words } from "./words";

export type Control =
  | { kind: "switch" }
  | { kind: "number"; least?: number; most?: number; optional: boolean }
  | { kind: "text"; longest?: number }
  | { kind: "choice"; values: readonly (string | number)[]; optional: boolean }
  | { kind: "seat"; optional: boolean }
  | { kind: "list"; item: Control; perSeat: boolean }
  | { kind: "rows"; columns: readonly Entry[] }
  | { kind: "group"; entries: readonly Entry[] }
  | { kind: "unknown" };

export interface Entry {
  name: string;
  control: Control;
  default: Json;
}

/** Up to this many numbers are chosen from a list rather than typed. */
const FEW = 12;

/** The options a person may set: everything in the schema except the number of seats, which comes from the plan. */
export function entries(schema: Json): Entry[] {
  return entriesOf(resolved(schema, schema), schema).filter((entry) => entry.name !== "seats");
}

function entriesOf(object: Json, root: Json): Entry[] {
  return Object.entries<Json>(object.properties ?? {}).map(([name, property]) => ({
    name,
    control: control(property, root),
    default: property.default,
  }));
}

function control(property: Json, root: Json): Control {
  const schema = resolved(property, root);
  const optional = schema.anyOf?.some((each: Json) => each.type === "null") ?? false;
  const kinds = schema.anyOf?.filter((each: Json) => each.type !== "null") ?? [schema];
  if (kinds.length !== 1) return { kind: "unknown" };
  const only = resolved(kinds[0], root);
  // An enumeration that may be left open has null among its values.
  if (only.enum) {
    const values = only.enum.filter((each: Json) => each !== null);
    return { kind: "choice", values, optional: optional || values.length < only.enum.length };
  }
  switch (only.type) {
    case "boolean":
      return optional ? { kind: "unknown" } : { kind: "switch" };
    case "integer":
    case "number":
      return number(only, optional);
    case "string":
      return { kind: "text", longest: only.maxLength };
    case "array":
      return list(only, root);
    case "object":
      return { kind: "group", entries: entriesOf(only, root) };
    default:
      return { kind: "unknown" };
  }
}

function number(schema: Json, optional: boolean): Control {
  const { minimum: least, maximum: most } = schema;
  if (schema.format === "seat") return { kind: "seat", optional };
  if (schema.type !== "integer" || least === undefined || most === undefined || most - least >= FEW)
    return { kind: "number", least, most, optional };
  return { kind: "choice", values: Array.from({ length: most - least + 1 }, (_, n) => least + n), optional };
}

function list(schema: Json, root: Json): Control {
  const items = resolved(schema.items ?? {}, root);
  if (items.type === "object") return { kind: "rows", columns: entriesOf(items, root) };
  const item = control(items, root);
  return item.kind === "unknown"
    ? item
    : { kind: "list", item, perSeat: (schema.format ?? "") === "per-seat" };
}

function resolved(schema: Json, root: Json): Json {
  if (!schema.$ref) return schema;
  return schema.$ref
    .slice(2)
    .split("/")
    .reduce((at: Json, part: string) => at[part], root);
}

/** The settings adapted to a number of seats: a seat that is gone is left open, lists get that length. */
export function fitted(
  fields: readonly Entry[],
  set: Readonly<Record<string, Json>>,
  seats: number,
): Record<string, Json> {
  const kept = { ...set };
  for (const { name, control } of fields) {
    if (!(name in kept)) continue;
    if (control.kind === "seat" && kept[name] > seats) delete kept[name];
    if (control.kind === "list" && control.perSeat && kept[name]?.length !== seats) delete kept[name];
  }
  return kept;
}

/** The name of an option: the game's own words, if it has any. */
export function optionLabel(name: string, words: Words): string {
  const found = [`label-${name}-option`, `label-${name}`, `name-${name}`].find((id) => words.has(id));
  return found ? words.say(found) : name;
}

/** What it means, in a sentence; empty if the game says nothing. */
export function optionAbout(name: string, words: Words): string {
  return words.has(`label-${name}-option-about`) ? words.say(`label-${name}-option-about`) : "";
}

/** The name of one of its values; null means left open. */
export function valueLabel(name: string, value: string | number | null, words: Words): string {
  const id = `label-${name}-option-${value ?? "none"}`;
  if (words.has(id)) return words.say(id);
  return value === null ? words.say("web-option-open") : words.name(String(value));
}
