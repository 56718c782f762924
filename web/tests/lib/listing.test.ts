import { describe, expect, it } from "vitest";
import { Listing } from "../../src/lib/listing.svelte";
import type { Answers, Asked } from "../../src/lib/messages";
import { part } from "../loosely";

const asked = (seat: string, number: number): Asked => ({
  seat,
  asked: number,
  decision: part({}),
});
const answers = (seat: string, number: number): Answers => ({
  seat,
  asked: number,
  choices: [],
  more: false,
});

describe("a listing", () => {
  it("has the answers to the decision they were listed for, and to no other", async () => {
    const listing = new Listing(async (seat) => answers(seat, 4));
    expect(listing.of(asked("seat-1", 4))).toBeNull();
    await listing.load(asked("seat-1", 4));
    expect(listing.of(asked("seat-1", 4))).toEqual(answers("seat-1", 4));
    expect(listing.of(asked("seat-1", 6))).toBeNull();
    expect(listing.of(asked("seat-2", 4))).toBeNull();
  });

  it("keeps what it has when the server does not answer", async () => {
    let reachable = true;
    const listing = new Listing(async (seat) => {
      if (!reachable) throw new Error("offline");
      return answers(seat, 4);
    });
    await listing.load(asked("seat-1", 4));
    reachable = false;
    await listing.load(asked("seat-1", 4));
    expect(listing.of(asked("seat-1", 4))).toEqual(answers("seat-1", 4));
  });
});
