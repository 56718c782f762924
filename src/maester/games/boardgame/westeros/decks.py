"""WEST and WILD: the three decks of Westeros cards, and the wildling track on which their icons move the marker."""

from maester.games.boardgame import steps
from maester.games.boardgame.cards import WesterosCard
from maester.games.boardgame.events import DeckReshuffled, WesterosCardRevealed, WildlingsAdvanced
from maester.games.boardgame.facts import Deck
from maester.games.boardgame.state import State
from maester.games.boardgame.verbs import Winter

SPACE = 2
"""How much the strength grows from one space of the wildling track to the next."""
LAST_SPACE = 12


def turn_up(state: State, deck: Deck) -> None:
    """The top card of a deck is revealed. A deck that is used up starts again in the same order."""
    if not state.decks[deck]:
        state.decks[deck], state.westeros_discards[deck] = state.westeros_discards[deck], ()
    card, *rest = state.decks[deck]
    state.decks[deck] = tuple(rest)
    state.westeros_discards[deck] = (*state.westeros_discards[deck], card)
    state.tell(WesterosCardRevealed(deck, card, revealed(state, deck).icon))


def revealed(state: State, deck: Deck) -> WesterosCard:
    """The last revealed card of a deck."""
    return state.edition.westeros[deck][state.westeros_discards[deck][-1]]


def brings_winter(card: WesterosCard) -> bool:
    return any(isinstance(effect, Winter) for effect in card.effects)


def reshuffle(state: State, deck: Deck) -> None:
    """A deck is shuffled with all its used cards."""
    state.decks[deck] = state.chance.shuffled((*state.decks[deck], *state.westeros_discards[deck]))
    state.westeros_discards[deck] = ()
    state.tell(DeckReshuffled(deck))


def move_wildlings(state: State, spaces: int) -> None:
    """The marker advances, at most to its last space; where the edition says so, reaching it triggers an attack."""
    strength = min(state.wildlings + spaces * SPACE, LAST_SPACE)
    if strength == state.wildlings:
        return
    state.wildlings = strength
    state.tell(WildlingsAdvanced(strength))
    if strength == state.edition.wildlings_attack_at:
        state.do_next(steps.WildlingAttack())
