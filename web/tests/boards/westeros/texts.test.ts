import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Ids that are put together while playing: how they begin, and how they may end. */
const PUT_TOGETHER: Record<string, string> = {
  guide:
    "westeros supply muster clash wildlings orders raven raids marches support cards aftermath power over",
  rail: "westeros planning action reveal resolve wildlings orders raven raids marches power clean-up over",
  token: "iron-throne fiefdoms kings-court",
  order: "banned none-left no-stars not-here no-units",
  raven: "rest look",
  lost: "units points supply",
  "muster-no": "points pool supply port footman one-area",
  march: "own enemy garrison neutral",
  "combat-part": "units order garrison card text blade tides neutral",
  "combat-step": "support house-cards texts tides blade resolution casualties retreat clean-up",
  "send-march": "supply two-fights too-weak port",
  send: "orders-open units-open losses-open losses-many",
  attack: "neutral before up-to support no-support either for tie",
  combat: "tie tied tie-won tie-lost silenced",
  area: "castle stronghold",
};

describe.each(["en", "de", "nl"])("the texts of the board game in %s", (lang) => {
  const text = readFileSync(
    new URL(`../../../../src/maester/words/web-${lang}.ftl`, import.meta.url),
    "utf8",
  );
  const known = new Set([...text.matchAll(/^web-westeros-([\w-]+) =/gm)].map((match) => match[1]!));

  it("have every ending of the ids that are put together", () => {
    const wanted = Object.entries(PUT_TOGETHER).flatMap(([begin, ends]) =>
      ends.split(" ").map((end) => `${begin}-${end}`),
    );
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
  });
});
