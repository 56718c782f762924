import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  contact,
  cos,
  FULL,
  INCH,
  nearer,
  outline,
  overlap,
  sin,
  TOUCH,
} from "../../../src/boards/miniatures/geometry";

// The same number as in tests/scenarios/miniatures/test_digest.py.
const DIGEST = "3ef8bf9e2f5abd4ae8f2579a1d588840a6e5cd5c16574788d85ba4ae5c57d69d";
const SCENES = 60_000;
const TRAYS = [
  [5500, 4800],
  [5500, 5000],
  [2760, 2760],
  [2760, 5550],
] as const;

test("the digest of sixty thousand scenes is the one the server computes", { timeout: 60_000 }, () => {
  let at = 7;
  const below = (n: number): number => {
    at = (at * 48_271) % 2_147_483_647;
    return at % n;
  };
  const headings = Array.from({ length: FULL }, (_, h) => h);
  const digest = createHash("sha256");
  digest.update([...headings.map(sin), ...headings.map(cos)].join(","));
  for (let n = 0; n < SCENES; n++) {
    const [w, d] = TRAYS[below(4)] as readonly [number, number];
    const [x, y, h] = [below(48_001), below(48_001), below(FULL)];
    const [aside, ahead] = [below(14_001) - 7000, below(14_001) - 7000];
    const [w2, d2] = TRAYS[below(4)] as readonly [number, number];
    const p = outline(w, d, x, y, h);
    const q = outline(w2, d2, x + aside, y + ahead, below(FULL));
    const answers = [overlap(p, q), nearer(p, q, INCH - TOUCH), contact(p, q)].map(Number).join("");
    digest.update(`;${[...p, ...q].flat().join(",")}:${answers}`);
  }
  expect(digest.digest("hex")).toBe(DIGEST);
});
