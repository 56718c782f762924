"""Positions of the miniatures game that matches of a test's own server begin with: as card_positions.py."""

from typing import Any

from msgspec.structs import force_setattr

from maester.games.miniatures import GAME
from maester.games.miniatures.state import Pose, State, Unit
from maester.games.miniatures.steps import Turn
from maester.games.miniatures.unit import full_wounds
from tests.browser import served as serving

BEGINNING = """
from tests.browser import battle_positions
battle_positions.begin()
"""


def run() -> str:
    """What a server runs whose matches of the miniatures game on a table without terrain begin in the middle."""
    return BEGINNING + serving.RUN


def begin() -> None:
    """From now on, in this process."""
    usual = GAME.deal

    def deal(options: Any, chance: Any) -> Any:
        state = usual(options, chance)
        return battle(state) if options.terrain == "none" else state

    force_setattr(GAME, "deal", deal)


def battle(state: State) -> State:
    """The armies face each other across the middle; the first of seat 1 stands on a marker, and bowmen are in range."""
    state.zones = {"seat-1": 0, "seat-2": 1}
    state.round, state.first = 2, "seat-1"
    for seat, y, heading in (("seat-1", 17_000, 0), ("seat-2", 29_000, 18_000)):
        own = [name for name, unit in state.units.items() if unit.seat == seat]
        for n, name in enumerate(own):
            state.change(name, pose=Pose(7_000 + n * 8_500, y, heading))
    state.units["bowmen.1"] = Unit("seat-1", "bowmen", full_wounds("bowmen"), Pose(24_000, 9_000, 0))
    state.change(first_of(state, "seat-2"), wounds=3)
    state.hands = dict.fromkeys(state.seats, ())
    state.decks = dict.fromkeys(state.seats, ())
    state.lists = dict.fromkeys(state.seats, ())
    state.agenda = (Turn("seat-1"),)
    return state


def first_of(state: State, seat: str) -> str:
    return next(name for name, unit in state.units.items() if unit.seat == seat)
