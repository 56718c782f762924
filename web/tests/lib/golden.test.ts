/** This word engine says what that of Python says: both are held to tests/words/golden.json. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { AnyDecision, AnyEvent, Standing } from "../../src/lib/kernel";
import { Language, type LanguageId } from "../../src/lib/language";
import type { Refused } from "../../src/lib/messages";
import { Words } from "../../src/lib/words";

const root = new URL("../../../", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), "utf8");
const golden = JSON.parse(text("tests/words/golden.json"));

const GAMES: Record<string, readonly string[]> = {
  intrigue: ["intrigue"],
  boardgame1: ["boardgame", "boardgame1"],
  boardgame2: ["boardgame", "boardgame2"],
};

function language(lang: LanguageId, ...files: readonly string[]): Language {
  return new Language(lang, [text(`src/maester/words/${lang}.ftl`), ...files.map(text)]);
}

/** What is told, as the golden file names it. */
type Given =
  | { story: AnyEvent[] }
  | { say: string; with: Record<string, unknown> }
  | { refusal: Refused }
  | { standing: Standing }
  | { prompt: AnyDecision }
  | { answer: unknown; to: AnyDecision }
  | { event: AnyEvent };

function said(words: Words, given: Given): unknown {
  if ("story" in given)
    return words
      .story(given.story, [...given.story.keys()])
      .map(({ sentence, behind }) => ({ sentence, behind }));
  if ("say" in given) return words.say(given.say, given.with);
  if ("refusal" in given) return words.refusal(given.refusal);
  if ("standing" in given) return words.standing(given.standing);
  if ("prompt" in given) return words.prompt(given.prompt);
  if ("answer" in given) return words.among(given.to).answer(given.to.about, given.answer);
  return words.event(given.event);
}

describe.each(["en", "de", "nl"] as const)("the golden sentences in %s", (lang) => {
  it("are said of everything an argument can be", () => {
    const words = new Words(language(lang, "tests/words/golden.ftl"), golden.names, golden.you);
    for (const given of golden.general) expect([given, said(words, given)]).toEqual([given, given[lang]]);
  });

  it.each(Object.keys(golden.games))("are said of all that happens in %s", (game) => {
    const files = GAMES[game]!.map((folder) => `src/maester/games/${folder}/words/${lang}.ftl`);
    const spoken = language(lang, ...files);
    for (const given of golden.games[game]) {
      const words = new Words(spoken, golden.names, given.you);
      expect([given, said(words, given)]).toEqual([given, given[lang]]);
    }
  });
});
