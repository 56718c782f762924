/** The language in use, and its words for whatever is not said at a table. */

import { Language, type LanguageId, language } from "./language";
import { Words } from "./words";

let current = $state.raw(new Words(new Language("en", [])));
let wanted = "";

export const speech = {
  get words(): Words {
    return current;
  },
};

/** Speak a language, with the words of these games. */
export async function speak(id: LanguageId, games: readonly string[]): Promise<void> {
  wanted = [id, ...games].join(" ");
  const mine = wanted;
  const found = await language(id, games);
  if (mine !== wanted) return;
  current = new Words(found);
  document.documentElement.lang = id;
}

/** A text of the client, by its id. */
export function t(message: string, values: Record<string, unknown> = {}): string {
  return current.say(message, values);
}

/** A moment, as people of that language write it. */
export function moment(iso: string): string {
  return new Intl.DateTimeFormat(current.language.id, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(iso),
  );
}
