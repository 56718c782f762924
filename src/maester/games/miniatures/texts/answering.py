"""Which records answer to a moment, and whether anybody has one: quick looks, before anything is worked out."""

from collections import Counter
from functools import cache
from typing import NamedTuple

from maester.games.miniatures.muster import muster
from maester.games.miniatures.state import State
from maester.games.miniatures.texts.bearers import Bearers
from maester.games.miniatures.texts.records import ABILITIES, CARDS, LYING, OBJECTIVES
from maester.games.miniatures.texts.vocabulary import Happening, When
from maester.kernel import Seat


@cache
def answering(moment: str) -> frozenset[str]:
    """Abilities that answer to a moment."""
    return frozenset(name for name, record in ABILITIES.items() if _answers(record.happens, moment))


@cache
def bearing(moment: str, orders: bool) -> Bearers:
    """The cards whose orders, or whose other abilities, answer to a moment."""
    return Bearers(sorted(each for each in answering(moment) if (ABILITIES[each].kind == "order") == orders))


@cache
def answering_cards(moment: str) -> frozenset[str]:
    return frozenset(name for name, card in CARDS.items() if _answers(card.happens, moment))


@cache
def answering_laid(moment: str) -> frozenset[str]:
    return frozenset(name for name, record in LYING.items() if _answers(record.happens, moment))


@cache
def answering_objectives(moment: str) -> frozenset[str]:
    return frozenset(name for name, card in OBJECTIVES.items() if _answers(card.happens, moment))


def _answers(happens: tuple[Happening, ...], moment: str) -> bool:
    return any(each.when.what == moment for each in happens)


@cache
def happenings(ability: str, moment: str) -> tuple[tuple[int, Happening], ...]:
    """What an ability does at a moment, and which of its happenings each is."""
    return _numbered(ABILITIES[ability].happens, moment)


@cache
def happenings_of_card(card: str, moment: str) -> tuple[tuple[int, Happening], ...]:
    return _numbered(CARDS[card].happens, moment)


def _numbered(happens: tuple[Happening, ...], moment: str) -> tuple[tuple[int, Happening], ...]:
    return tuple((n, each) for n, each in enumerate(happens) if each.when.what == moment)


# ------------------------------------------------------------------------------------------------------ who is there


class Ears(NamedTuple):
    """What the units of a player listen for."""

    own: dict[str, list[When]]
    """Unit → what it listens for only where it is about that unit."""
    others: list[tuple[str, When]]
    """The rest, each with its unit."""


class Audience(NamedTuple):
    """Who could answer to a moment, by what is printed on the units and by the cards that the decks were made of."""

    acting: dict[Seat, list[str]]
    """Player → their units with an ability that answers by itself."""
    ordered: dict[Seat, list[str]]
    """Player → their units with an order that answers."""
    cards: dict[Seat, Counter[str]]
    """Player → the cards of their deck that answer, and how many there are of each."""
    abilities: dict[Seat, Ears]
    orders: dict[Seat, Ears]
    plays: dict[Seat, list[When]]
    """What the cards of each player listen for."""
    silent: bool
    """There is nothing of the kind, and no NCU whose printed ability answers by itself."""


def audience(state: State, moment: str) -> Audience:
    known = muster(state).worked_out
    found: Audience | None = known.get(moment)
    if found is None:
        found = known[moment] = _audience(state, moment)
    return found


def _audience(state: State, moment: str) -> Audience:
    abilities, orders, names = bearing(moment, False), bearing(moment, True), answering_cards(moment)
    cards = {seat: Counter(card for card in deck if card in names) for seat, deck in state.lists.items()}
    plays = {
        seat: [each.when for card in found for _, each in happenings_of_card(card, moment)]
        for seat, found in cards.items()
    }
    acting, ordered = by_seat(state, abilities), by_seat(state, orders)
    silent = not (acting or ordered or any(plays.values()) or abilities.ncus)
    return Audience(acting, ordered, cards, ears(state, abilities, moment), ears(state, orders, moment), plays, silent)


def by_seat(state: State, bearers: Bearers) -> dict[Seat, list[str]]:
    found: dict[Seat, list[str]] = {}
    for name in bearers.among(state):
        found.setdefault(state.units[name].seat, []).append(name)
    return found


def ears(state: State, bearers: Bearers, moment: str) -> dict[Seat, Ears]:
    found: dict[Seat, Ears] = {}
    for name in bearers.among(state):
        unit = state.units[name]
        own, others = found.setdefault(unit.seat, Ears({}, []))
        for ability in bearers.of(unit.card, unit.attachments):
            for _, each in happenings(ability, moment):
                if each.when.this:
                    own.setdefault(name, []).append(each.when)
                else:
                    others.append((name, each.when))
    return found
