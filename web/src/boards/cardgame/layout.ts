/** How large cards can be drawn so that all of a table are in sight. */

/** A card is 5 to 7; one that kneels lies on its side. */
export const TALL = 1.4;

export interface Item {
  knelt: boolean;
  /** Things that stick out above it: attachments. */
  tabs: number;
}

export interface Sizes {
  gap: number;
  /** The height of a tab, for a card so many pixels wide. */
  tab: (width: number) => number;
}

export const SIZES: Sizes = { gap: 4, tab: (width) => Math.max(13, Math.round(width * 0.19)) };

/** Locations are drawn smaller than characters: so much of their width. */
export const SMALLER = 0.8;

/** The height that a row of cards takes when it goes on in as many lines as it needs. */
export function rowHeight(items: readonly Item[], width: number, room: number, sizes: Sizes = SIZES): number {
  let [x, line, height] = [0, 0, 0];
  for (const { knelt, tabs } of items) {
    const [w, h] = knelt ? [width * TALL, width] : [width, width * TALL];
    const tall = h + tabs * sizes.tab(width);
    if (x > 0 && x + sizes.gap + w > room) {
      height += line + sizes.gap;
      [x, line] = [0, 0];
    }
    x += (x > 0 ? sizes.gap : 0) + w;
    line = Math.max(line, tall);
  }
  return height + line;
}

/** The width that a row of cards takes in a single line. */
export function rowWidth(items: readonly Item[], width: number, sizes: Sizes = SIZES): number {
  return items.reduce((sum, { knelt }) => sum + (knelt ? width * TALL : width) + sizes.gap, 0);
}

/** How wide a card has to be for its text to be read. */
export const READ = 118;

/** How wide cards are drawn that are offered: in one line if they can be read so, else in several. */
export function offeredWidth(count: number, room: number, gap = 8): number {
  const one = Math.floor((room + gap) / Math.max(4, count)) - gap;
  return one >= READ ? Math.min(184, one) : 150;
}

/** On a small screen two lie side by side, as many as can be read there. */
export function inTwos(room: number, gap = 8): number {
  return Math.max(READ, Math.min(184, Math.floor((room - gap) / 2)));
}

/** How wide cards lie that need several lines: each as long as the others, not five and a last one alone. */
export function evenly(count: number, width: number, room: number, gap: number): number {
  const most = Math.max(1, Math.floor((room + gap) / (width + gap)));
  const each = Math.ceil(count / Math.ceil(count / most));
  return each * (width + gap) - gap;
}

export interface Laid {
  /** Of a character. */
  width: number;
  /** Both rows lie side by side, because cards can be larger so. */
  aside: boolean;
}

/** Between two rows that lie side by side. */
export const ASIDE = 14;

/** As large as cards can be so that both rows of a table fit into a box; of the least size, if they never do. */
export function fitting(
  characters: readonly Item[],
  others: readonly Item[],
  box: { width: number; height: number },
  { least, most }: { least: number; most: number },
): Laid {
  const gap = characters.length && others.length ? SIZES.gap : 0;
  const below = largest(least, most, (width) => {
    const rows = rowHeight(characters, width, box.width) + rowHeight(others, width * SMALLER, box.width);
    return rows + gap <= box.height;
  });
  const aside = largest(least, most, (width) => {
    const line = rowWidth(characters, width) + rowWidth(others, width * SMALLER) + ASIDE;
    const rows = [rowHeight(characters, width, ENDLESS), rowHeight(others, width * SMALLER, ENDLESS)];
    return line <= box.width && Math.max(...rows) <= box.height;
  });
  return aside > below * WORTH ? { width: aside, aside: true } : { width: below, aside: false };
}

const ENDLESS = Number.POSITIVE_INFINITY;

/** Two rows are two rows, unless cards are so much larger side by side. */
const WORTH = 1.25;

function largest(least: number, most: number, fits: (width: number) => boolean): number {
  let width = Math.floor(most);
  while (width > least && !fits(width)) width -= 1;
  return width;
}

/**
 * How far the cards of a hand lie apart, so that all of them fit side by side; less than a card, where they overlap.
 */
export function apart(count: number, width: number, room: number, gap: number): number {
  if (count < 2) return width + gap;
  return Math.min(width + gap, (room - width) / (count - 1));
}
