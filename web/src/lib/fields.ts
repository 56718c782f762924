/** Values whose shape nobody has told: what they consist of, found out by looking. */

export type Fields = Readonly<Record<string, unknown>>;

/** Whether it consists of named parts. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The parts of a value of any type. */
export function fieldsOf(value: object): Fields {
  return { ...value };
}

/** Whether it is a list. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
