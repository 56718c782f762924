"""A text begins to be carried out."""

from maester.games.miniatures.state import State
from maester.games.miniatures.steps.texts import GoOn
from maester.games.miniatures.texts.in_play import Bound, Use
from maester.games.miniatures.texts.verbs import AnyVerb

TURN = "turn:"
"""Marks what can be used once in a turn."""


def start(state: State, bound: Bound, verbs: tuple[AnyVerb, ...]) -> None:
    """A text is carried out, from its first verb on."""
    state.serial += 1
    state.uses += (Use(bound, verbs, state.serial),)
    state.do_next(GoOn())
