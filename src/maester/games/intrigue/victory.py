"""SCORE and WIN: penalty minus Iron Throne cards; the lowest result wins, daggers break ties."""

from maester.games.intrigue.events import GameWon, ThroneCardsRevealed
from maester.games.intrigue.state import State
from maester.kernel import Seat, Standing


def result(state: State, seat: Seat) -> int:
    """Penalty tokens minus Iron Throne cards; lower is better, and it may be negative."""
    return state.penalty[seat] - sum(card.value for card in state.throne[seat])


def rank(state: State, seat: Seat) -> tuple[int, bool, list[int]]:
    """What seats are ranked by, lowest first: the result, then owning a card, then the fewest daggers.

    When the cards with the fewest daggers tie, the next cards are compared; a seat that runs out of cards first loses
    the comparison, like one without any card (INT-RULE-12, INT-RULE-13).
    """
    daggers = sorted(card.daggers for card in state.throne[seat])
    return result(state, seat), not daggers, [*daggers, NO_MORE_CARDS]


NO_MORE_CARDS = 1_000


def places(state: State) -> dict[Seat, int]:
    """Each seat's place: one more than the number of seats ranked above it."""
    ranks = {seat: rank(state, seat) for seat in state.seats}
    return {seat: 1 + sum(other < mine for other in ranks.values()) for seat, mine in ranks.items()}


def reveal_throne_cards(state: State) -> None:
    """After the last round, all Iron Throne cards are revealed and the results are compared."""
    for seat in state.seats:
        state.tell(ThroneCardsRevealed(seat, state.throne[seat], result(state, seat)))
    standing_now = standing(state)
    state.tell(GameWon(standing_now.winners, standing_now.why))


def standing(state: State) -> Standing:
    """Who leads, by penalty alone, while Iron Throne cards are hidden; who has won, once they are revealed."""
    if not state.over:
        ahead = {seat: 1 + sum(p < mine for p in state.penalty.values()) for seat, mine in state.penalty.items()}
        return Standing(False, ahead, state.penalty.copy())
    final = places(state)
    scores = {seat: result(state, seat) for seat in state.seats}
    return Standing(True, final, scores, *why_won(state, final))


def why_won(state: State, final: dict[Seat, int]) -> tuple[str, str]:
    lowest = min(result(state, seat) for seat in state.seats)
    tied = [seat for seat in state.seats if result(state, seat) == lowest]
    if len(tied) == 1:
        return "lowest-result", "INT-WIN-01"
    if sum(place == 1 for place in final.values()) == 1:
        return "fewest-daggers", "INT-WIN-02"
    if any(state.throne[seat] for seat in tied):
        return "shared-victory", "INT-RULE-13"
    return "shared-victory", "INT-WIN-03"


def measures(state: State) -> dict[str, dict[Seat, float]]:
    """What everybody can see: penalty points and cards in hand."""
    return {
        "penalty": {seat: float(points) for seat, points in state.penalty.items()},
        "cards-in-hand": {seat: float(len(state.hands.get(seat, ()))) for seat in state.seats},
    }
