// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { Language } from "../../src/lib/language";
import { Match } from "../../src/lib/match.svelte";
import type { ClientMessage, MatchInfo, SeatInfo, Site, Welcome } from "../../src/lib/messages";
import { site } from "../../src/lib/site.svelte";
import { Words } from "../../src/lib/words";
import Chat from "../../src/table/Chat.svelte";

const words = new Words(new Language("en", []), { "seat-2": "Brienne", "seat-3": "Squire" });

const SEATS = [
  { seat: "seat-1", person: { id: "a", nickname: "Arya" }, bot: null },
  { seat: "seat-2", person: { id: "b", nickname: "Brienne" }, bot: null },
  { seat: "seat-3", person: null, bot: "squire" },
] as unknown as SeatInfo[];

const LINE = { id: 1, at: "2026-01-01T12:00:00Z", nickname: "Arya", seat: "seat-1", to: null, text: "" };

let shown: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (shown) unmount(shown);
  shown = null;
});

/** The chat of a match, and what is sent from it. */
function chat({ negotiable = true, mine = ["seat-1"], status = "running", said = [] as object[] } = {}) {
  site.info = { games: [{ name: "thrones", private_chat: negotiable }] } as unknown as Site;
  const match = new Match("m", { read: () => null, write: () => undefined });
  const sent: ClientMessage[] = [];
  match.attach({ send: (message) => Boolean(sent.push(message)) });
  match.line = "open";
  const info = { id: "m", game: "thrones", seats: SEATS, status, my_seats: mine } as unknown as MatchInfo;
  match.take({
    type: "Welcome",
    match: info,
    story: [],
    decisions: [],
    chat: said,
    beat: null,
    held: [],
  } as unknown as Welcome);
  shown = mount(Chat, { target: document.body, props: { match, words } });
  flushSync();
  return sent;
}

function say(text: string): void {
  const input = document.querySelector("input")!;
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  document.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  flushSync();
}

const whom = () => document.querySelector("select");

describe("chat", () => {
  it("goes to the whole table at first", () => {
    const sent = chat();
    say("Well met");
    expect(sent).toEqual([{ type: "Say", text: "Well met", to: null, seat: "seat-1" }]);
    expect(document.querySelector("input")!.value).toBe("");
  });

  it("goes to one seat where the rules let players negotiate; bots are not talked to", () => {
    const sent = chat();
    expect([...whom()!.options].map((option) => option.textContent)).toEqual(["web-chat-table", "Brienne"]);
    whom()!.value = "seat-2";
    whom()!.dispatchEvent(new Event("change", { bubbles: true }));
    say("Let us hold the coast together");
    expect(sent).toEqual([
      { type: "Say", text: "Let us hold the coast together", to: "seat-2", seat: "seat-1" },
    ]);
  });

  it.each([
    ["where the rules do not", { negotiable: false }],
    ["for who only watches", { mine: [] }],
    ["before the match has begun", { status: "waiting" }],
    ["for who holds every seat a person holds", { mine: ["seat-1", "seat-2"] }],
  ])("has nobody to whisper to %s", (_, how) => {
    chat(how);
    expect(whom()).toBeNull();
  });

  it("says which lines were private, and to whom", () => {
    const lines = [
      { ...LINE, text: "for all" },
      { ...LINE, id: 2, to: "seat-2", text: "for one" },
    ];
    chat({ said: lines });
    const [open, secret] = [...document.querySelectorAll("li")];
    expect([open!.classList.contains("whisper"), secret!.classList.contains("whisper")]).toEqual([
      false,
      true,
    ]);
    expect(secret!.textContent).toContain("→ Brienne");
  });
});
