/** Where everything goes: the pyramid grows from the middle of its room, the hand is in one row or more. */

import type { Spot } from "./types";

export interface Room {
  width: number;
  height: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A card is never drawn wider than this. */
const WIDEST = 224;
/** Height of a card as a fraction of its width: at most, and at least. */
const TALL = 1.2;
const FLAT = 0.84;
/** How much of the spare room is below the pyramid, if there is any. */
const BELOW = 0.3;
/** Room is reserved for this many rows from the start, so that cards do not shrink with every row. */
const USUAL_ROWS = 4;
/** How wide an end of row 1 is drawn when there is one more of them than the row has places left. */
const SLIM_END = 0.75;

export class PyramidLayout {
  /** The size of a card, including the gap to its neighbours. */
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** The baseline of the pyramid. */
  readonly ground: number;
  private readonly middle: number;
  private readonly left: number;
  private readonly right: number;
  private readonly slim: boolean;

  /**
   * @param room what there is
   * @param cap the largest allowed length of row 1
   * @param taken places of row 1 that hold a card: from left to right; none if right is less than left
   * @param rows the highest row that holds a card or could get one
   */
  constructor(
    readonly room: Room,
    cap: number,
    taken: { left: number; right: number },
    rows: number,
  ) {
    ({ left: this.left, right: this.right } = taken);
    this.middle = this.right < this.left ? 0 : (this.left + this.right) / 2;
    this.slim = this.right - this.left + 1 + 2 > cap;
    const shown = Math.max(USUAL_ROWS, rows);
    // Two slim ends stand beside cap - 1 cards at most.
    const wide = Math.min(WIDEST, room.width / (cap - 1 + 2 * SLIM_END));
    const tall = Math.min(room.height / shown, wide * TALL);
    this.width = Math.min(wide, tall / FLAT);
    this.height = tall;
    this.gap = Math.max(2, this.width * 0.035);
    this.ground = room.height - (room.height - shown * tall) * BELOW;
  }

  /** Where a card on this spot goes, without the gap around it. */
  box([row, place]: Spot): Box {
    const { width, height, gap } = this;
    const isEnd = row === 1 && (place < this.left || place > this.right) && this.right >= this.left;
    const slimmer = this.slim && isEnd ? width * (1 - SLIM_END) : 0;
    const x = this.room.width / 2 + (place - this.middle + (row - 1) / 2 - 0.5) * width;
    return {
      x: x + gap / 2 + (place < this.left ? slimmer : 0),
      y: this.ground - row * height + gap / 2,
      width: width - gap - slimmer,
      height: height - gap,
    };
  }
}

/** The smallest touch target. */
const TOUCH = 44;
/** How wide a card in the hand may be: this fraction of the room, but within these bounds. */
const HAND_CARD = { part: 1 / 22, least: 88, most: 150, ratio: 1.3 };
/** The gap between the houses of a hand, as a fraction of a card's width. */
const HOUSE_GAP = 0.16;
const CARD_GAP = 4;
/** A hand is fanned where it is wide enough for its outer cards to turn. */
const FANNED_FROM = 480;

export interface HandLayout {
  boxes: Box[];
  height: number;
  /** Degrees by which the cards of a single row are turned, left to right. */
  turns: number[];
}

/** The cards of a hand, given how many there are per house: one row if they stay wide enough to touch, else more. */
export function handLayout(width: number, houses: readonly number[]): HandLayout {
  const cards = houses.flatMap((count, house) => Array.from({ length: count }, () => house));
  let rows = 1;
  while (rows < cards.length && cardWidth(width, cards, rows) < TOUCH) rows += 1;
  const widest = Math.min(HAND_CARD.most, Math.max(HAND_CARD.least, width * HAND_CARD.part));
  const each = Math.max(1, Math.min(widest, cardWidth(width, cards, rows)));
  const height = each * HAND_CARD.ratio;
  const perRow = Math.ceil(cards.length / rows);
  const boxes: Box[] = [];
  for (let row = 0; row * perRow < cards.length; row += 1) {
    const inRow = cards.slice(row * perRow, (row + 1) * perRow);
    let x = (width - rowWidth(each, inRow)) / 2;
    for (const [n, house] of inRow.entries()) {
      if (n > 0 && house !== inRow[n - 1]) x += each * HOUSE_GAP;
      boxes.push({ x, y: row * (height + CARD_GAP), width: each, height });
      x += each + CARD_GAP;
    }
  }
  const fanned = rows === 1 && width >= FANNED_FROM;
  const turns = cards.map((_, n) =>
    fanned ? (n - (cards.length - 1) / 2) * (12 / Math.max(8, cards.length)) : 0,
  );
  return { boxes, height: rows * (height + CARD_GAP) - CARD_GAP, turns };
}

/** How wide cards can be in this many rows. */
function cardWidth(width: number, cards: readonly number[], rows: number): number {
  const perRow = Math.ceil(cards.length / rows);
  let least = Number.POSITIVE_INFINITY;
  for (let row = 0; row * perRow < cards.length; row += 1) {
    const inRow = cards.slice(row * perRow, (row + 1) * perRow);
    const changes = inRow.filter((house, n) => n > 0 && house !== inRow[n - 1]).length;
    least = Math.min(least, (width - (inRow.length - 1) * CARD_GAP) / (inRow.length + changes * HOUSE_GAP));
  }
  return least;
}

function rowWidth(each: number, inRow: readonly number[]): number {
  const changes = inRow.filter((house, n) => n > 0 && house !== inRow[n - 1]).length;
  return inRow.length * each + (inRow.length - 1) * CARD_GAP + changes * each * HOUSE_GAP;
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** The index of the nearest box in a direction: straight ahead counts as nearer than sideways. */
export function nearest(boxes: readonly Box[], from: Box, direction: Direction): number | null {
  const across = direction === "ArrowLeft" || direction === "ArrowRight";
  const sign = direction === "ArrowLeft" || direction === "ArrowUp" ? -1 : 1;
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [n, box] of boxes.entries()) {
    const dx = box.x + box.width / 2 - (from.x + from.width / 2);
    const dy = box.y + box.height / 2 - (from.y + from.height / 2);
    const ahead = (across ? dx : dy) * sign;
    const aside = Math.abs(across ? dy : dx);
    if (ahead > 1 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = n;
    }
  }
  return best;
}
