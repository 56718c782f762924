/** JSON merge patch (RFC 7396): null removes, objects are merged, everything else is replaced. */

import type { Json } from "./messages";

/** The document with the patch applied. Neither is changed; what the patch does not touch is shared. */
export function merged(document: Json, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const result: Record<string, Json> = isObject(document) ? { ...document } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = merged(result[name], value);
  }
  return result;
}

function isObject(value: Json): value is Record<string, Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
