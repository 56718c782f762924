import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ARMS } from "../../src/art/houses";

const css = readFileSync(new URL("../../src/styles/tokens.css", import.meta.url), "utf8");

/** A tincture by day and by night. */
function tincture(name: string): [string, string] {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  if (!found) throw new Error(`tokens.css has no tincture --${name}`);
  return [found[1]!, found[2]!];
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast by day, and by night. */
function contrasts(text: string, ground: string): number[] {
  const [one, other] = [tincture(text), tincture(ground)];
  return [contrast(one[0], other[0]), contrast(one[1], other[1])];
}

const SURFACES = ["sunk", "surface", "raised"];
const FIELDS = [...Object.keys(ARMS), "iron"];

const TEXTS: [text: string, ground: string][] = [
  ...["ink", "ink-soft", "wax-text", "steel"].flatMap((text) =>
    SURFACES.map((ground): [string, string] => [text, ground]),
  ),
  ...["ink"].flatMap((text) =>
    ["sea", "land", "glow-ground"].map((ground): [string, string] => [text, ground]),
  ),
  ["wax-ink", "wax"],
  ["wax-ink", "wax-deep"],
  ["back-ink", "back-field"],
  ...FIELDS.map((house): [string, string] => [`${house}-ink`, `${house}-field`]),
  ...FIELDS.flatMap((house) => SURFACES.map((ground): [string, string] => [`${house}-text`, ground])),
];

/** What is not text but has to be seen: charges on their field, edges of what can be touched, the ring of the focus. */
const SIGNS: [sign: string, ground: string][] = [
  ...FIELDS.map((house): [string, string] => [`${house}-charge`, `${house}-field`]),
  ["back-charge", "back-field"],
  ...["line-strong", "glow", "ring", "gold"].map((sign): [string, string] => [sign, "surface"]),
];

describe("the measure", () => {
  it("knows black on white and a pair given by WCAG", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});

describe("text can be read by day and by night", () => {
  it.each(TEXTS)("%s on %s", (text, ground) => {
    for (const each of contrasts(text, ground)) expect(each).toBeGreaterThanOrEqual(4.5);
  });
});

describe("signs can be seen by day and by night", () => {
  it.each(SIGNS)("%s on %s", (sign, ground) => {
    for (const each of contrasts(sign, ground)) expect(each).toBeGreaterThanOrEqual(3);
  });
});

describe("houses are told apart without colour", () => {
  it("each has a charge and a pattern nobody else has", () => {
    const drawn = Object.entries(ARMS).filter(([house]) => house !== "neutral");
    expect(new Set(drawn.map(([, arms]) => arms.charge)).size).toBe(drawn.length);
    expect(new Set(drawn.map(([, arms]) => arms.pattern)).size).toBe(drawn.length);
  });
});
