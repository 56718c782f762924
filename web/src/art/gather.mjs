/**
 * Takes the charges we use out of @iconify-json/game-icons into charges/*.ts, and credits their makers there and in
 * CREDITS.md. Run it after changing the lists: node src/art/gather.mjs
 */

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const { icons } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"),
);

// The makers are those of the folders of github.com/game-icons/icons. Look a new icon up there by its outline: several
// makers have drawn a stiletto or a horse's head, and the package keeps one of each without saying whose.
const MAKERS = {
  "Carl Olsen": "https://twitter.com/unstoppableCarl",
  Cathelineau: "https://game-icons.net",
  Delapouite: "https://delapouite.com",
  HeavenlyDog: "https://gnomosygoblins.blogspot.com",
  Lorc: "https://lorcblog.blogspot.com",
  Skoll: "https://game-icons.net",
};

/** By file, so that the lobby does not load what only a table draws; then by maker. */
const USED = {
  houses: {
    about: "The charges of the houses.",
    Lorc: ["wolf-head", "lion", "stag-head", "rose", "dragon-head", "crow-dive"],
    Delapouite: ["giant-squid", "sun-spear", "sharp-axe"],
  },
  characters: {
    about: "The badges of characters.",
    Lorc: [
      "wolf-howl raven paw-print snowflake-2 wooden-door queen-crown metal-hand hound mountains swap-bag",
      "heartburn daisy cat gem-pendant anvil-impact crown visored-helm quill-ink spears crossed-sabres",
      "horse-head",
    ].flatMap((line) => line.split(" ")),
    Delapouite: [
      "two-handed-sword finch book-pile scroll-quill wine-bottle warhammer peach bear-head",
      "spiked-dragon-head",
    ].flatMap((line) => line.split(" ")),
    Skoll: ["breaking-chain", "stiletto"],
    "Carl Olsen": ["crossbow"],
  },
  table: {
    about: "What lies on a table or marks a seat.",
    Lorc: ["plain-dagger"],
    Delapouite: ["torch"],
  },
  cards: {
    about: "What the cards of the card game show.",
    Lorc: [
      "crossed-swords crown quill-ink queen-crown wolf-howl raven snowflake-2 swap-bag heartburn gem-pendant",
      "anvil-impact visored-helm spears crossed-sabres horse-head plain-dagger metal-hand mountains daisy",
      "dragon-head",
    ].flatMap((line) => line.split(" ")),
    Delapouite: [
      "tower-flag caravel scroll-quill book-pile wine-bottle two-handed-sword torch spiked-dragon-head finch",
      "sharp-axe warhammer",
    ].flatMap((line) => line.split(" ")),
    Skoll: ["breaking-chain"],
    Cathelineau: ["swordman"],
    HeavenlyDog: ["catapult"],
  },
  emblems: {
    about: "What the emblems of the games are composed of.",
    Lorc: ["crossed-swords"],
    Delapouite: ["tower-flag", "caravel"],
    Skoll: ["mounted-knight"],
    Cathelineau: ["swordman"],
    HeavenlyDog: ["catapult"],
  },
};

/** The outline of an icon, in a square of 512. */
function outline(name) {
  const body = icons[name]?.body;
  if (!body) throw new Error(`game-icons has no ${name}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");
}

const credits = [];
for (const [file, { about, ...makers }] of Object.entries(USED)) {
  const lines = Object.entries(makers).flatMap(([maker, names]) => {
    const known = new Set(credits.map((credit) => credit.name));
    credits.push(...names.filter((name) => !known.has(name)).map((name) => ({ name, maker })));
    return names.map((name) => `  "${name}": "${outline(name)}",\n`);
  });
  writeFileSync(
    `${here}charges/${file}.ts`,
    `/** ${about} Outlines in a square of 512, made by gather.mjs; see CREDITS.md. */\n\n` +
      "// biome-ignore format: one outline, one line\n" +
      `export const ${file.toUpperCase()} = {\n${lines.join("")}} as const;\n`,
  );
}
credits.sort((a, b) => (a.name < b.name ? -1 : 1));

const of = (maker) => credits.filter((credit) => credit.maker === maker).map((credit) => credit.name);
const makers = Object.entries(MAKERS).map(([maker, url]) => ({ maker, url, charges: of(maker) }));

writeFileSync(
  `${here}credits.ts`,
  `/** Whose drawings we use, for the about page. Made by gather.mjs. */\n\n` +
    `export interface Credit {\n  maker: string;\n  url: string;\n  charges: readonly string[];\n}\n\n` +
    `export const LICENCE = {\n  name: "CC BY 3.0",\n  url: "https://creativecommons.org/licenses/by/3.0/",\n` +
    `  source: "https://game-icons.net",\n} as const;\n\n` +
    `// biome-ignore format: one maker, one line\nexport const CREDITS: readonly Credit[] = [\n` +
    makers.map((credit) => `  ${JSON.stringify(credit)},\n`).join("") +
    `];\n`,
);
writeFileSync(
  `${here}CREDITS.md`,
  `# Whose drawings these are\n\n` +
    `Shields, patterns, cards, tokens, emblems, the throne, the onion, the trout, the seal and the logo are ours, ` +
    `under the\n` +
    `licence of this repository. These charges come from [game-icons.net](https://game-icons.net), under\n` +
    `[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/), recoloured and recomposed:\n\n` +
    makers
      .map(({ maker, url, charges }) => `- Icons made by [${maker}](${url}): ${charges.join(", ")}\n`)
      .join("") +
    `\nTypefaces, under the SIL Open Font License 1.1: Cinzel (Natanael Gama), ` +
    `EB Garamond (Georg Duffner, Octavio Pardo),\n` +
    `Inter (Rasmus Andersson). Interface icons: Lucide, under the ISC licence.\n`,
);
