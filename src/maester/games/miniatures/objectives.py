"""Objective cards: what a marker, or the card given to a unit, does. Cards 1 to 4 act when their marker is scored."""

from collections.abc import Iterator

from maester.games.miniatures.state import Effect, State

FOR_UNITS = (6, 7, 8, 9, 10)
"""The cards that can be given to units. (MIN-MODE-ACOK-03, MIN-MODE-FAB-03)"""
ALL_CARDS = tuple(range(1, 11))
MIRE = 9
"""The defender becomes weakened before a melee attack is resolved."""

IN_MELEE: dict[int, Effect] = {
    6: Effect("armory", "keyword", word="sundering"),
    7: Effect("gallows", "keyword", word="vicious"),
    8: Effect("proving-ground", "keyword", word="precision"),
}
ALWAYS: dict[int, Effect] = {10: Effect("muster-point", "highest-dice")}


def cards_of(state: State, unit: str) -> Iterator[int]:
    """The objective cards a unit has, by a marker it controls or as its own."""
    if unit in state.objectives:
        yield state.objectives[unit]
    for marker, holder in state.markers.items():
        if holder == unit and marker in state.objectives:
            yield state.objectives[marker]


def objective_effects(state: State, unit: str, melee: bool) -> Iterator[Effect]:
    if state.objectives:
        for card in cards_of(state, unit):
            if card in ALWAYS:
                yield ALWAYS[card]
            elif melee and card in IN_MELEE:
                yield IN_MELEE[card]
