"""WEST and WCARD: the round marker moves, three cards are revealed, the wildlings gather, the cards are resolved."""

from maester.games.boardgame.context import Context
from maester.games.boardgame.control import controlled
from maester.games.boardgame.effects import happens
from maester.games.boardgame.events import (
    RoundBegan,
    WesterosCardResolved,
)
from maester.games.boardgame.facts import DECKS, Deck, House
from maester.games.boardgame.losses import structure_areas
from maester.games.boardgame.muster import muster
from maester.games.boardgame.question import choose
from maester.games.boardgame.state import State
from maester.games.boardgame.supply import set_supply
from maester.games.boardgame.verbs import Ban, WesterosVerb
from maester.games.boardgame.westeros.decks import brings_winter, move_wildlings, reshuffle, revealed, turn_up
from maester.kernel import Flow

# ----------------------------------------------------------------------------------------------- the steps of the phase


def advance_round(state: State) -> None:
    """The round marker moves on; what was forbidden for a round is allowed again."""
    state.round += 1
    state.banned, state.no_support_by = {}, None
    state.tell(RoundBegan(state.round))


def reveal_cards(state: State) -> None:
    """The top card of each deck is revealed."""
    for deck in DECKS:
        turn_up(state, deck)
        while state.edition.winter_at_reveal and brings_winter(revealed(state, deck)):
            reshuffle(state, deck)
            turn_up(state, deck)


def advance_wildlings(state: State) -> None:
    """The wildlings advance one space for each icon on the three cards."""
    move_wildlings(state, sum(revealed(state, deck).icon for deck in DECKS))


def resolve(state: State, deck: Deck) -> Flow[None]:
    """The card of a deck is resolved; some let the holder of a token choose what it does."""
    card, facts = state.westeros_discards[deck][-1], revealed(state, deck)
    effects = {named(state, effect): effect for effect in facts.effects}
    chooser = state.holders[facts.chosen_by] if facts.chosen_by else None
    if chooser is None:
        (name,) = effects
    else:
        name = yield from choose(state, chooser, card, effects)
    state.tell(WesterosCardResolved(deck, card, name, chooser))
    yield from happens(Context(state, chooser or "", deck), effects[name])


def named(state: State, effect: WesterosVerb) -> str:
    """The name of an effect: its verb, and for a ban the kind of order too."""
    if isinstance(effect, Ban):
        return f"{effect.does}-{state.edition.orders[effect.orders[0]].kind}"
    return effect.does


def count_supply(state: State, house: House) -> None:
    """A supply marker moves to the number of supply icons its house controls."""
    icons = state.edition.realm.supply
    set_supply(state, house, sum(icons.get(area, 0) for area in controlled(state, house)))


def muster_house(state: State, house: House) -> Flow[None]:
    yield from muster(state, house, structure_areas(state, house))
