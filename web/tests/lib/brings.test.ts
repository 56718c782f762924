import { describe, expect, it } from "vitest";
import { rosterLabel } from "../../src/lib/brings";

describe("what is brought, in a list", () => {
  const words = { name: (id: string) => ({ stark: "House Stark" })[id] ?? id };

  it("says whose it is", () => {
    const signs = { faction: "stark", agenda: "fealty" };
    expect(rosterLabel("Northern Host", signs, words)).toBe("Northern Host · House Stark");
  });

  it("does not say it twice", () => {
    expect(rosterLabel("House Stark", { faction: "stark" }, words)).toBe("House Stark");
    expect(rosterLabel("Anything", {}, words)).toBe("Anything");
  });
});
