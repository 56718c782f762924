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

/** How the reader writes the language in use: en-GB rather than en, where the browser says so. */
function written(): string {
  const { id } = current.language;
  return navigator.languages.find((each) => each.split("-")[0] === id) ?? id;
}

/** A moment, as people of that language write it. */
export function moment(iso: string): string {
  return new Intl.DateTimeFormat(written(), { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(iso),
  );
}

/** The time of day alone. */
export function time(iso: string): string {
  return new Intl.DateTimeFormat(written(), { timeStyle: "short" }).format(new Date(iso));
}
