/** How a name is written on a card: as large as its width allows, in two lines or cut short where it is narrow. */

export interface Lettering {
  /** Of the letters, in pixels. */
  size: number;
  lines: readonly string[];
}

/** The width of letters in EB Garamond semi-bold, as a fraction of their size: too wide rather than too narrow. */
const WIDE = 0.84;
const CAPITAL = 0.7;
const USUAL = 0.5;
const SLIM = 0.36;
/** Smaller letters cannot be read. */
const SMALLEST = 8.5;
/** The largest, as a fraction of the card's width; on a narrow card they may take more of it. */
const LARGEST = 0.17;
const LARGEST_NARROW = 10.5;
/** The width left inside the borders. */
const ROOM = 0.92;

/** The lines of a name on a card of this width in pixels, and the size of their letters. */
export function fitted(name: string, width: number): Lettering {
  const words = name.split(" ");
  const largest = Math.max(width * LARGEST, LARGEST_NARROW);
  const size = (lines: readonly string[]) =>
    Math.min(largest, (width * ROOM) / Math.max(...lines.map(wideness)));
  const whole = size([name]);
  if (words.length === 2 && whole < LARGEST_NARROW && size(words) >= SMALLEST)
    return { size: size(words), lines: words };
  if (whole >= SMALLEST) return { size: whole, lines: [name] };
  return {
    size: SMALLEST,
    lines: words.slice(0, 2).map((word) => shortened(word, (width * ROOM) / SMALLEST)),
  };
}

/** How wide a text is, in units of the letter size. */
export function wideness(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if ("mwMW".includes(letter)) return WIDE;
  if ("iljtfrI. ".includes(letter)) return SLIM;
  return letter === letter.toLowerCase() ? USUAL : CAPITAL;
}

/** As many letters of a word as fit, and a full stop for the rest. */
function shortened(word: string, room: number): string {
  if (wideness(word) <= room) return word;
  let letters = word.length - 1;
  while (letters > 1 && wideness(`${word.slice(0, letters)}.`) > room) letters -= 1;
  return `${word.slice(0, letters)}.`;
}

/** What long compounds of German and Dutch begin with: where browsers do not know a language, they break there. */
const BEGINNINGS = [
  ...[
    "Herausforderungs",
    "Militär",
    "Intrigen",
    "Strategie",
    "Fraktions",
    "Aufmarsch",
    "Herrschafts",
    "Aktions",
  ],
  ...["Spieler", "Verlierer", "Schattenwolf", "Blutorangen", "Wüsten", "Bloedsinaasappel", "Woestijn"],
  ...["uitdagingen", "uitdagings", "machts", "intrige", "spelers", "overheersings"],
];
const JOINTS = new RegExp(`(?<!\\p{L})(${BEGINNINGS.join("|")})(?=\\p{Ll}{4})`, "gu");

/** A text whose longest words may be broken where they are joined. */
export function breakable(text: string): string {
  return text.replace(JOINTS, "$1\u00ad");
}
