"""The one occurrence that is read off a sum: a character's strength is raised by a card effect (Randyll Tarly).

A reduction that ends raises nothing (CG-EFFECT-05), so only what is added is looked at.
"""

from maester.games.cardgame.board import Board
from maester.games.cardgame.state import Happening
from maester.games.cardgame.triggers import TRIGGERED

WATCHERS = frozenset(TRIGGERED[("reaction", "strengthened")])


def strengthened(board: Board) -> tuple[Happening, ...]:
    """What is added to the strength of characters that react to it, compared with what it was before."""
    state = board.state
    if not board.lineup[WATCHERS] and not state.raised:
        return ()
    watching = board.among(WATCHERS)
    now = {card.id: board.raised(card) for card in watching}
    before, state.raised = state.raised, now
    more = {card.id: now[card.id] - before.get(card.id, 0) for card in watching}
    return tuple(
        Happening("strengthened", card.controller, card, amount=more[card.id]) for card in watching if more[card.id] > 0
    )
