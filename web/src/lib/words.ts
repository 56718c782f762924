/**
 * Words: everything the rules can say, said in one language to one listener.
 *
 * The twin of src/maester/words: its docstring says how ids and arguments are made, and this does the same with JSON.
 */

import { optionsOf } from "./decisions";
import { type Fields, fieldsOf, isFields, isList } from "./fields";
import type { AnsweredItself, AnyDecision, AnyEvent, Standing } from "./kernel";
import type { Argument, Language } from "./language";
import type { Refused } from "./messages";

/** Longer texts that somebody typed are cut to this length. */
const LONGEST = 200;

/** One of several copies of a thing: `ghost.14`. */
const COPY = /([\w~-]+)\.(\d+)/;

/** One of several that are alike, always named with its number: `guardsmen~2`. */
const NUMBERED = /^([\w-]+)~(\d+)$/;

/** Refusals that name the field themselves. */
const ABOUT_A_FIELD = ["no-such-field", "field-left-open"];

/** So many of the same kind in a row are told in one sentence. */
const MANY = 4;

/** The attribute of an event's message with the list behind its sentence. */
const BEHIND = "behind";

/** A sentence of a story, the list that it sums up, if it does, and the events it tells. */
export interface Told {
  sentence: string;
  behind: readonly string[];
  at: readonly number[];
}

export class Words {
  readonly language: Language;
  /** The names of the people in the seats. */
  readonly names: Readonly<Record<string, string>>;
  /** The reader's seat, addressed as "you". */
  readonly you: string | null;
  private readonly apart: Apart;

  constructor(
    language: Language,
    names: Readonly<Record<string, string>> = {},
    you: string | null = null,
    apart: Apart = { alike: new Map(), whose: {} },
  ) {
    this.language = language;
    this.names = names;
    this.you = you;
    this.apart = apart;
  }

  /** Any message by its id. */
  say(message: string, values: Fields = {}): string {
    return this.language.say(message, this.arguments(message, values));
  }

  has(message: string): boolean {
    return this.language.has(message);
  }

  /** The name of a card, a house, a seat: anything with an id. */
  name(what: string): string {
    if (what === this.you) return this.say("name-you");
    const seated = this.names[what];
    if (seated !== undefined) return seated;
    if (this.has(`name-${what}`)) return this.say(`name-${what}`);
    const copy = new RegExp(`^${COPY.source}$`).exec(what);
    if (copy?.[1] && copy[2]) {
      const plain = this.name(copy[1]);
      const number = this.apart.alike.get(what);
      const seat = this.apart.whose[what];
      if (number !== undefined && this.has("name-of-army"))
        return this.language.say("name-of-army", { name: plain, number: copy[2] });
      const name = number === undefined ? plain : this.language.say("name-copy", { name: plain, number });
      return seat === undefined ? name : this.say("name-whose", { name, seat });
    }
    const numbered = NUMBERED.exec(what);
    if (numbered?.[1] && numbered[2]) {
      return this.language.say("name-copy", { name: this.name(numbered[1]), number: numbered[2] });
    }
    return this.saidOf(what) ?? this.cut(what);
  }

