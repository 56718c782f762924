"""Objective cards: what a marker, or the card given to a unit, does."""

from collections.abc import Iterator

from maester.games.miniatures.state import State
from maester.games.miniatures.texts.records import OBJECTIVES

ALL_CARDS = tuple(sorted(OBJECTIVES, key=lambda card: OBJECTIVES[card].number))
FOR_UNITS = tuple(card for card in ALL_CARDS if OBJECTIVES[card].number >= 6)
"""The cards that can be given to units. (MIN-MODE-ACOK-03, MIN-MODE-FAB-03)"""


def second(unit: str) -> str:
    """Where the second card of a unit is kept: a commander may take up both in one round. (MIN-RULE-100)"""
    return f"{unit}:second"


def own_cards(state: State, unit: str) -> tuple[str, ...]:
    """The objective cards that were given to a unit."""
    return tuple(state.objectives[at] for at in (unit, second(unit)) if at in state.objectives)


def cards_of(state: State, unit: str) -> Iterator[str]:
    """The objective cards a unit has, by a marker it controls or as its own."""
    yield from own_cards(state, unit)
    for marker, holder in state.markers.items():
        if holder == unit and marker in state.objectives:
            yield state.objectives[marker]
