"""COST: what a card costs to marshal or to play, with all that makes it cheaper (CG-RULE-46)."""

from maester.games.cardgame.board import Board
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.filters import codes
from maester.games.cardgame.state import Reduction, State
from maester.games.cardgame.which import Code
from maester.kernel import Seat


def price(state: State, board: Board, seat: Seat, code: Code, plays: bool = False, x: int | None = None) -> int:
    """Never below zero. An X that a player has named takes the place of the printed cost (CG-X-02)."""
    full = PRINTED[code] if x is None else x
    if not full or not (state.reductions or "first-cheaper" in board.lineup.bent):
        return full
    less = sum([each.amount for each in reductions(state, seat, code, plays)]) if state.reductions else 0
    for source in board.binds("first-cheaper", seat):
        constant = source[2]
        assert constant.which is not None
        if code in codes(constant.which) and not any(other in codes(constant.which) for other in had(state, seat)):
            less += constant.amount
    return max(0, full - less)


def out_of_reach(board: Board, seat: Seat, code: Code) -> bool:
    """A quick look: a card costs more gold than a seat has, and nothing in sight makes any card cheaper."""
    state = board.state
    return PRINTED[code] > state.gold[seat] and not state.reductions and "first-cheaper" not in board.lineup.bent


PRINTED = {code: facts.printed_cost for code, facts in CARDS.items()}


def had(state: State, seat: Seat) -> tuple[Code, ...]:
    """What a seat has marshaled or played this round."""
    return tuple(code for who, code in state.cheaper if who == seat)


def reductions(state: State, seat: Seat, code: Code, plays: bool) -> list[Reduction]:
    """Those that wait for such a card; all of them are used up by it."""
    return [
        each
        for each in state.reductions
        if each.seat == seat and code in codes(each.which) and (not plays or each.plays)
    ]


def use_up(state: State, seat: Seat, code: Code, plays: bool) -> None:
    """A card was marshaled or played: what waited for it is spent, and the round remembers it."""
    spent = state.reductions and reductions(state, seat, code, plays)
    if spent:
        state.reductions = tuple(each for each in state.reductions if each not in spent)
    state.cheaper += ((seat, code),)
