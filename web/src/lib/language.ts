/** One language: its Fluent messages, the general ones, those of server and client, and those of games. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "nl"] as const;
export type LanguageId = (typeof LANGUAGES)[number];

export type Argument = string | number;

/** A negative number is written with a minus sign, not a hyphen. */
const MINUS = /(?<![^\s(])-(?=\d)/g;
/** A sentence that ends with a name which ends it already: Hear Me Roar! */
const TWICE_ENDED = /(?<=[\p{L}\d])([!?])\.$/u;

/** The messages of one language. A missing message shows as its id, so that gaps are noticed and nothing breaks. */
export class Language {
  readonly id: LanguageId;
  private readonly bundle: FluentBundle;
  private readonly others: readonly Language[];

  /** `others` are asked in turn for what the texts do not have. */
  constructor(id: LanguageId, texts: readonly string[], others: readonly Language[] = []) {
    this.id = id;
    this.others = others;
    this.bundle = new FluentBundle(id, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  has(message: string, attribute?: string): boolean {
    const found = this.bundle.getMessage(message);
    if (found) return attribute === undefined || attribute in found.attributes;
    return this.others.some((other) => other.has(message, attribute));
  }

  /** A message, or its attribute, as text. */
  say(message: string, given: Record<string, Argument>, attribute?: string): string {
    const other = this.bundle.hasMessage(message) ? null : this.others.find((each) => each.has(message));
    if (other) return other.say(message, given, attribute);
    const found = this.bundle.getMessage(message);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    if (!pattern) return attribute === undefined ? message : `${message}.${attribute}`;
    const plain: Record<string, string | FluentNumber> = {};
    for (const [name, value] of Object.entries(given))
      plain[name] = typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
    return this.bundle.formatPattern(pattern, plain, []).replace(MINUS, "−").replace(TWICE_ENDED, "$1");
  }
}

// The server uses the same files. Each becomes a part of the build that is loaded with its language.
const GENERAL = import.meta.glob<string>("../../../src/maester/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const SERVER = import.meta.glob<string>("../../../src/maester/server/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const loaded = new Map<string, Promise<Language>>();

/**
 * A language, alone or with the words of a game. Each combination is read once.
 *
 * Several games have words for the same id, such as a round: a table uses its own game's words.
 */
export function language(id: LanguageId, game = ""): Promise<Language> {
  const key = `${id} ${game}`;
  let found = loaded.get(key);
  if (!found) {
    found = texts(id, game).then((all) => new Language(id, all));
    found.catch(() => loaded.delete(key));
    loaded.set(key, found);
  }
  return found;
}

/** The words of a game come from the server: what is written on its cards is composed there, from their facts. */
async function texts(id: LanguageId, game: string): Promise<string[]> {
  const files = [
    GENERAL[`../../../src/maester/words/${id}.ftl`],
    GENERAL[`../../../src/maester/words/web-${id}.ftl`],
    SERVER[`../../../src/maester/server/words/${id}.ftl`],
  ];
  return Promise.all([...files.map((file) => file?.() ?? ""), ...(game ? [served(id, game)] : [])]);
}

async function served(id: LanguageId, game: string): Promise<string> {
  const answer = await fetch(`/api/words/${id}/${game}.ftl`);
  if (!answer.ok) throw new Error(`no words of ${game}`);
  return answer.text();
}
