/** Questions that are answered in the same way. */

import type {
  GiveSupport,
  LoseCount,
  LoseForSupply,
  LoseInOneArea,
  LoseWorth,
  March,
  Muster,
  NameUnits,
  PlaceOrders,
  Rank,
} from "./types";

export type LoseUnits = LoseCount | LoseInOneArea | LoseWorth | LoseForSupply;

/** Questions whose answers are prepared piece by piece and sent once. */
export type Prepared = PlaceOrders | March | GiveSupport | LoseUnits | NameUnits | Muster | Rank;
