/** A person's settings on this device: language, light or dark, how answers are sent, and the layout of the table. */

import { LANGUAGES, type LanguageId } from "./language";

export type Theme = "auto" | "light" | "dark";

const KEY = "maester.settings";

interface Kept {
  language: LanguageId;
  theme: Theme;
  /** Ask again before sending an answer chosen with one touch. */
  confirm: boolean;
  /** Play without the boards: in words, which can be read aloud. */
  withoutBoard: boolean;
  /** Whether the drawer beside the board is open, and at which of its tabs. */
  drawer: boolean;
  tab: string;
  /** On a small screen, what is in hand is shown in full, over the board. */
  tall: boolean;
  /** The bar lists all choices, in as many lines as needed. */
  listed: boolean;
  sound: boolean;
}

function kept(): Kept {
  const preferred = (globalThis.navigator?.languages ?? []).map((each) => each.slice(0, 2));
  const first = preferred.find((each) => (LANGUAGES as readonly string[]).includes(each));
  const start: Kept = {
    language: (first ?? "en") as LanguageId,
    theme: "auto",
    confirm: false,
    withoutBoard: false,
    drawer: true,
    tab: "",
    tall: false,
    listed: false,
    sound: true,
  };
  try {
    return { ...start, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return start;
  }
}

export const settings: Kept = $state(kept());

/** Change a setting, and remember it. */
export function set<K extends keyof Kept>(name: K, value: Kept[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage may be forbidden; then the setting lasts as long as the page.
  }
}
