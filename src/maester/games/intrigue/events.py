"""What happens in Westeros Intrigue."""

from typing import ClassVar

from maester.games.intrigue.facts import Card, ThroneCard
from maester.kernel import Event, Seat


class RoundBegan(Event, frozen=True):
    round: int
    starter: Seat


class StartCardLaid(Event, frozen=True):
    """With five players one card is left over and opens row 1."""

    card: Card


class CardPlaced(Event, frozen=True):
    seat: Seat
    card: Card
    row: int
    place: int


class HandEmptied(Event, frozen=True):
    """A player placed the last card in hand and is out."""

    seat: Seat


class NothingFitted(Event, frozen=True):
    """A player had cards but no place for any of them and is out."""

    seat: Seat
    cards: int

    reveals: ClassVar[bool] = True


class ThroneCardDrawn(Event, frozen=True):
    seat: Seat
    card: ThroneCard | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else ThroneCardDrawn(self.seat, None)


class PenaltyTaken(Event, frozen=True):
    """Penalty for the cards left in hand, which everybody now sees."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int
    total: int

    reveals: ClassVar[bool] = True


class ThroneCardsRevealed(Event, frozen=True):
    seat: Seat
    cards: tuple[ThroneCard, ...]
    result: int

    reveals: ClassVar[bool] = True


class GameWon(Event, frozen=True):
    winners: tuple[Seat, ...]
    why: str
