"""Answers worth looking at where there are many, likeliest first."""

from collections.abc import Sequence
from typing import Any

from maester.games.boardgame.bots.marches import best_marches
from maester.games.boardgame.bots.orders import best_flights
from maester.games.boardgame.march import March
from maester.games.boardgame.planning import UseRaven
from maester.games.boardgame.state import State
from maester.kernel import Chance, Decision, Seat

MOST = 24


def likely(state: State, seat: Seat, decision: Decision[Any], chance: Chance) -> Sequence[Any]:
    """Marches and ravens; for other questions, habit is asked again."""
    if isinstance(decision, March):
        return list(best_marches(state, seat, decision, chance, MOST))
    if isinstance(decision, UseRaven):
        return [flight for _, flight in best_flights(state, seat, decision)[:MOST]]
    return ()
