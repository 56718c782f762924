"""Worlds a seat cannot tell from the real one: everything lies open, only the luck to come is unknown."""

from maester.games.miniatures.state import State
from maester.kernel import Chance, Seat


def imagine(state: State, watcher: Seat | None, chance: Chance) -> None:
    state.chance = chance
