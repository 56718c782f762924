"""Moves, charges and retreats, and the ground they lead over."""

from maester.games.miniatures.combat.rolled import Rolled
from maester.kernel import Event


class UnitMoved(Event, frozen=True):
    unit: str
    how: str
    x: int
    y: int
    heading: int


class UnitRedeployed(Event, frozen=True):
    unit: str
    x: int
    y: int
    heading: int


class RetreatRolled(Event, frozen=True):
    unit: str
    rolled: Rolled
    stays: bool


class ChargeDeclared(Event, frozen=True):
    unit: str
    target: str
    arc: str


class ChargeRolled(Event, frozen=True):
    unit: str
    target: str
    rolled: Rolled


class ChargeEnded(Event, frozen=True):
    unit: str
    target: str
    made: bool


class DieAgain(Event, frozen=True):
    """A charge or retreat die is rolled again."""

    unit: str
    rolled: Rolled


class DangerMet(Event, frozen=True):
    """Dangerous ground, and the wounds it costs."""

    unit: str
    rolled: Rolled


class PieceDestroyed(Event, frozen=True):
    unit: str
    piece: str
