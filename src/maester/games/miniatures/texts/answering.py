"""Which records answer to a moment, and whether anybody has one: quick looks, before anything is worked out."""

from functools import cache, lru_cache

from maester.games.miniatures.state import State
from maester.games.miniatures.texts.bearers import Bearers
from maester.games.miniatures.texts.in_force import anything_shared, shared
from maester.games.miniatures.texts.occasion import Moment
from maester.games.miniatures.texts.records import ABILITIES, CARDS, LYING, OBJECTIVES
from maester.games.miniatures.texts.vocabulary import Happening


@cache
def answering(moment: Moment) -> frozenset[str]:
    """Abilities that answer to a moment."""
    return frozenset(name for name, record in ABILITIES.items() if _answers(record.happens, moment))


@cache
def bearing(moment: Moment, orders: bool) -> Bearers:
    """The cards whose orders, or whose other abilities, answer to a moment."""
    return Bearers(sorted(each for each in answering(moment) if (ABILITIES[each].kind == "order") == orders))


@cache
def answering_cards(moment: Moment) -> frozenset[str]:
    return frozenset(name for name, card in CARDS.items() if _answers(card.happens, moment))


@lru_cache(maxsize=1 << 12)
def answering_of(moment: Moment, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of a deck that answer to a moment."""
    names = answering_cards(moment)
    return tuple(card for card in cards if card in names)


@cache
def answering_laid(moment: Moment) -> frozenset[str]:
    return frozenset(name for name, record in LYING.items() if _answers(record.happens, moment))


@cache
def answering_objectives(moment: Moment) -> frozenset[str]:
    return frozenset(name for name, card in OBJECTIVES.items() if _answers(card.happens, moment))


def _answers(happens: tuple[Happening, ...], moment: Moment) -> bool:
    return any(each.when.what == moment for each in happens)


def acts_by_itself(state: State, moment: Moment) -> bool:
    """Whether a printed ability, an NCU or a card on a unit might answer."""
    bearers = bearing(moment, orders=False)
    if bearers.names and somebody_has(state, bearers):
        return True
    if ncus := bearers.ncus:
        for ncu in state.ncus.values():
            if ncu.card in ncus:
                return True
    if lying := answering_laid(moment):
        for laid in state.laid:
            if laid.card in lying:
                return True
    return bool(state.objectives) and not answering_objectives(moment).isdisjoint(state.objectives.values())


def any_order(state: State, moment: Moment) -> bool:
    bearers = bearing(moment, orders=True)
    return bool(bearers.names) and somebody_has(state, bearers)


def somebody_has(state: State, bearers: Bearers) -> bool:
    """By print, or from another unit for a while."""
    return bool(bearers.among(state)) or (anything_shared(state) and any(shared(state, name) for name in state.units))
