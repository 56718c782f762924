"""A game of the test's own making: a slate on which a flow writes words, and nothing else."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from maester import kernel
from maester.kernel import Chance, Flow, Game, Options, Seat, Standing, Table


class Slate(kernel.State, kw_only=True):
    words: tuple[Any, ...] = ()
    step: int = 0
    over: bool = False

    def copy(self) -> "Slate":
        return self.twin()

    def write(self, word: Any) -> None:
        self.words += (word,)


class SlateView(Struct, frozen=True):
    words: tuple[Any, ...]


def deal(options: Options, chance: Chance) -> Slate:
    return Slate(chance=chance, seats=("ann", "bob", "cat", "dan")[: options.seats])


def imagine(state: Slate, seat: Seat, chance: Chance) -> None:
    state.chance = chance


def standing(state: Slate) -> Standing:
    return Standing(state.over, dict.fromkeys(state.seats, 1), dict.fromkeys(state.seats, 0), "all-are-first")


def slate_game(play: Callable[[Any], Flow[None]], **changes: Any) -> Game:
    """The game that a flow plays on a slate."""
    parts: dict[str, Any] = {
        "name": "slate",
        "rules": 1,
        "counts": (1, 2, 3, 4),
        "options": Options,
        "state": Slate,
        "deal": deal,
        "play": play,
        "view": lambda state, seat: SlateView(state.words),
        "imagine": imagine,
        "standing": standing,
        "evaluate": lambda state, seat: 0.5,
        "drawn": lambda view: " ".join(map(str, view.words)),
    }
    return Game(**{**parts, **changes})


def opened(play: Callable[[Slate], Flow[None]], seats: int = 3, seed: int = 1) -> Any:
    """A table with a slate on it; Any, because a table does not know its game's state."""
    return Table.opened(slate_game(play), Options(seats=seats), seed)
