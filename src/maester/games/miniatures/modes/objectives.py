"""Objective cards: which lie at a marker or were given to a unit, and which unit has them."""

from collections.abc import Iterator

from maester.games.miniatures.state import State
from maester.games.miniatures.texts.records import OBJECTIVES

ALL_CARDS = tuple(sorted(OBJECTIVES, key=lambda card: OBJECTIVES[card].number))
FOR_UNITS = tuple(card for card in ALL_CARDS if OBJECTIVES[card].number >= 6)
"""The cards that can be given to units. (MIN-MODE-ACOK-03, MIN-MODE-FAB-03)"""


def cards_at(state: State, place: str) -> tuple[str, ...]:
    """The objective cards of a marker, or those given to a unit: a commander may have two at once. (MIN-RULE-100)"""
    return tuple(card for card, at in state.objectives.items() if at == place)


def has_card(state: State, place: str) -> bool:
    return place in state.objectives.values()


def cards_of(state: State, unit: str) -> Iterator[str]:
    """The objective cards a unit has, as its own or by a marker it controls."""
    for card, at in state.objectives.items():
        if at == unit or state.markers.get(at) == unit:
            yield card
