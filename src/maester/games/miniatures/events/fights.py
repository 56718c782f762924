"""Attacks, tests, wounds and condition tokens."""

from maester.games.miniatures.combat.rolled import Rolled
from maester.kernel import Event, Seat


class AttackBegan(Event, frozen=True):
    unit: str
    target: str
    weapon: str
    arc: str
    charge: bool


class AttackRolled(Event, frozen=True):
    unit: str
    rolled: Rolled
    hits: int
    again: bool


class DefenceRolled(Event, frozen=True):
    unit: str
    rolled: Rolled
    blocked: int
    again: bool


class MoraleRolled(Event, frozen=True):
    unit: str
    rolled: Rolled
    again: bool


class MoraleTested(Event, frozen=True):
    unit: str
    rolled: Rolled
    passed: bool


class PanicTested(Event, frozen=True):
    """Two dice, and the D3 that counts if it fails; none if there was no wound, and so no roll."""

    unit: str
    rolled: Rolled
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


class UnitSurvived(Event, frozen=True):
    """It would have been destroyed, but so many wounds are left."""

    unit: str
    wounds: int


class UnitDestroyed(Event, frozen=True):
    unit: str
    by: Seat | None


class WallFell(Event, frozen=True):
    unit: str


class TokenGiven(Event, frozen=True):
    unit: str
    token: str


class TokenSpent(Event, frozen=True):
    unit: str
    token: str


class TokenRemoved(Event, frozen=True):
    unit: str
    token: str
