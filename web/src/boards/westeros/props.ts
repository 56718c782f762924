/** What the table hands to the boards of both editions, and expects of them. */

import type { Board, BoardProps, Outcome, OutcomeProps, SeatProps } from "../contract";
import type { Draft } from "./drafts";
import type { Decision, Event, Preview, View } from "./types";

export type Props = BoardProps<View, Decision, Draft, Preview, Event>;
export type SeatSignsProps = SeatProps<View>;
export type OutcomeSheetProps = OutcomeProps<Event>;
export type WesterosOutcome = Outcome<Event>;
export type Contract = Board<View, Decision, Draft, Preview, Event>;
