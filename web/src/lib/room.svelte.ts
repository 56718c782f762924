/**
 * The room around a board: where what is in hand lies, and how much of the board is covered.
 *
 * What is in hand lies over the board or beside it and never makes it smaller: a board that fills the room
 * (`fills` of its module) draws on beneath, and brings what matters to where nothing covers it.
 */

import { getContext, setContext } from "svelte";

const KEY = Symbol("room");

export class Room {
  /** Where a board lays what is in hand. */
  hand: HTMLElement | undefined = $state();
  /** Pixels of the board that something lies over, from its right and from its lower edge. */
  right = $state(0);
  bottom = $state(0);
  /** The screen is small: what is in hand lies below, and little else fits over the board. */
  small = $state(false);

  /** Lay a part of a board in the hand's place; where there is none, it stays where it is. */
  readonly holds = (part: HTMLElement): (() => void) | undefined => {
    const place = this.hand;
    if (!place) return;
    place.append(part);
    return () => part.remove();
  };
}

/** Make a room for what is drawn inside this component. */
export function furnish(): Room {
  return setContext(KEY, new Room());
}

/** The room that a board stands in; one of its own, if nothing is around it. */
export function around(): Room {
  return getContext<Room | undefined>(KEY) ?? new Room();
}
