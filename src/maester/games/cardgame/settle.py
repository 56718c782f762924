"""Standing conditions: looked at after every occurrence, until none is met (CG-RULE-09, -43, -71)."""

from maester.games.cardgame.attach import illegal
from maester.games.cardgame.board import Board
from maester.games.cardgame.lineup import ATTACHABLE, COUNTING
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.victory import outcomes


def going(state: State) -> tuple[str, ...]:
    """Cards that are about to leave play in an open window: they do not leave twice."""
    if not state.open:
        return ()
    return tuple(
        each.card.id
        for window in state.open
        for each in window.happenings
        if each.what == "leaves"
        and each.card is not None
        and window.timing in ("would", "forced-interrupt", "interrupt")
    )


def burned(board: Board) -> list[Card]:
    """Characters that are killed because their strength is 0."""
    state = board.state
    names = dict.fromkeys([name for lasting in state.lasting if lasting.burn for name in lasting.cards])
    if not names:
        return []
    gone = going(state)
    cards = [state.cards[name] for name in names if name in state.cards and name not in gone]
    return [card for card in cards if board.strength(card) == 0]


def betrayed(board: Board) -> list[Card]:
    """Cards with so many tokens that they are sacrificed."""
    state, found = board.state, []
    for card in board.among(COUNTING):
        if card.tokens and card.facts.sacrifice_at is not None:
            kind, most = card.facts.sacrifice_at
            if card.count(kind) >= most and card.id not in board.blank and card.id not in going(state):
                found.append(card)
    return found


def unsettled(board: Board, only_told: bool = False) -> bool:
    """Whether some standing condition is met. Nobody wins or loses merely because a phase begins."""
    state, lineup = board.state, board.lineup
    return bool(
        (not only_told and outcomes(state))
        or (state.lasting and burned(board))
        or (lineup[COUNTING] and betrayed(board))
        or (lineup[ATTACHABLE] and unattached(board))
    )


def unattached(board: Board) -> list[Card]:
    """Attachments that may not be where they are."""
    found = illegal(board)
    return [card for card in found if card.id not in going(board.state)] if found else found
