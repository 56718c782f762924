"""SETUP of the first edition: its options and its state."""

from typing import Literal

from maester import kernel
from maester.games import boardgame
from maester.games.boardgame1.edition import EDITION, PRINTED
from maester.kernel import Chance


class State(boardgame.State, kw_only=True):
    oldtown_on_sunset_sea: bool = True

    @property
    def edition(self) -> boardgame.Edition:
        return EDITION if self.oldtown_on_sunset_sea else PRINTED


class Options(kernel.Options, frozen=True, kw_only=True):
    """What can be agreed before the game."""

    kings_court_swap: bool = False
    """Whether Tyrell and Greyjoy swap places on the King's Court track, a help for Lannister. (BG1-RULE-01)"""

    ship_pool: Literal[5, 6] = 5
    """How many ships a house has: the rule names 5, the box holds 6. (BG1-RULE-27)"""

    home_arms_block_retreat: bool = False
    """Whether the arms of an empty enemy home area keep retreating units out. (BG1-RULE-39)"""

    oldtown_on_sunset_sea: bool = True
    """Whether Oldtown has a coast on the Sunset Sea: the rules say so, the printed board does not. (BG1-RULE-28)"""


def deal(options: Options, chance: Chance) -> State:
    state = boardgame.set_up(State, EDITION, options.seats, chance)
    state.oldtown_on_sunset_sea = options.oldtown_on_sunset_sea
    state.pool["ship"] = options.ship_pool
    state.home_arms_block_retreat = options.home_arms_block_retreat
    if options.kings_court_swap:
        swap = {"tyrell": "greyjoy", "greyjoy": "tyrell"}
        state.tracks["kings-court"] = tuple(
            swap.get(house, house) if "greyjoy" in state.seats else house for house in state.tracks["kings-court"]
        )
    return state
