"""The steps of rounds, turns and activations."""

from maester.games.miniatures.steps.phases import ActivationStep
from maester.games.miniatures.texts.occasions import AnyOccasion
from maester.kernel import Seat


class BeginRound(ActivationStep, frozen=True):
    pass


class Redeploy(ActivationStep, frozen=True):
    """A player may bring destroyed units back, at the start of a round."""

    seat: Seat


class BringReserve(ActivationStep, frozen=True):
    """A unit that was held back may come in at an edge."""

    seat: Seat


class RevealMission(ActivationStep, frozen=True):
    seat: Seat


class Turn(ActivationStep, frozen=True):
    seat: Seat


class TakeUpObjective(ActivationStep, frozen=True):
    """The commander may make use of an objective card until the round ends. (MIN-MODE-ACOK-04)"""

    seat: Seat


class PlaySiege(ActivationStep, frozen=True):
    """A siege card that answers to this occasion may be played."""

    seat: Seat
    occasion: AnyOccasion


class Activate(ActivationStep, frozen=True):
    """The player chooses a unit that has not been activated."""

    seat: Seat


class Act(ActivationStep, frozen=True):
    """An activated unit chooses its action and performs it."""

    unit: str


class FreeAction(ActivationStep, frozen=True):
    """A unit may perform one of these actions without being activated. (MIN-TERMS-10, MIN-RULE-74)"""

    unit: str
    actions: tuple[str, ...]
    target: str | None = None
    """If it may attack or charge nobody else."""
    wanted: bool = False
    """Its player has just chosen it for that: where it can do only one thing, nothing more is asked."""


class Perform(ActivationStep, frozen=True):
    """A unit carries out an action."""

    unit: str
    action: str
    target: str | None = None


class ActionOver(ActivationStep, frozen=True):
    unit: str
    action: str


class EndActivation(ActivationStep, frozen=True):
    unit: str


class LayPoint(ActivationStep, frozen=True):
    """The commander's unit may lay a victory point on an enemy. (MIN-MODE-FAB-05)"""

    unit: str


class EndTurn(ActivationStep, frozen=True):
    seat: Seat
