"""What the activation of a combat unit begins with, in a turn of its own or by a text."""

from maester.games.miniatures.facts import MODES
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.rounds import LayPoint
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.kernel import Step


def begins_activation(state: State, name: str) -> tuple[Step, ...]:
    """What answers to it, and the token that the unit of a commander may lay. (MIN-MODE-FAB-05)"""
    unit = state.units[name]
    lays = (LayPoint(name),) if MODES[state.mode].marked and unit.commander else ()
    return Happens(occasions.Activates(name, unit.seat)), *lays
