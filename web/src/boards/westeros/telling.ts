/** Events by their type. */

import type { Event } from "./types";

export type Of<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** Whether an event is of one of these types. */
export function isOf<Type extends Event["type"]>(
  ...types: readonly Type[]
): (event: Event) => event is Of<Type> {
  return (event): event is Of<Type> => types.some((type) => type === event.type);
}
