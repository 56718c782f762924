"""A hint for bots: how likely a seat is to win, from 0 (lost) to 1 (won)."""

from maester.games.boardgame.control import structures
from maester.games.boardgame.state import State
from maester.games.boardgame.victory import places
from maester.kernel import Seat


def evaluate(state: State, seat: Seat) -> float:
    """The share of the victory once the game is over; before that, the share of structures."""
    if state.over:
        final = places(state)
        return 1 / list(final.values()).count(1) if final[seat] == 1 else 0.0
    held = {house: structures(state, house) + 0.5 for house in state.seats}
    return held[seat] / sum(held.values())
