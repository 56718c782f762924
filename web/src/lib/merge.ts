/** JSON merge patch (RFC 7396): null removes, objects are merged, everything else is replaced. */

import { isFields } from "./fields";

/** The document with the patch applied. Neither is changed; what the patch does not touch is shared. */
export function merged(document: unknown, patch: unknown): unknown {
  if (!isFields(patch)) return patch;
  const result: Record<string, unknown> = isFields(document) ? { ...document } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = merged(result[name], value);
  }
  return result;
}
