/** The language in use, and its words for whatever is not said at a table. */

import { Language, type LanguageId, language } from "./language";
import { Words } from "./words";

let current = $state.raw(new Words(new Language("en", [])));
let ofGames: Readonly<Record<string, Words>> = $state.raw({});
let wanted = "";

export const speech = {
  /** For whatever speaks of no game, or of games by their names. */
  get words(): Words {
    return current;
  },
  /** For whatever speaks of one game. */
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
