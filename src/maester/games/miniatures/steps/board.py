"""The steps of the tactics board, and of hands that are too large."""

from maester.games.miniatures.steps.phases import ActivationStep
from maester.kernel import Seat


class ActNcu(ActivationStep, frozen=True):
    ncu: str


class ClaimZone(ActivationStep, frozen=True):
    ncu: str
    zone: str


class Influence(ActivationStep, frozen=True):
    """The card of the NCU is attached to a unit."""

    ncu: str


class UseZone(ActivationStep, frozen=True):
    ncu: str
    zone: str


class ZoneEffect(ActivationStep, frozen=True):
    """The effect of a zone chooses whom it concerns."""

    seat: Seat
    zone: str
    drawn: bool = False
    """Whether the cards of the tactics zone have been drawn."""


class ZoneOnUnit(ActivationStep, frozen=True):
    seat: Seat
    zone: str
    unit: str
    wanted: bool = True
    """Its player chose this unit freely."""


class EndNcu(ActivationStep, frozen=True):
    ncu: str


class DiscardDown(ActivationStep, frozen=True):
    """Down to the most a hand may hold. (MIN-CLEANUP-09)"""

    seat: Seat
