"""Standing conditions: looked at after every occurrence, until none is met (CG-RULE-09, -43, -71)."""

from maester.games.cardgame.attach import illegal
from maester.games.cardgame.board import Board
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.victory import outcomes


def burned(state: State) -> list[Card]:
    """Characters that are killed because their strength is 0."""
    names = dict.fromkeys([name for lasting in state.lasting if lasting.burn for name in lasting.cards])
    if not names:
        return []
    board = Board(state)
    cards = [state.cards[name] for name in names if name in state.cards]
    return [card for card in cards if board.strength(card) == 0]


def betrayed(state: State) -> list[Card]:
    """Cards with so many tokens that they are sacrificed."""
    found = []
    for card in state.cards.values():
        if card.tokens and card.facts.sacrifice_at is not None:
            kind, most = card.facts.sacrifice_at
            if card.count(kind) >= most and card.id not in Board(state).blank:
                found.append(card)
    return found


def unsettled(state: State) -> bool:
    """Whether some standing condition is met."""
    return bool(outcomes(state) or (state.lasting and burned(state)) or betrayed(state) or illegal(state))
