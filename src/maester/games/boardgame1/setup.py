"""SETUP of the first edition: its options and its state."""

from typing import ClassVar, Literal

from maester import kernel
from maester.games import boardgame
from maester.games.boardgame1.edition import EDITION
from maester.kernel import Chance


class State(boardgame.State, kw_only=True):
    edition: ClassVar[boardgame.Edition] = EDITION


class Options(kernel.Options, frozen=True, kw_only=True):
    """What can be agreed before the game."""

    kings_court_swap: bool = False
    """Whether Tyrell and Greyjoy swap places on the King's Court track, a help for Lannister. (BG1-RULE-01)"""

    ship_pool: Literal[5, 6] = 5
    """How many ships a house has: the rule names 5, the box holds 6. (BG1-RULE-27)"""

    home_arms_block_retreat: bool = False
    """Whether the arms of an empty enemy home area keep retreating units out. (BG1-RULE-39)"""


def deal(options: Options, chance: Chance) -> State:
    state = boardgame.set_up(State, options.seats, chance)
    state.pool["ship"] = options.ship_pool
    state.home_arms_block_retreat = options.home_arms_block_retreat
    if options.kings_court_swap:
        swap = {"tyrell": "greyjoy", "greyjoy": "tyrell"}
        state.tracks["kings-court"] = tuple(
            swap.get(house, house) if "greyjoy" in state.seats else house for house in state.tracks["kings-court"]
        )
    return state
