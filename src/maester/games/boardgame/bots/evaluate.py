"""A hint for bots: how likely a seat is to win, from 0 (lost) to 1 (won)."""

from collections.abc import Callable
from importlib.resources import files

from msgspec import json

from maester.games.boardgame.bots.prospects import NAMES, numbers, progress
from maester.games.boardgame.state import State
from maester.games.boardgame.victory import places
from maester.kernel import Seat
from maester.kernel.prospects import Prospects, Weights


def prospects_of(package: str) -> Prospects:
    """What an edition's games have taught."""
    text = files(package).joinpath("weights.json").read_bytes()
    weights = json.decode(text, type=dict[int, Weights])
    return Prospects(names=NAMES, numbers=numbers, progress=progress, weights=weights)


def evaluation(prospects: Prospects) -> Callable[[State, Seat], float]:
    def evaluate(state: State, seat: Seat) -> float:
        """The share of the victory once the game is over; before that, the chance of it."""
        if state.over:
            final = places(state)
            return 1 / list(final.values()).count(1) if final[seat] == 1 else 0.0
        return prospects.chances(state)[seat]

    return evaluate
