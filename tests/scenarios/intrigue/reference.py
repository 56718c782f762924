"""The rules of intrigue a second time, slow and obvious, straight from their wording. Tests compare the game with
them."""

from maester.games.intrigue.facts import DEAL, HOUSE_OF, HOUSES
from maester.kernel import Seat

Spot = tuple[int, int]
Pyramid = dict[Spot, str]

FURTHEST = 9
"""No place lies further from the first card than this."""

EVERYWHERE = [(row, place) for row in range(1, FURTHEST + 1) for place in range(-FURTHEST, FURTHEST + 1)]


def allowed(pyramid: Pyramid, cap: int, house: str) -> set[Spot]:
    """Every place where a card of this house may be put."""
    return {spot for spot in EVERYWHERE if may_lie(pyramid, cap, house, spot)}


def may_lie(pyramid: Pyramid, cap: int, house: str, spot: Spot) -> bool:
    row, place = spot
    if row == 1:
        return may_lie_in_row_1(pyramid, cap, place)
    left, right = pyramid.get((row - 1, place)), pyramid.get((row - 1, place + 1))
    if spot in pyramid or left is None or right is None:
        return False
    return house in (HOUSE_OF[left], HOUSE_OF[right])


def may_lie_in_row_1(pyramid: Pyramid, cap: int, place: int) -> bool:
    row_1 = [taken for row, taken in pyramid if row == 1]
    if not row_1:
        return place == 0
    if len(row_1) >= cap:
        return False
    return place in (min(row_1) - 1, max(row_1) + 1)


class Slow:
    """A game kept with pen and paper: it is told the deals and the answers, and works out the rest."""

    def __init__(self, seats: tuple[Seat, ...], starter: Seat) -> None:
        self.seats = seats
        self.starter = starter
        self.round = 0
        self.penalty = dict.fromkeys(seats, 0)
        self.throne_cards = dict.fromkeys(seats, 0)

    @property
    def cap(self) -> int:
        return DEAL[len(self.seats)].cap

    @property
    def over(self) -> bool:
        return self.round == len(self.seats) and self.active is None

    def begin_round(self, hands: dict[Seat, tuple[str, ...]], start_card: str | None) -> None:
        self.round += 1
        self.hands = {seat: list(hand) for seat, hand in hands.items()}
        self.pyramid: Pyramid = {} if start_card is None else {(1, 0): start_card}
        self.out: list[Seat] = []
        self.last_placer: Seat | None = None
        self.active: Seat | None = self.starter

    def answers(self) -> set[tuple[str, int, int]]:
        """What the active player may do."""
        assert self.active is not None
        return {
            (card, row, place)
            for card in self.hands[self.active]
            for row, place in allowed(self.pyramid, self.cap, HOUSE_OF[card])
        }

    def openings(self) -> dict[str, set[Spot]]:
        """The places above row 1 that take a card of each house."""
        return {house: {spot for spot in allowed(self.pyramid, self.cap, house) if spot[0] > 1} for house in HOUSES}

    def place(self, card: str, row: int, place: int) -> None:
        assert self.active is not None
        self.hands[self.active].remove(card)
        self.pyramid[row, place] = card
        self.last_placer = self.active
        if not self.hands[self.active]:
            self.out.append(self.active)
        self.pass_the_turn()

    def pass_the_turn(self) -> None:
        """To the left, past those who are out; a player who cannot place is out as soon as the turn comes round."""
        assert self.active is not None
        seat = self.active
        while len(self.out) < len(self.seats):
            seat = self.left_of(seat)
            if seat in self.out:
                continue
            self.active = seat
            if self.answers():
                return
            self.out.append(seat)
        self.end_round()

    def end_round(self) -> None:
        assert self.last_placer is not None
        self.throne_cards[self.last_placer] += 1
        for seat in self.seats:
            self.penalty[seat] += len(self.hands[seat])
        self.starter = self.left_of(self.starter)
        self.active = None

    def left_of(self, seat: Seat) -> Seat:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]
