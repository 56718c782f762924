"""Positions of the miniatures game that matches of a test's own server begin with: as card_positions.py."""

from typing import Any

from msgspec.structs import force_setattr

from maester.games.miniatures import GAME
from maester.games.miniatures.state import Ncu, Pose, State, Unit
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


ARMIES = {
    "seat-1": (("sworn-swords.1", 7, 17), ("umber-berserkers.1", 19, 17), ("bowmen.1", 33, 17)),
    "seat-2": (("guardsmen.2", 7, 29), ("halberdiers.2", 19, 29), ("mountains-men.2", 33, 27)),
}
"""Where they stand, in inches."""


def battle(state: State) -> State:
    """The armies face each other across the middle; the first of seat 1 stands on a marker, and bowmen are in range."""
    state.zones = {"seat-1": 0, "seat-2": 1}
    state.round, state.first = 2, "seat-1"
    state.units = {
        name: stands(name, seat, Pose(x * 1000, y * 1000, 0 if seat == "seat-1" else 18_000))
        for seat, army in ARMIES.items()
        for name, x, y in army
    }
    queen = "cersei-lannister-queen-regent"
    state.ncus = {f"{queen}.2": Ncu("seat-2", queen)}
    state.hands = dict.fromkeys(state.seats, ())
    state.decks = dict.fromkeys(state.seats, ())
    state.lists = dict.fromkeys(state.seats, ())
    state.agenda = (Turn("seat-1"),)
    return state


def stands(name: str, seat: str, pose: Pose) -> Unit:
    card = name.split(".")[0]
    return Unit(seat, card, full_wounds(card), pose)
