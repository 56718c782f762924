/** The second edition as its facts print it, and its words, for the tests. */

import { readFileSync } from "node:fs";
import { edition } from "../../../src/boards/westeros/edition";
import { Language } from "../../../src/lib/language";
import { Words } from "../../../src/lib/words";

const root = new URL("../../../../src/maester/", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), "utf8");
const facts = (name: string) => text(`games/boardgame2/facts/${name}.toml`);
const map = readFileSync(new URL("../../../src/boards/boardgame2/map.json", import.meta.url), "utf8");

export const EDITION = edition(
  "boardgame2",
  JSON.parse(map),
  { components: facts("components"), cards: facts("house-cards"), westeros: facts("westeros-cards") },
  {},
);

export const words = new Words(new Language("en", [text("words/en.ftl"), text("words/web-en.ftl")]));
