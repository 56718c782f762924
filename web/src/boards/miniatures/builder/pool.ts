/** What an army can be built from, as far as it fits and is like what is sought. */

import type { Words } from "../../../lib/words";
import { PRINTED } from "../printed";
import { canLead, type Fitting, factsOf, kindOf } from "./army";

export interface Filter {
  find: string;
  group: Group | "";
}

export type Group = "commanders" | "units" | "attachments" | "ncus";

export const GROUPS: readonly Group[] = ["commanders", "units", "attachments", "ncus"];

/** Which cards are in a group. Who leads as an attachment is there as the commander or not at all. */
const BELONGS: Readonly<Record<Group, (card: string, fitting: Fitting) => boolean>> = {
  commanders: canLead,
  units: (card) => kindOf(card) === "unit",
  attachments: (card, fitting) => kindOf(card) === "attachment" && !canLead(card, fitting),
  ncus: (card) => kindOf(card) === "ncu",
};

export interface Shown {
  group: Group;
  cards: readonly string[];
}

/** The cards that fit, in groups, each by cost and then by name; neutral ones last. */
export function shown(filter: Filter, fitting: Fitting, words: Words): Shown[] {
  const sought = plain(filter.find).split(/\s+/).filter(Boolean);
  return GROUPS.filter((group) => !filter.group || filter.group === group)
    .map((group) => ({
      group,
      cards: Object.keys(fitting ?? {})
        .filter((card) => BELONGS[group](card, fitting) && says(card, sought, words))
        .sort(
          (a, b) =>
            Number(neutral(a)) - Number(neutral(b)) ||
            (factsOf(a)?.cost ?? 0) - (factsOf(b)?.cost ?? 0) ||
            words.name(a).localeCompare(words.name(b)),
        ),
    }))
    .filter((each) => each.cards.length);
}

function neutral(card: string): boolean {
  return factsOf(card)?.faction === "neutral";
}

/** Whether all that is sought stands in the name, or in the name or text of an ability. */
function says(card: string, sought: readonly string[], words: Words): boolean {
  if (!sought.length) return true;
  const texts = [words.name(card)];
  for (const each of factsOf(card)?.abilities ?? []) {
    texts.push(words.name(each));
    if (words.has(`text-${each}`)) texts.push(words.say(`text-${each}`));
  }
  const said = plain(texts.join(" "));
  return sought.every((word) => said.includes(word));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** What a unit or an attachment is; nothing for an NCU. */
export function typeOf(card: string, words: Words): string {
  const unit = PRINTED.units[card];
  if (unit) return words.say(`label-sheet-type-${unit.printed_type ?? unit.tray}`);
  const attachment = PRINTED.attachments[card];
  if (attachment)
    return words.say("label-sheet-attachment", { type: words.say(`label-sheet-type-${attachment.type}`) });
  return words.say("label-sheet-type-ncu");
}
