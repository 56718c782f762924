/** A JSON Schema of options, read as the controls that fill it in. */

import type { Json } from "./messages";

export type Control =
  | { kind: "switch" }
  | { kind: "number"; least?: number; most?: number; optional: boolean }
  | { kind: "text"; longest?: number }
  | { kind: "choice"; values: readonly (string | number)[]; optional: boolean }
  | { kind: "rows"; columns: readonly Entry[] }
  | { kind: "group"; entries: readonly Entry[] }
  | { kind: "unknown" };

export interface Entry {
  name: string;
  control: Control;
  default: Json;
}

/** The options a person may set: all of the schema but the number of seats, which the plan says. */
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
  if (only.enum) return { kind: "choice", values: only.enum, optional };
  switch (only.type) {
    case "boolean":
      return { kind: "switch" };
    case "integer":
    case "number":
      return { kind: "number", least: only.minimum, most: only.maximum, optional };
    case "string":
      return { kind: "text", longest: only.maxLength };
    case "array": {
      const item = resolved(only.items ?? {}, root);
      return item.type === "object" ? { kind: "rows", columns: entriesOf(item, root) } : { kind: "unknown" };
    }
    case "object":
      return { kind: "group", entries: entriesOf(only, root) };
    default:
      return { kind: "unknown" };
  }
}

function resolved(schema: Json, root: Json): Json {
  if (!schema.$ref) return schema;
  return schema.$ref
    .slice(2)
    .split("/")
    .reduce((at: Json, part: string) => at[part], root);
}
