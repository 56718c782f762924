/** Units that marched or retreated travel from where they were to where they are. */

import type { Topology } from "./topology";
import type { Area } from "./types";

/** Milliseconds of one way, and between the beginnings of two. */
const WAY = 250;
const APART = 160;
const LONGEST_WAIT = 960;

const MOVED: readonly string[] = ["Marched", "Retreated", "AttackersRepelled"];

export interface Journey {
  from: Area;
  to: Area;
}

/** The ways in these events, in the order in which they were gone. */
// biome-ignore lint/suspicious/noExplicitAny: events are JSON of the game
export function journeys(events: readonly any[]): Journey[] {
  return events
    .filter((event) => MOVED.includes(event.type))
    .map((event) => ({ from: event.area, to: event.into }));
}

/** Let the pieces that arrived come from where they left. */
// biome-ignore lint/suspicious/noExplicitAny: events are JSON of the game
export function travels(events: readonly any[], map: Topology, board: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const [n, { from, to }] of journeys(events).entries()) {
    const [here, there] = [map.areas[from]?.order, map.areas[to]?.order];
    if (!here || !there) continue;
    for (const piece of board.querySelectorAll(`[data-pieces="${to}"] .moves > *`))
      piece.animate(
        [{ transform: `translate(${here[0] - there[0]}px, ${here[1] - there[1]}px)` }, { transform: "none" }],
        {
          duration: WAY,
          delay: Math.min(n * APART, LONGEST_WAIT),
          easing: "cubic-bezier(0.25, 0.1, 0.25, 1)",
          fill: "backwards",
        },
      );
  }
}
