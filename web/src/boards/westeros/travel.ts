/** Units travel from where they were to where they are: worked out from two views, whatever moved them. */

import { isStill } from "../../lib/motion";
import type { Topology } from "./topology";
import type { Area, Event, House, Track, View } from "./types";

/** Milliseconds one journey takes, and between the starts of two. */
const WAY = 250;
const APART = 160;
const LONGEST_WAIT = 960;

export interface Journey {
  from: Area;
  to: Area;
}

type Areas = View["areas"];

/** How many units of a house and a kind are in each area: "stark knight" → areas. */
function standing(areas: Areas): Map<string, Map<Area, number>> {
  const found = new Map<string, Map<Area, number>>();
  for (const [area, { holder, units = {} }] of Object.entries(areas))
    for (const [kind, count] of Object.entries(units)) {
      const who = `${holder} ${kind}`;
      const where = found.get(who) ?? new Map<Area, number>();
      found.set(who, where.set(area, count));
    }
  return found;
}

/** The journeys between two views: units gone from one area that have appeared in another. */
export function journeys(before: Areas, after: Areas): Journey[] {
  const [then, now] = [standing(before), standing(after)];
  const ways = new Map<string, Journey>();
  for (const [who, here] of now) {
    const were = then.get(who) ?? new Map<Area, number>();
    const left = [...were].flatMap(([area, count]) =>
      Array<Area>(Math.max(0, count - (here.get(area) ?? 0))).fill(area),
    );
    const came = [...here].flatMap(([area, count]) =>
      Array<Area>(Math.max(0, count - (were.get(area) ?? 0))).fill(area),
    );
    for (const [n, to] of came.entries()) {
      const from = left[n];
      if (from) ways.set(`${from} ${to}`, { from, to });
    }
  }
  return [...ways.values()];
}

/** Let the pieces that arrived travel from where they left. */
export function travels(ways: readonly Journey[], map: Topology, board: HTMLElement): void {
  if (isStill()) return;
  for (const [n, { from, to }] of ways.entries()) {
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

/** The tracks whose token, the Throne, the Blade or the Raven, another house holds now. */
export function handedOver(before: View["holders"], after: View["holders"]): Track[] {
  const tracks = Object.keys(after) as Track[];
  return tracks.filter((track) => before[track] && after[track] && before[track] !== after[track]);
}

/** Power on its way to a house: from the area where it was consolidated, or from the house it was taken from. */
export interface PowerWay {
  from: { area: Area } | { house: House };
  to: House;
}

/** The ways of power that events tell. What comes from nobody in particular, or goes to nobody, has none. */
export function powerWays(events: readonly Event[]): PowerWay[] {
  const ways: PowerWay[] = [];
  for (const [n, event] of events.entries()) {
    if (event.type === "PowerConsolidated" && event.power)
      ways.push({ from: { area: event.area }, to: event.house });
    if (event.type !== "PowerGained") continue;
    const giver = events
      .slice(0, n)
      .findLast((each) => each.type === "PowerLost" && each.power === event.power && each.why === event.why);
    if (giver?.type === "PowerLost" && giver.house !== event.house)
      ways.push({ from: { house: giver.house }, to: event.house });
  }
  return ways;
}
