/** What things on the table are called: cards in play by their id, others by their code, cards of open piles, seats. */

import type { Target } from "../contract";
import { CARDS } from "./facts";
import type { CardId, Code, Seat } from "./types";

export function cardTarget(id: CardId): Target {
  return `card/${id}`;
}

/** A card in hand, an agenda, or a plot or title that is shown to be chosen. */
export function codeTarget(code: Code): Target {
  return `code/${code}`;
}

/** A card of a pile: `discard:seat-2:ghost`. */
export function pileTarget(name: string): Target {
  return `pile/${name}`;
}

/** A card of a deck that is looked at: another one of its name may be in the hand. */
export function foundTarget(code: Code): Target {
  return `found/${code}`;
}

export function seatTarget(seat: Seat): Target {
  return `seat/${seat}`;
}

export function answerTarget(answer: unknown): Target {
  return `answer/${JSON.stringify(answer)}`;
}

const IN_PLAY = /^[a-z0-9-]+\.\d+$/;
const SEAT = /^seat-\d+$/;
/** Questions about cards of a deck. */
const LOOKED_AT = ["search", "look-to-hand", "look-to-bottom", "look-order"];
const PILES = ["discard", "dead", "used", "plots", "deck", "removed"];

/** The code of the card a target shows, if it is no card in play. */
export function codeOf(target: Target): Code | null {
  const [kind = "", what = ""] = target.split("/");
  if (kind === "code" || kind === "found") return what;
  return kind === "pile" ? (what.split(":")[2] ?? null) : null;
}

/** What an option of a question points at on the table; null, if it is a word. */
export function pointed(option: unknown, about = ""): Target | null {
  if (typeof option !== "string") return null;
  if (LOOKED_AT.includes(about)) return option in CARDS ? foundTarget(option) : null;
  const [first = "", second = "", third = ""] = option.split(":");
  if (first === "marshal" || first === "ambush") return codeTarget(second);
  if (first === "save") return pointed(second.split("@")[0]);
  if (first === "faction") return seatTarget(second);
  if (first === "hand") return codeTarget(third);
  if (PILES.includes(first)) return pileTarget(option);
  if (option.includes("#")) return pointed(option.split("#")[0]);
  if (SEAT.test(option)) return seatTarget(option);
  if (IN_PLAY.test(option)) return cardTarget(option);
  return option in CARDS ? codeTarget(option) : null;
}
