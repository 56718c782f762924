"""What the game modes add: markers, objective cards, missions, sieges, quadrants."""

from typing import ClassVar

from maester.kernel import Event, Seat


class MarkerPlaced(Event, frozen=True):
    marker: str
    x: int
    y: int


class MarkersChanged(Event, frozen=True):
    marker: str
    unit: str | None


class ObjectiveDrawn(Event, frozen=True):
    """An objective card lies at a marker, or is given to a unit. Turned over from a pile, it cannot be taken back."""

    marker: str
    card: str
    reveals: ClassVar[bool] = True


class CardTaken(Event, frozen=True):
    """A player takes an objective card, or makes use of one."""

    seat: Seat
    card: str
    used: bool = False


class UnitMarked(Event, frozen=True):
    unit: str


class PointLaid(Event, frozen=True):
    unit: str
    target: str


class MissionRevealed(Event, frozen=True):
    seat: Seat | None
    mission: str


class MissionsChanged(Event, frozen=True):
    active: tuple[str, ...]
    reserve: tuple[str, ...]


class SiegeCardPlayed(Event, frozen=True):
    seat: Seat
    card: str


class QuadrantEntered(Event, frozen=True):
    ncu: str
    quadrant: str
