/** The second edition, and its words, for the tests. */

import { readFileSync } from "node:fs";
import { Language } from "../../../src/lib/language";
import { Words } from "../../../src/lib/words";

export { EDITION } from "../../../src/boards/boardgame2/edition";

const root = new URL("../../../../src/maester/", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), "utf8");

export const words = new Words(new Language("en", [text("words/en.ftl"), text("words/web-en.ftl")]));
