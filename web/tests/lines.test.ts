/** Every line fits on the screen; only the outline of a drawing is one line, however long it is. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const LONGEST = 120;
const OUTLINE = /[MLHVCSQTAZ\d\s.,-]{50,}/gi;
const WRITTEN = /Written by `make types`|[mM]ade by gather\.mjs/;

const files = ["src", "tests", "scripts"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|svelte|mjs|css)$/.test(file))
    .map((file) => join(folder, file)),
);

it("has no line that is longer than 120 characters", () => {
  const long = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    if (WRITTEN.test(text.slice(0, 400))) return [];
    return text
      .split("\n")
      .flatMap((line, n) => (line.replace(OUTLINE, "").length > LONGEST ? [`${file}:${n + 1}`] : []));
  });
  expect(files.length).toBeGreaterThan(300);
  expect(long).toEqual([]);
});
