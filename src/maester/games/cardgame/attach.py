"""ATTACH: what an attachment may be attached to, and whether it may stay there."""

from maester.games.cardgame.board import Board
from maester.games.cardgame.facts import CARDS, CardFacts
from maester.games.cardgame.filters import codes
from maester.games.cardgame.lineup import ATTACHABLE
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.which import Code
from maester.kernel import Refusal


def cannot_bear(board: Board, facts: CardFacts, bearer: Card) -> Refusal | None:
    """Why a card may not have such an attachment."""
    kind = bearer.facts
    if facts.attach is None:
        if kind.type != "character":
            return Refusal("attaches-to-characters", "CG-ATTACH-03", {"card": bearer.id})
    elif bearer.risen or bearer.code not in codes(facts.attach):
        return Refusal("attaches-to-others", "CG-ATTACH-11", {"card": bearer.id})
    if kind.no_attachments and bearer.id not in board.blank and not set(kind.except_) & set(facts.traits):
        return Refusal("no-attachments", "CG-KEYWORD-NO-ATTACHMENTS-01", {"card": bearer.id})
    return None


def bearers(state: State, board: Board, code: Code) -> list[Card]:
    """The cards in play that may have this attachment."""
    facts = CARDS[code]
    return [card for card in state.cards.values() if cannot_bear(board, facts, card) is None]


def illegal(board: Board) -> list[Card]:
    """Attachments that may not be where they are (CG-ATTACH-06, CG-RULE-71)."""
    cards = board.state.cards
    return [
        card
        for card in board.among(ATTACHABLE)
        if card.on is not None and cannot_bear(board, card.facts, cards[card.on]) is not None
    ]
