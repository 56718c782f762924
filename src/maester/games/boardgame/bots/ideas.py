"""Answers that come to mind where there are too many to list: for marches, the likeliest first."""

from collections.abc import Iterable
from typing import Any

from maester.games.boardgame.bots.marches import best_marches
from maester.games.boardgame.march import March
from maester.games.boardgame.state import State
from maester.kernel import Chance, Decision, Seat

MARCHES = 12


def ideas(state: State, seat: Seat, decision: Decision[Any], chance: Chance) -> Iterable[Any]:
    """Marches one by one; other questions are left to what habit says when asked again."""
    return best_marches(state, seat, decision, chance, MARCHES) if isinstance(decision, March) else ()
