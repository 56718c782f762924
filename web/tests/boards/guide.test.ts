/** The guide speaks of what is asked, and to the one who is asked: for every question of every game. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as cardgame from "../../src/boards/cardgame/guide";
import type { Decision, View } from "../../src/boards/cardgame/types";
import * as miniatures from "../../src/boards/miniatures/guide";
import * as westeros from "../../src/boards/westeros/guide";
import { loosely } from "../loosely";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const web = (["en", "de", "nl"] as const).map((lang) => read(`../../../src/maester/words/web-${lang}.ftl`));

/** Everything a game asks, by the words it asks with. */
function questions(...rooms: readonly string[]): string[] {
  const texts = rooms.map((room) => read(`../../../src/maester/games/${room}/words/en.ftl`)).join("\n");
  return [...texts.matchAll(/^ask-([a-z-]+) =/gm)].map((found) => found[1]!);
}

function isWritten(message: string): boolean {
  return web.every((text) => new RegExp(`^${message} = \\S`, "m").test(text));
}

/** Paragraphs that speak of nothing but one question, and the questions they may be read with. */
const ONLY: Readonly<Record<string, readonly string[]>> = {
  mulligan: ["keep-hand"],
  first: ["first-player"],
  challenge: ["challenge"],
  defenders: ["defenders"],
  redirect: ["redirect", "redirect-to", "bypass"],
  save: ["respond-would"],
};

describe("the guide of the card game", () => {
  const moments: { seat: string; view: View; decision: Decision }[] = JSON.parse(
    read("./cardgame/views.json"),
  );

  it("has words for every paragraph", () => {
    for (const step of Object.keys(cardgame.GUIDE))
      expect([step, isWritten(`web-cardgame-guide-${step}`)]).toEqual([step, true]);
  });

  it("knows only questions that are asked", () => {
    expect(Object.keys(cardgame.ASKED).filter((about) => !questions("cardgame").includes(about))).toEqual([]);
  });

  it("in whole games speaks of a question to nobody but the one who is asked", () => {
    for (const { seat, view, decision } of moments)
      for (const reader of [...Object.keys(view.players), null]) {
        const about = reader === seat ? decision.about : null;
        const step = cardgame.guideStep(view, about, reader);
        if (step in ONLY) expect([step, ONLY[step]!.includes(about ?? "")]).toEqual([step, true]);
        if (step === "defenders") expect(reader).toBe(view.challenge?.defender);
        if (step === "marshaling" || step === "before-challenge") expect(reader).toBe(view.active);
        if (step.startsWith("others-") && step !== "others-defend") expect(reader).not.toBe(view.active);
      }
  });

  it("in whole games has seen the questions that were told wrongly", () => {
    const seen = new Set(moments.map(({ decision }) => decision.about));
    for (const about of ["defenders", "challenge", "first-player", "keep-hand"])
      expect(seen.has(about)).toBe(true);
  });
});

describe("the guide of the miniatures game", () => {
  const asked = { round: 1, active: "seat-1" };

  it("has words for every paragraph", () => {
    for (const step of Object.keys(miniatures.GUIDE))
      expect([step, isWritten(`web-miniatures-guide-${step}`)]).toEqual([step, true]);
  });

  it("speaks of table sides only to who chooses one, and of the first player only to who names one", () => {
    const steps = questions("miniatures").map((about) => [
      about,
      loosely(miniatures.guideStep)(asked, { about }),
    ]);
    const told = (step: string) => steps.filter((each) => each[1] === step).map(([about]) => about);
    expect(told("zones").sort()).toEqual(["corner", "role", "storm-zones", "zone"]);
    expect(told("first")).toEqual(["first-player"]);
    expect(told("wait")).toEqual([]);
  });

  it("tells who is asked nothing to wait, while armies are deployed, too", () => {
    expect(miniatures.guideStep({ round: 0, active: "seat-2" }, null)).toBe("wait");
  });
});

describe("the guide of the board games", () => {
  const moment = { phase: "action", step: "marches", battle: null } as const;

  it("has words for every paragraph, and knows only questions that are asked", () => {
    const known = questions("boardgame", "boardgame1", "boardgame2");
    for (const [about, step] of Object.entries(westeros.ASKED)) {
      expect(known).toContain(about);
      expect([step, isWritten(`web-westeros-guide-${step}`)]).toEqual([step, true]);
    }
  });

  it("speaks of the question rather than of the moment to who is asked", () => {
    expect(westeros.guideStep(moment, "support")).toBe("support");
    expect(westeros.guideStep(moment, "bid-wildlings")).toBe("wildlings");
    expect(westeros.guideStep(moment, "take-port")).toBe("marches");
    expect(westeros.guideStep(moment)).toBe("marches");
  });
});
