/** What the table hands to this board, and expects of it. Nothing is prepared here: a card and its place are chosen. */

import type { Board, BoardProps, SeatProps } from "../contract";
import type { Decision, Event, View } from "./types";

export type Props = BoardProps<View, Decision, never, never, Event>;
export type SeatSignsProps = SeatProps<View>;
export type Contract = Board<View, Decision, never, never, Event>;
