import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../../src/maester/words/", import.meta.url);
const source = new URL("../../src/", import.meta.url);

const ids = (file: string) =>
  new Set(
    [...readFileSync(new URL(file, root), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!),
  );

/** Every id that begins with web- and is written out in the source; those put together are named here. */
const PUT_TOGETHER = ["status", "proposal", "rule", "jump", "westeros", "cardgame", "miniatures"].map(
  (word) => `web-${word}-`,
);

const code = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith("printed.ts"))
  .map((file) => readFileSync(new URL(file, source), "utf8"))
  .join("\n");

describe.each(["en", "de", "nl"])("the client's texts in %s", (lang) => {
  it("have every id the client says", () => {
    const said = new Set([...code.matchAll(/["'`](web-[a-z-]+[a-z])["'`]/g)].map((match) => match[1]!));
    const known = ids(`web-${lang}.ftl`);
    expect([...said].filter((id) => !known.has(id))).toEqual([]);
  });

  it("have no id that nobody says", () => {
    const unsaid = [...ids(`web-${lang}.ftl`)].filter(
      (id) => !code.includes(`"${id}"`) && !PUT_TOGETHER.some((begin) => id.startsWith(begin)),
    );
    expect(unsaid).toEqual([]);
  });

  it("are the same as in English", () => {
    expect([...ids(`web-${lang}.ftl`)]).toEqual([...ids("web-en.ftl")]);
  });
});
