"""A hint for bots: how likely a seat is to win, from 0 (lost) to 1 (won)."""

from math import sqrt

from maester.games.intrigue.bots.habit import ease, rooms_of
from maester.games.intrigue.facts import DEAL, HOUSE_OF
from maester.games.intrigue.state import State
from maester.games.intrigue.victory import places, result
from maester.kernel import Seat
from maester.kernel.extras.prospects import growth

SPREAD = 0.6
"""How far apart results drift with one card. With n cards it is the square root of n times as much."""


def evaluate(state: State, seat: Seat) -> float:
    """Once the game is over, the seat's share of the victory; before that, the share to expect from the results."""
    if state.over:
        final = places(state)
        return 1 / list(final.values()).count(1) if final[seat] == 1 else 0.0
    spread = SPREAD * sqrt(cards_to_come(state))
    expected = expected_results(state)
    best = min(expected.values())
    weights = {other: growth((best - result) / spread) for other, result in expected.items()}
    return weights[seat] / sum(weights.values())


def cards_to_come(state: State) -> float:
    """How many cards the average player still has to place or keep in this game."""
    held = sum([len(state.hands[seat]) for seat in state.turns]) / len(state.seats)
    return max(1.0, held + DEAL[len(state.seats)].each * (len(state.seats) - state.round))


def expected_results(state: State) -> dict[Seat, float]:
    """Everyone's result so far, the cards likely to be left in hand, and the Iron Throne card that could be won."""
    expected = {seat: result(state, seat) + float(len(hand)) for seat, hand in state.hands.items()}
    if state.turns:
        eases = {house: ease(room) for house, room in rooms_of(state).items()}
        prize = sum([card.value for card in state.throne_pile]) / len(state.throne_pile) / len(state.turns)
        for seat in state.turns:
            expected[seat] -= prize + sum([eases[HOUSE_OF[card]] for card in state.hands[seat]])
    return expected
