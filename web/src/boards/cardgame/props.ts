/** What the table hands to this board, and expects of it. */

import type { Board, BoardProps } from "../contract";
import type { Draft } from "./prepared";
import type { Decision, Event, Explained, Preview, View } from "./types";

export type Props = BoardProps<View, Decision, Draft, Preview, Event, Explained>;
export type Contract = Board<View, Decision, Draft, Preview, Event, Explained>;
