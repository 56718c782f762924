"""What happens in the miniatures game, as it is told. All of it is open."""

from maester.kernel import Event, Seat


class ZonesRolled(Event, frozen=True):
    dice: dict[Seat, int]


class ZoneChosen(Event, frozen=True):
    seat: Seat
    far: bool


class UnitDeployed(Event, frozen=True):
    unit: str
    x: int
    y: int
    heading: int


class FirstPlayerNamed(Event, frozen=True):
    seat: Seat


class RoundBegan(Event, frozen=True):
    round: int
    first: Seat


class UnitActivated(Event, frozen=True):
    seat: Seat
    unit: str


class ActionChosen(Event, frozen=True):
    unit: str
    action: str


class TurnPassed(Event, frozen=True):
    seat: Seat


class UnitMoved(Event, frozen=True):
    unit: str
    how: str
    x: int
    y: int
    heading: int


class RetreatRolled(Event, frozen=True):
    unit: str
    die: int
    stays: bool


class ChargeDeclared(Event, frozen=True):
    unit: str
    target: str
    arc: str


class ChargeRolled(Event, frozen=True):
    unit: str
    target: str
    die: int
    made: bool


class AttackBegan(Event, frozen=True):
    unit: str
    target: str
    weapon: str
    arc: str
    charge: bool


class AttackRolled(Event, frozen=True):
    unit: str
    dice: tuple[int, ...]
    hits: int
    again: bool


class DefenceRolled(Event, frozen=True):
    unit: str
    dice: tuple[int, ...]
    blocked: int
    again: bool


class TokenSpent(Event, frozen=True):
    unit: str
    token: str


class PanicTested(Event, frozen=True):
    unit: str
    dice: tuple[int, ...]
    """Two dice and the D3; none if there was no wound and hence no roll."""
    modifier: int
    passed: bool


class UnitWounded(Event, frozen=True):
    unit: str
    wounds: int
    models: int
    ranks: int


class UnitHealed(Event, frozen=True):
    unit: str
    wounds: int
    models: int
    ranks: int


class UnitDestroyed(Event, frozen=True):
    unit: str
    by: Seat | None


class MarkersChanged(Event, frozen=True):
    marker: str
    unit: str | None


class PointsScored(Event, frozen=True):
    seat: Seat
    points: int
    why: str
    total: int


class GameWon(Event, frozen=True):
    winners: tuple[Seat, ...]
    why: str
