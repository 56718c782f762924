/**
 * A JSON Schema of options, read as the controls that fill it in.
 *
 * In addition to JSON Schema itself, an integer with the format "seat" is a seat counted from 1, and a list with the
 * format "per-seat" has one entry for each.
 */

import { isFields, isList } from "./fields";
import type { Words } from "./words";

/** As much of JSON Schema as the options of games use. */
interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  anyOf?: readonly Schema[];
  enum?: readonly (string | number | null)[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  default?: unknown;
}

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
  default: unknown;
}

/** Up to this many numbers are chosen from a list rather than typed. */
const FEW = 12;

/** The options a person may set: everything in the schema except the number of seats, which comes from the plan. */
export function entries(schema: Schema): Entry[] {
  return entriesOf(resolved(schema, schema), schema).filter((entry) => entry.name !== "seats");
}

function entriesOf(object: Schema, root: Schema): Entry[] {
  return Object.entries(object.properties ?? {}).map(([name, property]) => ({
    name,
    control: control(property, root),
    default: property.default,
  }));
}

function control(property: Schema, root: Schema): Control {
  const schema = resolved(property, root);
  const optional = schema.anyOf?.some((each) => each.type === "null") ?? false;
  const kinds = schema.anyOf?.filter((each) => each.type !== "null") ?? [schema];
  const [kind, ...others] = kinds;
  if (!kind || others.length) return { kind: "unknown" };
  const only = resolved(kind, root);
  // An enumeration that may be left open has null among its values.
  if (only.enum) {
    const values = only.enum.filter((each) => each !== null);
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

function number(schema: Schema, optional: boolean): Control {
  const { minimum: least, maximum: most } = schema;
  if (schema.format === "seat") return { kind: "seat", optional };
  if (schema.type !== "integer" || least === undefined || most === undefined || most - least >= FEW)
    return { kind: "number", least, most, optional };
  return { kind: "choice", values: Array.from({ length: most - least + 1 }, (_, n) => least + n), optional };
}

function list(schema: Schema, root: Schema): Control {
  const items = resolved(schema.items ?? {}, root);
  if (items.type === "object") return { kind: "rows", columns: entriesOf(items, root) };
  const item = control(items, root);
  return item.kind === "unknown"
    ? item
    : { kind: "list", item, perSeat: (schema.format ?? "") === "per-seat" };
}

/** What a schema refers to; a reference to nothing may be anything. */
function resolved(schema: Schema, root: Schema): Schema {
  if (!schema.$ref) return schema;
  const found = schema.$ref
    .slice(2)
    .split("/")
    .reduce((at: unknown, part) => (isFields(at) ? at[part] : undefined), root);
  return isFields(found) ? found : {};
}

/** The settings adapted to a number of seats: a seat that is gone is left open, lists get that length. */
export function fitted(
  fields: readonly Entry[],
  set: Readonly<Record<string, unknown>>,
  seats: number,
): Record<string, unknown> {
  const kept = { ...set };
  for (const { name, control } of fields) {
    if (!(name in kept)) continue;
    const value = kept[name];
    if (control.kind === "seat" && typeof value === "number" && value > seats) delete kept[name];
    if (control.kind === "list" && control.perSeat && !(isList(value) && value.length === seats))
      delete kept[name];
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
