"""The one occurrence that is read off a sum: a character's strength is raised by a card effect (Randyll Tarly).

A reduction that ends raises nothing (CG-EFFECT-05), so only what is added is looked at.
"""

from msgspec.structs import replace

from maester.games.cardgame.board import Board
from maester.games.cardgame.occurrence import react_to
from maester.games.cardgame.state import Happening, State
from maester.games.cardgame.triggers import TRIGGERED

WATCHERS = TRIGGERED[("reaction", "strengthened")]


def notice_strength(state: State) -> None:
    """Compare what is added to the strength of those who watch theirs with what it was."""
    watching = [card for card in state.cards.values() if card.code in WATCHERS]
    if not watching and not state.raised:
        return
    board = Board(state)
    now = {card.id: board.raised(card) for card in watching}
    before, state.raised = state.raised, now
    for card in watching:
        if now[card.id] > before.get(card.id, 0):
            happening = Happening("strengthened", card.controller, card, amount=now[card.id] - before.get(card.id, 0))
            if state.uses:
                state.uses = (*state.uses[:-1], replace(state.uses[-1], done=(*state.uses[-1].done, happening)))
            else:
                react_to(state, (happening,))
