"""A hint for bots: how well a seat stands, from 0 (lost) to 1 (won)."""

from maester.games.intrigue.score import places, result
from maester.games.intrigue.state import State
from maester.kernel import Seat


def evaluate(state: State, seat: Seat) -> float:
    """The share of the victory once the game is over; before that, how the result compares with the others'."""
    if state.over:
        final = places(state)
        firsts = sum(place == 1 for place in final.values())
        return 1 / firsts if final[seat] == 1 else 0.0
    expected = {other: result(state, other) + len(state.hands.get(other, ())) / 2 for other in state.seats}
    best_other = min(value for other, value in expected.items() if other != seat)
    lead = best_other - expected[seat]
    return 0.5 + max(-0.5, min(0.5, lead / 20))
