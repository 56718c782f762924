/** What the table hands to this board, and expects of it. */

import type { Board, BoardProps, SeatProps } from "../contract";
import type { Drafted } from "./prepared";
import type { Decision, Event, Preview, UnitExplained, View } from "./types";

export type Props = BoardProps<View, Decision, Drafted, Preview, Event, UnitExplained>;
export type SeatSignsProps = SeatProps<View>;
export type Contract = Board<View, Decision, Drafted, Preview, Event, UnitExplained>;
