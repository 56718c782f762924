/** Whose drawings we use, for the about page. Made by gather.mjs. */

export interface Credit {
  maker: string;
  url: string;
  charges: readonly string[];
}

export const LICENCE = {
  name: "CC BY 3.0",
  url: "https://creativecommons.org/licenses/by/3.0/",
  source: "https://game-icons.net",
} as const;

// biome-ignore format: one maker, one line
export const CREDITS: readonly Credit[] = [
  {"maker":"Carl Olsen","url":"https://twitter.com/unstoppableCarl","charges":["crossbow"]},
  {"maker":"Cathelineau","url":"https://game-icons.net","charges":["swordman"]},
  {"maker":"Delapouite","url":"https://delapouite.com","charges":["bear-head","book-pile","caravel","finch","giant-squid","peach","scroll-quill","sharp-axe","spiked-dragon-head","sun-spear","torch","tower-flag","two-handed-sword","warhammer","wine-bottle"]},
  {"maker":"HeavenlyDog","url":"https://gnomosygoblins.blogspot.com","charges":["catapult"]},
  {"maker":"Lorc","url":"https://lorcblog.blogspot.com","charges":["anvil-impact","cat","crossed-sabres","crossed-swords","crow-dive","crown","daisy","dragon-head","gem-pendant","heartburn","horse-head","hound","lion","metal-hand","mountains","paw-print","plain-dagger","queen-crown","quill-ink","raven","rose","snowflake-2","spears","stag-head","swap-bag","visored-helm","wolf-head","wolf-howl","wooden-door"]},
  {"maker":"Skoll","url":"https://game-icons.net","charges":["breaking-chain","mounted-knight","stiletto"]},
];
