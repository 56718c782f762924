"""What cards, orders and abilities do, and the tactics board."""

from maester.games.miniatures.combat.rolled import Rolled
from maester.kernel import Event, Seat


class EffectDeclared(Event, frozen=True):
    """A tactics card is played, or an order used."""

    seat: Seat
    key: str


class EffectCancelled(Event, frozen=True):
    seat: Seat
    key: str


class EffectChosen(Event, frozen=True):
    """A unit was chosen for what a text does."""

    seat: Seat
    name: str
    unit: str


class DieRolled(Event, frozen=True):
    """A die that a text or another rule asks for."""

    seat: Seat | None
    name: str
    rolled: Rolled


class CountersChanged(Event, frozen=True):
    """Tokens on a card, or pillage and faith of a unit."""

    name: str
    by: int
    unit: str | None = None


class AttachmentMoved(Event, frozen=True):
    """An attachment goes from one unit to another."""

    unit: str
    target: str
    attachment: str


class AttachmentLost(Event, frozen=True):
    unit: str
    attachment: str


class ZoneClaimed(Event, frozen=True):
    ncu: str
    zone: str


class NcuMoved(Event, frozen=True):
    """It stands on another zone now, which it has not claimed."""

    ncu: str
    zone: str


class ZoneControlled(Event, frozen=True):
    seat: Seat
    zone: str


class InfluencePlaced(Event, frozen=True):
    ncu: str
    unit: str
