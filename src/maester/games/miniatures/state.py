"""The position: units, markers, points, and what is still to be done."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from maester import kernel
from maester.games.miniatures.dice import Faces
from maester.games.miniatures.facts import UNITS, UnitFacts
from maester.games.miniatures.ground import Piece
from maester.games.miniatures.steps import AnyStep
from maester.games.miniatures.tray import Arc, Placed
from maester.kernel import Seat

Condition = Literal["panicked", "vulnerable", "weakened"]


class Pose(Struct, frozen=True, gc=False):
    """Where the middle of a tray lies, in thou, and its heading in hundredths of a degree."""

    x: int
    y: int
    heading: int


class Unit(Struct, frozen=True, gc=False):
    """One combat unit; replaced, never changed."""

    seat: Seat
    card: str
    wounds: int
    """What it can still suffer. Models, ranks and wound tokens follow from it."""
    pose: Pose | None = None
    commander: bool = False
    activated: bool = False
    tokens: tuple[Condition, ...] = ()

    @property
    def facts(self) -> UnitFacts:
        return UNITS[self.card]

    @property
    def placed(self) -> Placed:
        assert self.pose is not None, "only a unit on the table has a place"
        return UNITS[self.card].tray, self.pose.x, self.pose.y, self.pose.heading

    @property
    def on_table(self) -> bool:
        return self.pose is not None and self.wounds > 0


class Attack(Struct, frozen=True):
    """An attack in progress."""

    by: str
    on: str
    weapon: int
    """Which of the attacks on the card."""
    arc: Arc
    charge: bool = False
    bonus: bool = False
    """Whether the charge bonus applies."""
    fortified: bool = False
    dice: Faces = ()
    saves: Faces = ()
    sure: int = 0
    """Wounds that no defence die can block."""
    wounds: int = 0
    beside: tuple[str, ...] = ()
    """Who must test because it was shot at an enemy they fight, or may pivot because that enemy is destroyed."""


class State(kernel.Stepwise, kw_only=True):
    agenda: tuple[AnyStep, ...]
    step: AnyStep | None = None
    mode: str
    size: int
    """Points of an army."""
    width: int
    units: dict[str, Unit]
    pieces: tuple[Piece, ...] = ()
    markers: dict[str, str | None]
    """Marker → the unit that controls it."""
    zones: dict[Seat, int] = {}
    """Whose zone lies at the near edge (0) and at the far one (1)."""
    points: dict[Seat, int]
    first: Seat
    active: Seat
    round: int = 0
    attacks: tuple[Attack, ...] = ()
    no_cards: tuple[Seat, ...] = ()
    """Who may play no more tactics cards this turn. (MIN-DISORDERLY-03)"""
    winners: tuple[Seat, ...] = ()
    why: str = ""

    def copy(self) -> "State":
        twin = self.twin()
        twin.units, twin.markers = self.units.copy(), self.markers.copy()
        twin.zones, twin.points = self.zones.copy(), self.points.copy()
        return twin

    @property
    def over(self) -> bool:
        return bool(self.winners)

    def other(self, seat: Seat) -> Seat:
        return self.seats[1] if seat == self.seats[0] else self.seats[0]

    def change(self, name: str, **changes: object) -> None:
        """A unit with something about it changed."""
        self.units[name] = replace(self.units[name], **changes)

    def change_attack(self, **changes: object) -> Attack:
        """The attack at hand, with something about it changed."""
        if changes:
            self.attacks = (*self.attacks[:-1], replace(self.attacks[-1], **changes))
        return self.attacks[-1]
