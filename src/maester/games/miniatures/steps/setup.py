"""The steps before the first round."""

from typing import ClassVar

from maester.games.miniatures.steps.phases import SetupStep
from maester.kernel import Seat


class PrepareMode(SetupStep, frozen=True):
    """Markers, walls and cards of the mode are laid out."""


class PlaceTerrain(SetupStep, frozen=True):
    """This seat places a piece; so many are still to come after it."""

    seat: Seat
    left: int
    kinds: tuple[str, ...] = ()
    """What the dice allow; empty before they are rolled, and if terrain is not rolled for."""


class RollForZones(SetupStep, frozen=True):
    pass


class PickCorners(SetupStep, frozen=True):
    """Each in turn chooses a corner. (MIN-FFA-02, MIN-RULE-97)"""

    seats: tuple[Seat, ...]


class NameFirstPlayer(SetupStep, frozen=True):
    seat: Seat


class ChooseCards(SetupStep, frozen=True):
    """Objective cards or missions are chosen before armies deploy."""

    seat: Seat


class Deploy(SetupStep, frozen=True):
    """This seat deploys a unit, then the next."""

    phase: ClassVar[str] = "deployment"
    seat: Seat


class Plant(SetupStep, frozen=True):
    """Attachments of a player that join units of the enemy do so, one after the other."""

    seat: Seat
    when: str


class MarkUnits(SetupStep, frozen=True):
    """An enemy unit is marked. (MIN-MODE-FAB-02)"""

    seat: Seat


class AssignObjective(SetupStep, frozen=True):
    """The owner of a marked unit gives it a card. (MIN-MODE-FAB-03)"""

    unit: str


class DrawHands(SetupStep, frozen=True):
    pass


class StartGame(SetupStep, frozen=True):
    pass
