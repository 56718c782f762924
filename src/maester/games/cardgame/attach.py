"""ATTACH: what an attachment may be attached to, and whether it may stay there."""

from functools import lru_cache
from typing import Literal

from maester.games.cardgame.board import Board
from maester.games.cardgame.facts import CARDS, RISEN
from maester.games.cardgame.filters import codes
from maester.games.cardgame.lineup import ATTACHABLE, RISEN_CODE
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.which import Code
from maester.kernel import Refusal


@lru_cache(maxsize=16384)
def unfit(attachment: Code, bearer: Code, blank: bool) -> Literal["type", "others", "keyword"] | None:
    """What keeps a card from having such an attachment: print decides, and whether its text is blank.

    The event that becomes an attachment lies in play as nothing else (CG-RULE-72).
    """
    facts, kind = (RISEN if code == RISEN_CODE else CARDS[code] for code in (attachment, bearer))
    if facts.attach is None:
        if kind.type != "character":
            return "type"
    elif kind is RISEN or bearer not in codes(facts.attach):
        return "others"
    if kind.no_attachments and not blank and not set(kind.except_) & set(facts.traits):
        return "keyword"
    return None


def cannot_bear(board: Board, attachment: Code, bearer: Card) -> Refusal | None:
    """Why a card may not have such an attachment."""
    why = unfit(attachment, bearer.code, bearer.id in board.blank)
    if why == "type":
        return Refusal("attaches-to-characters", "CG-ATTACH-03", {"card": bearer.id})
    if why == "others":
        return Refusal("attaches-to-others", "CG-ATTACH-11", {"card": bearer.id})
    if why == "keyword":
        return Refusal("no-attachments", "CG-KEYWORD-NO-ATTACHMENTS-01", {"card": bearer.id})
    return None


def bearers(state: State, board: Board, code: Code) -> list[Card]:
    """The cards in play that may have this attachment."""
    blank = board.blank
    return [card for card in state.cards.values() if unfit(code, card.code, card.id in blank) is None]


def illegal(board: Board) -> list[Card]:
    """Attachments that may not be where they are (CG-ATTACH-06, CG-RULE-71)."""
    cards = board.state.cards
    return [
        card
        for card in board.among(ATTACHABLE)
        if card.on is not None
        and unfit(card.code, cards[card.on].code, blank=False) is not None
        and cannot_bear(board, card.code, cards[card.on]) is not None  # a blank text allows more
    ]
