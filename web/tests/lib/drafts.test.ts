import { describe, expect, it } from "vitest";
import { Drafts } from "../../src/lib/drafts";
import type { Asked } from "../../src/lib/messages";
import { part } from "../loosely";

function begun(): Drafts {
  const kept = new Map<string, unknown>();
  return new Drafts("a-match", {
    read: (key) => JSON.parse((kept.get(key) as string | undefined) ?? "null"),
    write: (key, value) => void kept.set(key, JSON.stringify(value)),
  });
}

const asked = part<Asked>({
  seat: "stark",
  asked: 4,
  decision: { about: "orders", fields: { winterfell: {} } },
});

describe("drafts", () => {
  it("are found again for the same question", () => {
    const drafts = begun();
    expect(drafts.of(asked, 10)).toBeUndefined();
    drafts.keep(asked, 10, { winterfell: "raid" });
    expect(drafts.of(asked, 12)).toEqual({ winterfell: "raid" });
    expect(drafts.of({ ...asked, seat: "tyrell" }, 10)).toBeUndefined();
  });

  it("are found again once an answer was taken back, and not when the same is asked later on", () => {
    const drafts = begun();
    drafts.keep(asked, 10, { winterfell: "raid" });
    expect(drafts.of({ ...asked, asked: 7 }, 10)).toEqual({ winterfell: "raid" });
    expect(drafts.of({ ...asked, asked: 40 }, 90)).toBeUndefined();
    expect(drafts.of({ ...asked, asked: 7, decision: part({}) }, 10)).toBeUndefined();
  });
});
