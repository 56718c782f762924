// Written by `make types` from src/maester/games/intrigue: change that, not this.

import type { Things } from "../../lib/things";

export const THINGS: Things = {
  "AnsweredItself": {"seat":"seat"},
  "RoundBegan": {"starter":"seat"},
  "CardPlaced": {"seat":"seat"},
  "HandEmptied": {"seat":"seat"},
  "NothingFitted": {"seat":"seat"},
  "ThroneCardDrawn": {"seat":"seat"},
  "PenaltyTaken": {"seat":"seat"},
  "ThroneCardsRevealed": {"seat":"seat"},
  "GameWon": {"winners":"seat"},
};
