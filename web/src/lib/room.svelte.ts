/**
 * The room around a board: where the hand goes, and how much of the board is covered.
 *
 * What is in hand is over the board or beside it and never makes it smaller: a board that fills the room (`fills` of
 * its module) continues beneath, and moves what matters to where nothing covers it.
 */

import { getContext, setContext } from "svelte";

const KEY = Symbol("room");

export class Room {
  /** Where a board puts what is in hand. */
  hand: HTMLElement | undefined = $state();
  /** Pixels of the board that are covered, from its right and its bottom edge. */
  right = $state(0);
  bottom = $state(0);
  /** The screen is small: what is in hand goes below, and little else fits over the board. */
  small = $state(false);

  /** Move a part of a board to the hand's place; if there is none, it stays where it is. */
  readonly holds = (part: HTMLElement): (() => void) | undefined => {
    const place = this.hand;
    if (!place) return;
    place.append(part);
    return () => part.remove();
  };
}

/** Create a room for what is drawn inside this component. */
export function furnish(): Room {
  return setContext(KEY, new Room());
}

/** The room a board is in; one of its own if nothing is around it. */
export function around(): Room {
  return getContext<Room | undefined>(KEY) ?? new Room();
}
