"""Positions that matches of a test's own server begin with: `RUN` of tests/browser/served.py, with another deal."""

from typing import Any

from msgspec.structs import force_setattr

from maester.games.boardgame import steps
from maester.games.boardgame.state import State
from maester.games.boardgame2 import GAME
from tests.browser import served as serving
from tests.scenarios.boardgame.scenario import Scenario

BEGINNING = """
from tests.browser import positions
positions.begin_with({name!r})
"""

SEATS = ("baratheon", "greyjoy", "lannister", "martell", "stark", "tyrell")


def run_with(name: str) -> str:
    """What a server runs whose matches of the second edition begin with a position."""
    return BEGINNING.format(name=name) + serving.RUN


def begin_with(name: str) -> None:
    """From now on, in this process: every match of all six houses."""
    position, usual = globals()[name], GAME.deal

    def deal(options: Any, chance: Any) -> Any:
        state = usual(options, chance)
        return position(Written(state)) if len(state.seats) == len(SEATS) else state

    force_setattr(GAME, "deal", deal)


class Written(Scenario):
    """A position written over one that was dealt."""

    def __init__(self, state: State) -> None:
        self.game, self.state, self.starting = GAME, state, state.units
        state.units = {}
        self.stacked, self.draws = [], ()


def great_battle(scenario: Written) -> State:
    """Tyrell is about to march against Lannister in Blackwater, and five support orders lie around it."""
    scenario.turn_order("tyrell", "martell", "stark", "lannister", "baratheon", "greyjoy")
    scenario.track("fiefdoms", "lannister", "tyrell", "greyjoy", "martell", "stark", "baratheon")
    scenario.supply(tyrell=6, lannister=6, stark=6, martell=6).without_neutral("kings-landing")
    scenario.army("the-reach", "tyrell", "knight knight footman siege-engine").order("the-reach", "march-plus-1")
    scenario.army("blackwater", "lannister", "knight knight footman").order("blackwater", "defense-plus-2")
    scenario.army("searoad-marches", "tyrell", "footman knight").order("searoad-marches", "support")
    scenario.army("stoney-sept", "stark", "knight footman").order("stoney-sept", "support-plus-1")
    scenario.army("kings-landing", "martell", "knight siege-engine").order("kings-landing", "support")
    scenario.army("harrenhal", "lannister", "knight").order("harrenhal", "support")
    scenario.army("crackclaw-point", "baratheon", "knight footman").order("crackclaw-point", "support")
    state = scenario.state
    scenario.check()
    state.agenda = (steps.Marches(), *state.edition.later_rounds)
    return state
