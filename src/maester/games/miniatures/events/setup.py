"""Before the first round: zones, terrain, roles, deployment."""

from maester.games.miniatures.combat.rolled import Die, Rolled
from maester.kernel import Event, Seat


class TerrainRolled(Event, frozen=True):
    rolled: Rolled
    kind: str | None
    """Nothing, if any may be chosen."""


class PiecePlaced(Event, frozen=True):
    piece: str
    kind: str
    x: int
    y: int
    heading: int


class ZonesRolled(Event, frozen=True):
    """A die each; the highest counts."""

    dice: dict[Seat, Die]


class ZoneLeft(Event, frozen=True):
    """Whoever might have chosen a side of the table left the choice to the opponent."""

    seat: Seat


class ZoneChosen(Event, frozen=True):
    seat: Seat
    far: bool


class CornerChosen(Event, frozen=True):
    seat: Seat
    corner: int


class RolesChosen(Event, frozen=True):
    defender: Seat


class FirstPlayerNamed(Event, frozen=True):
    seat: Seat


class AttachmentPlanted(Event, frozen=True):
    """It has joined a unit of the enemy."""

    seat: Seat
    attachment: str
    unit: str


class UnitDeployed(Event, frozen=True):
    unit: str
    x: int
    y: int
    heading: int


class UnitHeldBack(Event, frozen=True):
    """It waits beside the table."""

    unit: str
