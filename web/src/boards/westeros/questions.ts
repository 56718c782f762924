/** Questions that are answered alike. */

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

/** Questions of which an answer is prepared piece by piece and sent once. */
export type Prepared = PlaceOrders | March | GiveSupport | LoseUnits | NameUnits | Muster | Rank;
