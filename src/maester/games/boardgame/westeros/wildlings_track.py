"""WILD: the wildlings gather."""

from maester.games.boardgame import steps
from maester.games.boardgame.events import WildlingsAdvanced
from maester.games.boardgame.state import State

SPACE = 2
"""How much the strength grows from one space of the wildling track to the next."""
LAST_SPACE = 12


def advance(state: State, spaces: int) -> None:
    """The marker advances, at most to its last space; where the edition says so, reaching it triggers an attack."""
    strength = min(state.wildlings + spaces * SPACE, LAST_SPACE)
    if strength == state.wildlings:
        return
    state.wildlings = strength
    state.tell(WildlingsAdvanced(strength))
    if strength == state.edition.wildlings_attack_at:
        state.do_next(steps.WildlingAttack())
