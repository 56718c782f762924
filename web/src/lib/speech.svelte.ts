/** The language in use, and its words for everything that is not said at a table. */

import { Language, type LanguageId, language } from "./language";
import { Words } from "./words";

let current = $state.raw(new Words(new Language("en", [])));
let ofGames: Readonly<Record<string, Words>> = $state.raw({});
let wanted = "";

export const speech = {
  /** For anything about no game, or that only names games. */
  get words(): Words {
    return current;
  },
  /** For anything about one game. */
  of(game: string): Words {
    return ofGames[game] ?? current;
  },
};

/** Speak a language, with the words of these games. */
export async function speak(id: LanguageId, games: readonly string[]): Promise<void> {
  wanted = [id, ...games].join(" ");
  const mine = wanted;
  const [general, ...each] = await Promise.all([language(id), ...games.map((game) => language(id, game))]);
  if (mine !== wanted) return;
  current = new Words(new Language(id, [], [general!, ...each]));
  ofGames = Object.fromEntries(games.map((game, n) => [game, new Words(each[n]!)]));
  document.documentElement.lang = id;
}

/** A text of the client, by its id. */
export function t(message: string, values: Record<string, unknown> = {}): string {
  return current.say(message, values);
}

/** The reader's variant of the language in use: en-GB rather than en, if the browser says so. */
function written(): string {
  const { id } = current.language;
  return navigator.languages.find((each) => each.split("-")[0] === id) ?? id;
}

/** A date and time, as speakers of that language write it. */
export function moment(iso: string): string {
  return new Intl.DateTimeFormat(written(), { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(iso),
  );
}

/** The time of day alone. */
export function time(iso: string): string {
  return new Intl.DateTimeFormat(written(), { timeStyle: "short" }).format(new Date(iso));
}
