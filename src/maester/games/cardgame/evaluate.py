"""A hint for bots: power, what is in play, cards in hand and gold, against the best opponent."""

from maester.games.cardgame.cards import total_power
from maester.games.cardgame.state import State
from maester.kernel import Seat


def worth(state: State, seat: Seat) -> float:
    if seat in state.out:
        return 0.0
    in_play = 0.0
    for card in state.cards.values():
        if card.controller == seat and card.facts.type in ("character", "location", "attachment"):
            in_play += 1 + card.facts.printed_cost + 1.2 * (len(card.duplicates) + len(card.facedown))
    return 3.0 * total_power(state, seat) + in_play + 0.8 * len(state.hands[seat]) + 0.2 * state.gold[seat]


def evaluate(state: State, seat: Seat) -> float:
    """From 0 (lost) to 1 (won)."""
    if state.winner is not None:
        return float(state.winner == seat)
    if seat in state.out:
        return 0.0
    mine = worth(state, seat)
    best = max(worth(state, other) for other in state.opponents(seat))
    difference = (mine - best) / 12
    return 0.5 + 0.5 * difference / (1 + abs(difference))


def measures(state: State) -> dict[str, dict[Seat, float]]:
    return {
        "power": {seat: total_power(state, seat) for seat in state.seats},
        "cards": {seat: sum(card.controller == seat for card in state.cards.values()) for seat in state.seats},
        "gold": {seat: state.gold[seat] for seat in state.seats},
    }
