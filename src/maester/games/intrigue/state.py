"""The position: hands, the pyramid, who is out, penalty and Iron Throne cards."""

from maester import kernel
from maester.games.intrigue.facts import Card, House, ThroneCard
from maester.kernel import Seat

Spot = tuple[int, int]
"""A row and a place in it. Row 1 is the bottom row; place i of a higher row is above places i and i+1 of the row below.
The first card of a round is at place 0 of row 1, so places to its left are negative."""


class State(kernel.State, kw_only=True):
    # The game
    starter: Seat
    """Who starts, or started, the round."""
    throne_pile: tuple[ThroneCard, ...]
    """Face down, top card first."""
    throne: dict[Seat, tuple[ThroneCard, ...]]
    penalty: dict[Seat, int]
    round: int = 1

    # The round
    turns: tuple[Seat, ...] = ()
    """The players who are not out, in turn order; the first of them is the active player."""
    hands: dict[Seat, tuple[Card, ...]] = {}
    unused: tuple[Card, ...] = ()
    lacking: dict[Seat, tuple[House, ...]] = {}
    """Houses a seat is known to lack: it went out while they could be placed."""
    last_placer: Seat | None = None

    # The pyramid
    cap: int
    """The largest allowed length of row 1."""
    cards: dict[Spot, Card] = {}
    left: int = 0
    right: int = -1
    """Row 1 extends from place `left` to place `right`; it is empty while right is less than left."""
    openings: dict[Spot, tuple[House, House]] = {}
    """The free places above row 1 that have both supports, with the supports' houses. They could be derived from the
    cards, but every turn looks at them, and one card changes only a few."""

    @property
    def active(self) -> Seat | None:
        """Whose turn it is, or None between rounds."""
        return self.turns[0] if self.turns else None

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats that take no more turns this round."""
        return tuple(seat for seat in self.seats if seat not in self.turns)

    @property
    def over(self) -> bool:
        # INT-ROUND-09
        return self.round > len(self.seats)

    def copy(self) -> "State":
        twin = self.twin()
        twin.throne = self.throne.copy()
        twin.penalty = self.penalty.copy()
        twin.hands = self.hands.copy()
        twin.lacking = self.lacking.copy()
        twin.cards = self.cards.copy()
        twin.openings = self.openings.copy()
        return twin
