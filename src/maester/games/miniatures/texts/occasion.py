"""Occasions: what has just happened or is about to, so that cards, orders and abilities may answer to it.

A step that reaches such a moment puts `Happens(occasion)` on the agenda. What can answer is declared in the facts.
"""

from typing import Literal

from msgspec import Struct

from maester.kernel import Seat

Moment = Literal[
    "game-start",  # all units are deployed
    "deployed",  # `unit` was put down, or came in later
    "round-start",
    "turn-start",
    "activates",  # a unit was chosen; before its action
    "ncu-activates",
    "action",  # an action was declared (`word`), before it is performed
    "action-done",
    "zone",  # `ncu` claims `zone`; before the effect of the zone
    "zone-targets",  # the effect of the zone has chosen `unit`
    "zone-done",
    "charge-rolled",  # `amount` is the die; before the charger moves
    "charged",  # aligned, before the attack
    "charge-failed",
    "retreat-rolled",
    "attack",  # declared, before attack dice; `unit` attacks `foe`
    "attack-rolled",  # the dice lie, before anything is rolled again
    "attack-final",  # attack dice are final
    "defence-rolled",  # the dice lie, before anything is rolled again
    "defence-final",  # defence dice are final
    "attack-done",  # complete; before surge forth
    "test",  # a morale or panic test (`word`) before the dice
    "test-rolled",  # the dice lie, before anything is rolled again
    "test-passed",
    "test-failed",  # `amount`: wounds suffered
    "rank-lost",  # once for each rank
    "would-be-destroyed",
    "destroyed",  # `unit` is off the table; `foe` destroyed it, if a unit did
    "attachment-lost",  # the attachment `word` of `unit` is destroyed, but not its unit
    "surge",
    "declared",  # `seat` declared the card or order `word`: what cancels it answers here
    "token",  # `unit` is about to get the condition `word`
    "turn-end",
    "round-end",
    "marker-scored",  # `unit` controls the marker `word`
]


class Occasion(Struct, frozen=True, gc=False):
    """A moment, and the units and players it is about."""

    moment: Moment
    unit: str | None = None
    """The unit that triggers it: it acts, attacks, tests or is destroyed."""
    foe: str | None = None
    """The other unit concerned: the defender, the destroyer."""
    seat: Seat | None = None
    """Whose turn, card or NCU it is."""
    ncu: str | None = None
    zone: str | None = None
    word: str = ""
    amount: int = 0
