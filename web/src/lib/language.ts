/** One language: its Fluent messages, the general ones, those of server and client, and those of games. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "nl"] as const;
export type LanguageId = (typeof LANGUAGES)[number];

export type Argument = string | number;

/** The messages of one language. What has no message is said by its id, so that a gap is seen and nothing breaks. */
export class Language {
  readonly id: LanguageId;
  private readonly bundle: FluentBundle;

  constructor(id: LanguageId, texts: readonly string[]) {
    this.id = id;
    this.bundle = new FluentBundle(id, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** A message, or its attribute, as text. */
  say(message: string, given: Record<string, Argument>, attribute?: string): string {
    const found = this.bundle.getMessage(message);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    if (!pattern) return attribute === undefined ? message : `${message}.${attribute}`;
    const plain: Record<string, string | FluentNumber> = {};
    for (const [name, value] of Object.entries(given))
      plain[name] = typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
    return this.bundle.formatPattern(pattern, plain, []);
  }
}

// The files the server speaks from, too. Each becomes a part of the build that is loaded when its language is.
const GENERAL = import.meta.glob<string>("../../../src/maester/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const SERVER = import.meta.glob<string>("../../../src/maester/server/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const GAMES = import.meta.glob<string>("../../../src/maester/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});

const loaded = new Map<string, Promise<Language>>();

/** A language, with the words of some games. Each combination is read once. */
export function language(id: LanguageId, games: readonly string[] = []): Promise<Language> {
  const key = [id, ...games].join(" ");
  let found = loaded.get(key);
  if (!found) {
    found = texts(id, games).then((all) => new Language(id, all));
    found.catch(() => loaded.delete(key));
    loaded.set(key, found);
  }
  return found;
}

function texts(id: LanguageId, games: readonly string[]): Promise<string[]> {
  const files = [
    GENERAL[`../../../src/maester/words/${id}.ftl`],
    GENERAL[`../../../src/maester/words/web-${id}.ftl`],
    SERVER[`../../../src/maester/server/words/${id}.ftl`],
    ...games.map((game) => GAMES[`../../../src/maester/games/${game}/words/${id}.ftl`]),
  ];
  return Promise.all(files.map((file) => file?.() ?? ""));
}
