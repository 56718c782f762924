"""PLACE: where a card may lie, and what lying there opens."""

from typing import Any, ClassVar, TypeVar

from msgspec import Struct

from maester.games.intrigue.events import CardPlaced
from maester.games.intrigue.facts import HOUSE_OF, HOUSES, Card, House
from maester.games.intrigue.state import Spot, State
from maester.kernel import Chance, Decision, Refusal, Seat

A = TypeVar("A")


class Placement(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A card of the hand, and where it goes."""

    card: Card
    row: int
    place: int


class PlaceCard(Decision[Placement], frozen=True, kw_only=True):
    """Place one card: at an end of row 1, or in an opening of its house."""

    about: str = "place-card"
    rule: str | None = "INT-TURN-03"
    hand: tuple[Card, ...]
    ends: tuple[Spot, ...]
    openings: dict[House, tuple[Spot, ...]]

    shape: ClassVar[Any] = Placement

    def spots(self, card: Card) -> tuple[Spot, ...]:
        """Where this card may be placed."""
        return self.ends + self.openings[HOUSE_OF[card]]

    def refusal(self, answer: Placement) -> Refusal | None:
        spot = (answer.row, answer.place)
        if answer.card not in self.hand:
            return Refusal("card-not-in-hand", "INT-TURN-03", {"card": answer.card})
        if spot in self.ends or spot in self.openings[HOUSE_OF[answer.card]]:
            return None
        if answer.row == 1:
            return Refusal("not-at-an-end", "INT-PLACE-02") if self.ends else Refusal("row-1-is-full", "INT-PLACE-07")
        if any(spot in spots for spots in self.openings.values()):
            return Refusal("house-does-not-match", "INT-PLACE-09", {"card": answer.card})
        return Refusal("place-is-not-open", "INT-PLACE-08")

    def sample(self, chance: Chance) -> Placement:
        card = chance.choice(self.hand)
        spots = self.spots(card)
        while not spots:
            card = chance.choice(self.hand)
            spots = self.spots(card)
        row, place = chance.choice(spots)
        return Placement(card, row, place)

    def answers(self) -> list[Placement]:
        return [Placement(card, *spot) for card in self.hand for spot in self.spots(card)]


def which_placement(state: State, seat: Seat) -> PlaceCard:
    return PlaceCard(hand=state.hands[seat], ends=ends(state), openings=state.openings.copy())


def can_place(state: State, seat: Seat) -> bool:
    """Whether any card of the hand has a place."""
    if state.right - state.left + 1 < state.cap:
        return True  # row 1 accepts any house
    return any(state.openings[HOUSE_OF[card]] for card in state.hands[seat])


def ends(state: State) -> tuple[Spot, ...]:
    """Where row 1, which accepts any house, may grow: at either end, never beyond its cap."""
    length = state.right - state.left + 1
    if length == 0:
        return ((1, 0),)
    if length == state.cap:
        return ()
    return (1, state.left - 1), (1, state.right + 1)


def place(state: State, seat: Seat, placement: Placement) -> None:
    """A card leaves the hand and lies in the pyramid until the round ends."""
    card = placement.card
    state.hands[seat] = without(state.hands[seat], card)
    lay(state, card, (placement.row, placement.place))
    state.last_placer = seat
    state.tell(CardPlaced(seat, card, placement.row, placement.place))


def lay(state: State, card: Card, spot: Spot) -> None:
    """A card takes its place, and with each neighbour in its row it opens a place in the row above."""
    cards, (row, place) = state.cards, spot
    cards[spot] = card
    if row == 1:
        state.left, state.right = min(state.left, place), max(state.right, place)
    else:
        close(state, spot, HOUSE_OF[cards[row - 1, place]], HOUSE_OF[cards[row - 1, place + 1]])
    left, right = cards.get((row, place - 1)), cards.get((row, place + 1))
    if left is not None:
        open_up(state, (row + 1, place - 1), HOUSE_OF[left], HOUSE_OF[card])
    if right is not None:
        open_up(state, (row + 1, place), HOUSE_OF[card], HOUSE_OF[right])


def open_up(state: State, spot: Spot, left: House, right: House) -> None:
    """A place now has both its supports: it is open to their houses."""
    openings = state.openings
    openings[left] += (spot,)
    if right != left:
        openings[right] += (spot,)


def close(state: State, spot: Spot, left: House, right: House) -> None:
    """A place is taken, and open to no house any more."""
    openings = state.openings
    openings[left] = without(openings[left], spot)
    if right != left:
        openings[right] = without(openings[right], spot)


def without(items: tuple[A, ...], gone: A) -> tuple[A, ...]:
    at = items.index(gone)
    return items[:at] + items[at + 1 :]


def no_openings() -> dict[House, tuple[Spot, ...]]:
    return dict.fromkeys(HOUSES, ())
