"""The one registry of what cards do: for each verb that happens, the function that carries it out.

A function is given the context (the state, whose effect it is, and the card or deck it is printed on) and the verb.
Verbs that only modify are not here: code that adds something up asks for them (`modifiers` in strength.py).
"""

from collections.abc import Callable
from typing import Any

from maester.games.boardgame.combat import card_effects
from maester.games.boardgame.context import Context
from maester.games.boardgame.verbs import (
    Bonus,
    HouseCardVerb,
    MultiplyDefense,
    NoCasualties,
    UnitStrength,
    Verb,
    VoidCardStrength,
    WesterosVerb,
    WildlingVerb,
)
from maester.games.boardgame.westeros import effects as westeros_effects
from maester.games.boardgame.westeros import wildling_effects
from maester.kernel import Flow

HAPPENS: dict[type[Verb], Callable[[Context, Any], Flow[None] | None]] = {
    **card_effects.HAPPENS,
    **westeros_effects.HAPPENS,
    **wildling_effects.HAPPENS,
}

MODIFY = (Bonus, UnitStrength, MultiplyDefense, VoidCardStrength, NoCasualties)

KNOWN = {*HouseCardVerb.__args__, *WesterosVerb.__args__, *WildlingVerb.__args__}
assert {*HAPPENS, *MODIFY} == KNOWN, "every verb happens or modifies"


def happens(context: Context, verb: Verb) -> Flow[None]:
    """Carry out what a card does. A verb that only modifies does nothing by itself."""
    does = HAPPENS.get(type(verb))
    flow = does(context, verb) if does is not None else None
    if flow is not None:
        yield from flow
