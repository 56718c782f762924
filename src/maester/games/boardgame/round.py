"""ROUND: the steps of a round, in order, until the game is won or the last round is over."""

from collections.abc import Callable
from typing import Any

from maester.games.boardgame.action import ACTION_STEPS
from maester.games.boardgame.planning import PLANNING_STEPS
from maester.games.boardgame.state import State
from maester.games.boardgame.victory import Victory, announce
from maester.games.boardgame.westeros import WESTEROS_STEPS
from maester.kernel import CHECKPOINT, Flow

STEPS: dict[str, Callable[..., Flow[Any]]] = {**WESTEROS_STEPS, **PLANNING_STEPS, **ACTION_STEPS}


def play(state: State) -> Flow[None]:
    """Whatever is next on the agenda, until nothing is."""
    try:
        while state.agenda:
            yield CHECKPOINT
            (step, *about), *then = state.agenda
            state.agenda, state.step = tuple(then), step
            yield from STEPS[step](state, *about)
    except Victory:
        announce(state)
