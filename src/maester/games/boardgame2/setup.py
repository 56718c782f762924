"""SETUP of the second edition: its options and its state."""

from typing import ClassVar

from maester import kernel
from maester.games import boardgame
from maester.games.boardgame2.edition import EDITION
from maester.kernel import Chance

PORT_SHIP = "lannisport-port"


class State(boardgame.State, kw_only=True):
    edition: ClassVar[boardgame.Edition] = EDITION


class Options(kernel.Options, frozen=True, kw_only=True):
    """What can be agreed before the game."""

    tides: bool = False
    """Whether the Tides of Battle cards are used. (BG2-TIDES-01)"""

    port_ship: bool = True
    """Whether Lannister begins with a ship in its port, as the published errata say. (BG2-RULE-82)"""


def deal(options: Options, chance: Chance) -> State:
    state = boardgame.set_up(State, EDITION, options.seats, chance)
    state.tides = options.tides
    if not options.port_ship:
        del state.units[PORT_SHIP]
    return state