  /** An id of several parts, by the message of its first one. */
  private saidOf(what: string): string | null {
    const [first, ...rest] = what.split(/[:#@]/);
    const message = `id-${first}`;
    if (!rest.length || rest.length > 3 || !this.has(message)) return null;
    const values = rest.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const [a = null, b = null, c = null] = values;
    return this.say(message, { a, b, c });
  }

  private cut(what: string): string {
    return what.length <= LONGEST ? what : `${what.slice(0, LONGEST)}…`;
  }

  /** Names as people list them: a, b and c. */
  listed(things: readonly string[]): string {
    return String(this.joined(things.map((thing) => this.name(thing))));
  }

  /** What the seat that is asked has to do now. */
  prompt(decision: AnyDecision): string {
    const plain = Object.entries(fieldsOf(decision)).filter(
      ([name, value]) => name !== "type" && ["string", "number", "boolean"].includes(typeof value),
    );
    return this.say(`ask-${decision.about}`, Object.fromEntries(plain));
  }

  /** The same words, telling apart the copies in a decision. */
  among(decision: AnyDecision): Words {
    return new Words(this.language, this.names, this.you, toldApart(decision));
  }

  /** One allowed answer, as a choice. */
  answer(about: string, answer: unknown): string {
    const id = `answer-${about}`;
    if (!this.has(id)) return this.worth(answer);
    const whole = !isFields(answer) || this.isOffer(answer) || this.language.has(id, "answer-each");
    return this.say(id, whole ? { answer } : untyped(answer));
  }

  /** What happened. */
  event(event: AnyEvent): string {
    return this.told("event", event);
  }

  /** What a sentence that only counts has counted; empty if it has said everything. */
  behind(event: AnyEvent): string {
    const message = `event-${kebab(event.type)}`;
    if (!this.language.has(message, BEHIND)) return "";
    const [words, values] = this.heard(event);
    const listed = words.language.say(message, words.arguments(message, values), BEHIND);
    return this.event(event).includes(listed) ? "" : listed;
  }

  /** What happened at these lines, one sentence each; one for all where the same happened to many in a row. */
  story(events: readonly AnyEvent[], lines: readonly number[]): Told[] {
    const found: Told[] = [];
    for (const { common, at } of this.runs(events, lines)) {
      if (common !== null && at.length >= MANY)
        found.push({
          sentence: this.told("many", events[at[0]!]!, at.length),
          behind: at.map((each) => this.event(events[each]!)),
          at,
        });
      else
        for (const each of at) {
          const list = this.behind(events[each]!);
          found.push({ sentence: this.event(events[each]!), behind: list ? [list] : [], at: [each] });
        }
    }
    return found;
  }

  /** Events in a row of which the same can be said. */
  private runs(
    events: readonly AnyEvent[],
    lines: readonly number[],
  ): { common: string | null; at: number[] }[] {
    const found: { common: string | null; at: number[] }[] = [];
    for (const at of lines) {
      const event = events[at]!;
      const common = this.has(`many-${kebab(event.type)}`) ? this.told("many", event, MANY) : null;
      const last = found.at(-1);
      if (last && common !== null && last.common === common) last.at.push(at);
      else found.push({ common, at: [at] });
    }
    return found;
  }

  private told(how: "event" | "many", event: AnyEvent, count?: number): string {
    const [words, values] = this.heard(event);
    return words.say(`${how}-${kebab(event.type)}`, count === undefined ? values : { ...values, count });
  }

  /** Words for who hears of an event, knowing whose things it is about; and what it says. */
  private heard(event: AnyEvent): [Words, Fields] {
    const { owners, ...told } = untyped(fieldsOf(event));
    const itself = isAnsweredItself(event);
    const values = itself ? { ...told, answer: this.answer(event.about, event.answer) } : told;
    if (!isOwners(owners)) return [this, values];
    return [new Words(this.language, this.names, this.you, { ...this.apart, whose: owners }), values];
  }

  /** Why something was not done; the caller adds the rule it rests on. */
  refusal(refused: Pick<Refused, "why" | "about"> & { sentence?: string }): string {
    const id = `refusal-${refused.why}`;
    if (!this.has(id)) return refused.sentence || this.say("web-not-done");
    const sentence = this.say(id, refused.about);
    if (!("field" in refused.about) || ABOUT_A_FIELD.includes(refused.why)) return sentence;
    return this.say("refusal-in-field", { field: refused.about.field, sentence });
  }

  /** Who leads; once the game is over, who has won and why. */
  standing(standing: Standing): string {
    const first = Object.keys(standing.places).filter((seat) => standing.places[seat] === 1);
    if (!standing.over) return this.say("standing-ahead", { leaders: first });
    const won = this.say("standing-won", { winners: first });
    return standing.why ? `${won} ${this.say(`why-${standing.why}`)}` : won;
  }

  /** A value without a message of its own. */
  private worth(value: unknown): string {
    if (typeof value === "string") return this.name(value);
    if (isList(value)) return String(this.joined(value.map((each) => this.worth(each))));
    if (this.isOffer(value)) return this.offered(value);
    if (isFields(value))
      return String(this.joined(Object.values(untyped(value)).map((each) => this.worth(each))));
    return String(value ?? "");
  }

  private arguments(message: string, values: Fields): Record<string, Argument> {
    const made: Record<string, Argument> = { hidden: yesOrNo(Object.values(values).includes(null)) };
    for (const [name, value] of Object.entries(values)) {
      made[name] = name === "why" ? this.say(`why-${value}`) : this.worded(value, message, name);
      for (const [flag, state] of Object.entries(this.flags(value))) made[`${name}-${flag}`] = state;
    }
    return made;
  }

  private worded(value: unknown, message: string, name: string): Argument {
    if (value === null || value === undefined) return "";
    if (typeof value === "boolean") return yesOrNo(value);
    if (typeof value === "number") return value;
    if (typeof value === "string") return this.name(value);
    if (isList(value))
      return this.joined(this.counted(value) ?? value.map((item) => this.worded(item, message, name)));
    if (!isFields(value)) return "";
    if (this.isOffer(value)) return this.offered(value);
    if (this.language.has(message, `${name}-each`))
      return this.joined(Object.entries(value).map((pair) => this.paired(pair, message, name)));
    return this.language.say(message, this.arguments(message, untyped(value)), name);
  }

  /** What can be chosen, by the message of its kind. */
  private offered(offer: Tagged): string {
    const occasion = this.apart.alike.get(JSON.stringify(offer));
    const values = occasion === undefined ? untyped(offer) : { ...untyped(offer), occasion };
    return this.say(`offer-${kebab(offer.type)}`, values);
  }

  private isOffer(value: unknown): value is Tagged {
    return isTagged(value) && this.has(`offer-${kebab(value.type)}`);
  }

  /** One entry of a mapping: its key and its value. */
  private paired([key, value]: [string, unknown], message: string, name: string): string {
    return this.language.say(message, this.arguments(message, { key, value }), `${name}-each`);
  }

  /** Equal items counted, as in "2 footmen" and "1 knight"; null, if there are none, or no such items. */
  private counted(items: readonly unknown[]): Argument[] | null {
    if (!items.every((item) => typeof item === "string" || this.isOffer(item))) return null;
    const ids = items.filter((item) => typeof item === "string");
    if (ids.length === items.length && ids.every((id) => this.has(`count-${id}`)))
      return [...counter(ids)].map(([item, count]) => this.language.say(`count-${item}`, { count }));
    const names = counter(
      items.map((item) => (typeof item === "string" ? this.name(item) : this.offered(item))),
    );
    return names.size < items.length ? [...names].map(([name, count]) => this.several(name, count)) : null;
  }

  /** What is named once, and how often it is there. */
  private several(name: string, count: number): Argument {
    return count === 1 ? name : this.language.say("list-several", { count, name });
  }

  private flags(value: unknown): Record<string, Argument> {
    if (typeof value === "number") {
      const sign = value < 0 ? "negative" : value > 0 ? "positive" : "zero";
      return { sign, inches: Math.round(value / 10) / 100, degrees: Math.round(value / 10) / 10 };
    }
    if (typeof value === "string") return { you: yesOrNo(value === this.you), id: value };
    if (isList(value)) return { you: yesOrNo(value.includes(this.you)), count: value.length };
    return isFields(value) ? { count: Object.keys(value).length } : {};
  }

  private joined(items: readonly Argument[]): Argument {
    const [first, ...rest] = items;
    const last = rest.pop();
    if (first === undefined || last === undefined) return first ?? "";
    let text = first;
    for (const next of rest) text = this.language.say("list-comma", { items: text, next });
    return this.language.say("list-last", { items: text, last });
  }
}

/** What is said of things and offers beyond their names. */
export interface Apart {
  /** Copies with their place among those alike; offers, as JSON, with the place of their occasion. */
  alike: ReadonlyMap<string, number>;
  /** Copies with the seat that has them, because another has one, too. */
  whose: Readonly<Record<string, string>>;
}

/**
 * What tells the options of a decision apart. Copies that share their name are told by whose they are, where offers say
 * that and it differs, and by their place among those that are left; occasions for one use by their place.
 */
export function toldApart(decision: AnyDecision): Apart {
  const offers = optionsOf(decision).filter(isTagged);
  const owners = new Map(offers.flatMap(owned));
  const alike = new Map<string, number>();
  const whose: Record<string, string> = {};
  for (const [name, numbers] of numbered(JSON.stringify(decision))) {
    const copies = numbers.map((number) => `${name}.${number}`);
    if (new Set(copies.map((copy) => owners.get(copy))).size > 1)
      for (const copy of copies) {
        const owner = owners.get(copy);
        if (owner !== undefined) whose[copy] = owner;
      }
    for (const same of groups(copies, (copy) => whose[copy] ?? ""))
      if (same.length > 1) for (const [n, copy] of same.entries()) alike.set(copy, n + 1);
  }
  const answering = offers.filter((each) => typeof each.occasion === "number");
  for (const same of groups(answering, (offer) => JSON.stringify({ ...offer, occasion: null })))
    for (const [n, offer] of same.entries()) alike.set(JSON.stringify(offer), n);
  return { alike, whose };
}

/** The card of an offer, and whose it is, if it says so. */
function owned({ card, owner }: Tagged): [string, string][] {
  return typeof card === "string" && typeof owner === "string" && card && owner ? [[card, owner]] : [];
}

/** Items with the same key together, in the order in which they come. */
function groups<T>(items: readonly T[], key: (item: T) => string): readonly T[][] {
  const found = new Map<string, T[]>();
  for (const item of items) found.set(key(item), [...(found.get(key(item)) ?? []), item]);
  return [...found.values()];
}

/** How often each is there, in the order they first come. */
function counter(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** The names of copies, and their numbers in order. */
function numbered(text: string): [string, number[]][] {
  const found = new Map<string, Set<number>>();
  for (const [, name = "", number] of text.matchAll(new RegExp(COPY, "g")))
    found.set(name, (found.get(name) ?? new Set()).add(Number(number)));
  return [...found].map(([name, numbers]) => [name, [...numbers].sort((a, b) => a - b)]);
}

/** CardPlaced → card-placed. */
export function kebab(name: string): string {
  return name.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();
}

/** A value of one of several types, which says of which. */
type Tagged = Fields & { readonly type: string };

function isTagged(value: unknown): value is Tagged {
  return isFields(value) && typeof value.type === "string";
}

function isAnsweredItself(event: AnyEvent): event is AnsweredItself {
  return event.type === "AnsweredItself";
}

/** Whether it says which seats have the things that an event is about. */
function isOwners(value: unknown): value is Readonly<Record<string, string>> {
  return isFields(value) && Object.values(value).every((seat) => typeof seat === "string");
}

/** The fields of a value, without its type tag. */
function untyped(value: Fields): Fields {
  const { type: _, ...fields } = value;
  return fields;
}

function yesOrNo(state: boolean): string {
  return state ? "yes" : "no";
}
