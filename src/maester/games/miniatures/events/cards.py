"""Tactics cards and the hands that hold them."""

from typing import ClassVar

from msgspec.structs import replace

from maester.kernel import Event, Seat


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


class HandRevealed(Event, frozen=True):
    """All may see what a player holds, and cannot forget it."""

    seat: Seat
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = True
