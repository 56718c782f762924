/** Short notices that disappear by themselves. */

import { Refusal } from "./api";
import { t } from "./speech.svelte";

export interface Notice {
  id: number;
  text: string;
  kind: "plain" | "problem";
}

const STAY = 6_000;

let next = 0;
let shown: readonly Notice[] = $state.raw([]);

export const notices = {
  get shown(): readonly Notice[] {
    return shown;
  },
};

export function notice(text: string, kind: Notice["kind"] = "plain"): void {
  const id = next++;
  shown = [...shown.slice(-2), { id, text, kind }];
  setTimeout(() => dismiss(id), STAY);
}

export function dismiss(id: number): void {
  shown = shown.filter((each) => each.id !== id);
}

/** What went wrong, as a sentence for the person who caused it. */
export function sentence(error: unknown): string {
  if (!(error instanceof Refusal)) return t("web-problem-ours");
  if (error.status === 0) return t("web-problem-offline");
  // Of what it did not foresee, a server speaks English only.
  if (error.status === 500) return t("web-problem-ours");
  return error.message || t("web-problem-ours");
}

/** Do something a person asked for, and say so if it fails. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    notice(sentence(error), "problem");
    return undefined;
  }
}
