"""PLACE: where a card may go, and which places it opens."""

from typing import Any, ClassVar

from msgspec import Struct

from maester.games.intrigue.events import CardPlaced
from maester.games.intrigue.facts import HOUSE_OF, Card, House
from maester.games.intrigue.state import Spot, State
from maester.kernel import Chance, Decision, Refusal, Seat, UnreadableAnswer


class Placement(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A card from the hand, and where it goes."""

    card: Card
    row: int
    place: int


class PlaceCard(Decision[Placement], frozen=True, kw_only=True):
    """Place one card: at an end of row 1, or in an opening with at least one support of its own house."""

    about: str = "place-card"
    rule: str | None = "INT-TURN-03"
    hand: tuple[Card, ...]
    ends: tuple[Spot, ...]
    openings: tuple[tuple[Spot, tuple[House, House]], ...]

    shape: ClassVar[Any] = Placement

    def read(self, value: Any) -> Placement:
        # Nothing has checked the types of a placement made in Python, and True would count as row 1.
        if type(value) is Placement and not (type(value.row) is type(value.place) is int and type(value.card) is str):
            raise UnreadableAnswer("a placement names a card, a row and a place")
        return super().read(value)

    def spots(self, card: Card) -> list[Spot]:
        """Where this card may be placed."""
        house = HOUSE_OF[card]
        spots = [spot for spot, supports in self.openings if house in supports]
        return [*self.ends, *spots] if self.ends else spots

    def refusal(self, answer: Placement) -> Refusal | None:
        spot = (answer.row, answer.place)
        if answer.card not in self.hand:
            return Refusal("card-not-in-hand", "INT-TURN-03", {"card": answer.card})
        if spot in self.ends or spot in self.spots(answer.card):
            return None
        if answer.row == 1:
            return Refusal("not-at-an-end", "INT-PLACE-02") if self.ends else Refusal("row-1-is-full", "INT-PLACE-07")
        if any(spot == opening for opening, _ in self.openings):
            return Refusal("house-does-not-match", "INT-PLACE-09", {"card": answer.card})
        return Refusal("place-is-not-open", "INT-PLACE-08")

    def sample(self, chance: Chance) -> Placement:
        card = chance.choice(self.hand)
        while not (spots := self.spots(card)):
            card = chance.choice(self.hand)
        row, place = chance.choice(spots)
        return Placement(card, row, place)

    def answers(self) -> list[Placement]:
        return [Placement(card, *spot) for card in self.hand for spot in self.spots(card)]


def which_placement(state: State, seat: Seat) -> PlaceCard:
    return PlaceCard(hand=state.hands[seat], ends=ends(state), openings=tuple(state.openings.items()))


def ends(state: State) -> tuple[Spot, ...]:
    """Where row 1, which accepts any house, may grow: at either end, up to its cap."""
    left, right = state.left, state.right
    if right < left:
        return ((1, 0),)
    if right - left + 1 == state.cap:
        return ()
    return (1, left - 1), (1, right + 1)


def can_place(state: State, seat: Seat) -> bool:
    """Whether any card in the hand has a place."""
    if state.right - state.left + 1 < state.cap:
        return True
    for card in state.hands[seat]:
        house = HOUSE_OF[card]
        for supports in state.openings.values():
            if house in supports:
                return True
    return False


def place(state: State, seat: Seat, placement: Placement) -> None:
    """A card goes from the hand to the pyramid, where it stays until the round ends."""
    card, hand = placement.card, state.hands[seat]
    at = hand.index(card)
    state.hands[seat] = hand[:at] + hand[at + 1 :]
    lay(state, card, (placement.row, placement.place))
    state.last_placer = seat
    state.tell(CardPlaced(seat, card, placement.row, placement.place))


def lay(state: State, card: Card, spot: Spot) -> None:
    """A card takes its place, and with each neighbour in its row it supports a place in the row above."""
    cards, openings, (row, place) = state.cards, state.openings, spot
    cards[spot] = card
    if row > 1:
        del openings[spot]
    elif place < state.left:
        state.left = place
    else:
        state.right = place
    house = HOUSE_OF[card]
    if left := cards.get((row, place - 1)):
        openings[row + 1, place - 1] = (HOUSE_OF[left], house)
    if right := cards.get((row, place + 1)):
        openings[row + 1, place] = (house, HOUSE_OF[right])
