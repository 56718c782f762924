"""Bots, made by name."""

from typing import Any, Protocol

from maester.bots.maester import Maester
from maester.bots.random import Random
from maester.bots.squire import Squire
from maester.bots.thinking import Thinking
from maester.kernel import Chance, Seat, Table

NAMES = ("random", "squire", "maester")
"""From weakest to strongest."""


class Bot(Protocol):
    """A player that is a program."""

    def answer(self, table: Table, seat: Seat) -> Any:
        """What this seat answers now. The table is not changed, and nothing hidden from the seat is used."""
        ...


class UnknownBot(ValueError):
    """There is no bot of that name."""


def bot(name: str, seed: int, *, milliseconds: int | None = None, iterations: int | None = None) -> Bot:
    """The bot of that name, with luck of its own. Only a bot that searches takes time to think.

    Given a number of iterations, or nothing, it answers the same on every machine; given milliseconds, it does as much
    as it can in that time.
    """
    if name not in NAMES:
        raise UnknownBot(f"there is no bot called {name!r}; there are: {', '.join(NAMES)}")
    thinking = Thinking(milliseconds=milliseconds, iterations=iterations)
    if name == "maester":
        return Maester(Chance(seed), thinking)
    return Squire(Chance(seed)) if name == "squire" else Random(Chance(seed))
