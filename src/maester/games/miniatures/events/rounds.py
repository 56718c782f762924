"""Rounds, turns and activations; points, and how the game ends."""

from maester.kernel import Event, Seat


class RoundBegan(Event, frozen=True):
    round: int
    first: Seat


class UnitActivated(Event, frozen=True):
    seat: Seat
    unit: str


class NcuActivated(Event, frozen=True):
    seat: Seat
    ncu: str


class ActionChosen(Event, frozen=True):
    unit: str
    action: str


class FreeActionForgone(Event, frozen=True):
    unit: str


class TurnPassed(Event, frozen=True):
    seat: Seat


class PointsScored(Event, frozen=True):
    seat: Seat
    points: int
    why: str
    total: int


class PlayerOut(Event, frozen=True):
    seat: Seat


class GameWon(Event, frozen=True):
    winners: tuple[Seat, ...]
    why: str
