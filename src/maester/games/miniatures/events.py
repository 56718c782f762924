"""What happens in the miniatures game, as it is told. Cards that are drawn are seen by who draws them only."""

from typing import ClassVar

from msgspec.structs import replace

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


class ChargeEnded(Event, frozen=True):
    unit: str
    target: str
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


class TokenGiven(Event, frozen=True):
    unit: str
    token: str


class TokenRemoved(Event, frozen=True):
    unit: str
    token: str


class PanicTested(Event, frozen=True):
    unit: str
    dice: tuple[int, ...]
    """Two dice and the D3; none if there was no wound and hence no roll."""
    modifier: int
    passed: bool


class MoraleTested(Event, frozen=True):
    unit: str
    dice: tuple[int, ...]
    modifier: int
    passed: bool


class MoraleRolled(Event, frozen=True):
    unit: str
    dice: tuple[int, ...]
    again: bool


class DangerMet(Event, frozen=True):
    """Dangerous ground, and the wounds it costs."""

    unit: str
    wounds: int


class PieceDestroyed(Event, frozen=True):
    unit: str
    piece: str


class UnitRedeployed(Event, frozen=True):
    unit: str
    x: int
    y: int
    heading: int


class QuadrantEntered(Event, frozen=True):
    ncu: str
    quadrant: str


class CardTaken(Event, frozen=True):
    """A player takes an objective card, or makes use of one."""

    seat: Seat
    card: str
    used: bool = False


class PointLaid(Event, frozen=True):
    unit: str
    target: str


class WallFell(Event, frozen=True):
    unit: str


class MarkerPlaced(Event, frozen=True):
    marker: str
    x: int
    y: int


class EffectDeclared(Event, frozen=True):
    """A tactics card is played, or an order used."""

    seat: Seat
    key: str


class EffectCancelled(Event, frozen=True):
    seat: Seat
    key: str


class NcuActivated(Event, frozen=True):
    seat: Seat
    ncu: str


class ZoneClaimed(Event, frozen=True):
    ncu: str
    zone: str


class InfluencePlaced(Event, frozen=True):
    ncu: str
    unit: str


class CardsDrawn(Event, frozen=True):
    """Others see only how many."""

    seat: Seat
    count: int
    cards: tuple[str, ...] = ()
    reveals: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> "CardsDrawn":
        return self if seat == self.seat else replace(self, cards=())


class CardsDiscarded(Event, frozen=True):
    seat: Seat
    cards: tuple[str, ...]


class PlayerOut(Event, frozen=True):
    seat: Seat


class PiecePlaced(Event, frozen=True):
    piece: str
    kind: str
    x: int
    y: int
    heading: int


class ObjectiveDrawn(Event, frozen=True):
    """An objective card lies at a marker, or is given to a unit."""

    marker: str
    card: str


class MissionRevealed(Event, frozen=True):
    seat: Seat | None
    mission: str


class MissionsChanged(Event, frozen=True):
    active: tuple[str, ...]
    reserve: tuple[str, ...]


class SiegeCardPlayed(Event, frozen=True):
    seat: Seat
    card: str


class RolesChosen(Event, frozen=True):
    defender: Seat


class UnitMarked(Event, frozen=True):
    unit: str


class TerrainRolled(Event, frozen=True):
    dice: tuple[int, ...]
    kind: str | None
    """Nothing, if any may be chosen."""


class CornerChosen(Event, frozen=True):
    seat: Seat
    corner: int


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


class CountersChanged(Event, frozen=True):
    """Tokens on a card, or pillage and faith of a unit."""

    name: str
    by: int
    unit: str | None = None


class EffectChosen(Event, frozen=True):
    """Whom a text concerns."""

    seat: Seat
    name: str
    unit: str


class DieRolled(Event, frozen=True):
    seat: Seat
    name: str
    die: int


class CardAttached(Event, frozen=True):
    seat: Seat
    card: str
    unit: str


class CardRemoved(Event, frozen=True):
    card: str
    unit: str


class CardRecalled(Event, frozen=True):
    seat: Seat
    card: str


class CardSearched(Event, frozen=True):
    seat: Seat
    name: str


class ZoneControlled(Event, frozen=True):
    seat: Seat
    zone: str


class AttachmentPlanted(Event, frozen=True):
    """It has joined a unit of the enemy."""

    seat: Seat
    attachment: str
    unit: str


class HandRevealed(Event, frozen=True):
    """All may see what a player holds."""

    seat: Seat
    cards: tuple[str, ...]


class AttachmentLost(Event, frozen=True):
    unit: str
    attachment: str


class DieAgain(Event, frozen=True):
    """A charge or retreat die is rolled again."""

    unit: str
    die: int


class UnitHeldBack(Event, frozen=True):
    """It waits beside the table."""

    unit: str


class UnitSurvived(Event, frozen=True):
    """It would have been destroyed, but so many wounds are left."""

    unit: str
    wounds: int


class AttachmentMoved(Event, frozen=True):
    """An attachment goes from one unit to another."""

    unit: str
    target: str
    attachment: str
