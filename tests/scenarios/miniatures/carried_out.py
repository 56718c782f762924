"""Texts of seat 1 that are carried out on their own, without a window, and what they did."""

from typing import Any

from maester.games.miniatures import GAME
from maester.games.miniatures.texts import verbs
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.uses import start
from maester.games.miniatures.texts.which import If
from tests.scenarios.miniatures.cast import ALL
from tests.scenarios.miniatures.play import Scene, scene

HURT, HURT_MORE = verbs.Wounds(n=1), verbs.Wounds(n=3)
YES, NO = If(round=1), If(round=9)
DO = Bound("seat-1", "winters-bite", this="a1", target="b1")


def done(
    *what: Any, units: Any = ALL, means: dict[str, Any] | None = None, then: tuple[Any, ...] = (), **more: Any
) -> Scene:
    """A text of seat 1 is carried out: `this` is a1, the target b1, and a1 attacks b1. These steps follow."""
    state = scene(*units, **more).state
    state.agenda = then
    bound = {"this": "a1", "target": "b1", "attacker": "a1", "defender": "b1", **(means or {})}
    start(state, Bound("seat-1", "winters-bite", **bound), tuple(what))
    return Scene(GAME, state)


def wounded(table: Scene) -> dict[str, int]:
    """Who has suffered how many wounds."""
    return {name: 12 - each.wounds for name, each in table.state.units.items() if each.wounds < 12}
