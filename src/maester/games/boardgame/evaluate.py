"""A hint for bots: how likely a seat is to win, from 0 (lost) to 1 (won)."""

from functools import cache
from importlib.resources import files

from msgspec import json

from maester.games.boardgame.bots.prospects import NAMES, numbers, progress
from maester.games.boardgame.state import State
from maester.games.boardgame.victory import places
from maester.kernel import Prospects, Seat, Weights


def evaluate(state: State, seat: Seat) -> float:
    """The share of the victory once the game is over; before that, the chance of it."""
    if state.over:
        final = places(state)
        return 1 / list(final.values()).count(1) if final[seat] == 1 else 0.0
    # A board variant is named after its edition and shares its weights: boardgame1-printed.
    edition, _, _ = state.edition.name.partition("-")
    return prospects_of(edition).chances(state)[seat]


@cache
def prospects_of(edition: str) -> Prospects:
    """The weights learnt from an edition's games."""
    text = files(f"maester.games.{edition}").joinpath("weights.json").read_bytes()
    return Prospects(
        names=NAMES, numbers=numbers, progress=progress, weights=json.decode(text, type=dict[int, Weights])
    )
