"""The end of a round between two players, worked out exactly: with few cards left, every continuation is examined.

It works on one imagined world, in which all hands are known. A bot asks about several such worlds and averages. Cards
of one house are interchangeable, and many sequences of moves lead to the same position, so there are few positions to
examine.
"""

from collections.abc import Hashable, Iterator
from math import sqrt

from msgspec import Struct

from maester.games.intrigue.evaluate import SPREAD
from maester.games.intrigue.facts import DEAL, HOUSE_OF, HOUSES, House
from maester.games.intrigue.state import Spot, State
from maester.games.intrigue.victory import result
from maester.kernel import Decision, Seat
from maester.kernel.extras.prospects import growth

MOST_CARDS = 12
"""In both hands together. With more, there are too many positions."""

MOST_POSITIONS = 4000

Hand = tuple[int, ...]
"""How many cards of each house, in the order of HOUSES."""

Move = tuple[House, int, int]
"""A house, and where a card of it goes: row and place."""


class TooMany(Exception):  # not an error: the bot searches in another way
    """There are too many positions to examine."""


def solved(state: State, seat: Seat, decision: Decision[object]) -> dict[Hashable, float] | None:
    """How likely each placement is to win the game, if both play the rest of the round perfectly."""
    if len(state.seats) != 2 or sum(len(hand) for hand in state.hands.values()) > MOST_CARDS:
        return None
    other = next(each for each in state.seats if each != seat)
    pyramid = Pyramid(
        {spot: HOUSE_OF[card] for spot, card in state.cards.items()}, state.openings, state.left, state.right, state.cap
    )
    hands = counted(state, seat), counted(state, other)
    solver, in_play = Solver(prize_of(state)), (seat in state.turns, other in state.turns)
    lead = result(state, other) - result(state, seat)
    spread = SPREAD * sqrt(max(1, DEAL[2].each * (len(state.seats) - state.round)))
    try:
        margins = {
            move: solver.after(pyramid, hands, in_play, 0, move, float("-inf"), float("inf"))
            for move in pyramid.moves(hands[0])
        }
    except TooMany:
        return None
    return {move: chance((lead + margin) / spread) for move, margin in margins.items()}


def prize_of(state: State) -> float:
    """What the Iron Throne card of the last placer is worth, on average."""
    return sum(card.value for card in state.throne_pile) / len(state.throne_pile)


def chance(lead: float) -> float:
    return growth(lead) / (growth(lead) + 1)


def counted(state: State, seat: Seat) -> Hand:
    held = [HOUSE_OF[card] for card in state.hands[seat]]
    return tuple(held.count(house) for house in HOUSES)


class Pyramid(Struct, frozen=True):
    """The cards placed so far, by house, and the places they open."""

    cards: dict[Spot, House]
    openings: dict[Spot, tuple[House, House]]
    left: int
    right: int
    cap: int

    def moves(self, hand: Hand) -> Iterator[Move]:
        """Where cards from this hand may go."""
        ends = [(1, 0)] if self.right < self.left else [(1, self.left - 1), (1, self.right + 1)]
        full = self.right - self.left + 1 >= self.cap
        for house, count in zip(HOUSES, hand, strict=True):
            if count:
                for (row, place), supports in self.openings.items():
                    if house in supports:
                        yield house, row, place
                if not full:
                    for row, place in ends:
                        yield house, row, place

    def with_card(self, move: Move) -> "Pyramid":
        house, row, place = move
        cards, openings = {**self.cards, (row, place): house}, self.openings.copy()
        openings.pop((row, place), None)
        left, right = self.left, self.right
        if row == 1:
            left, right = min(left, place), max(right, place)
        if beside := cards.get((row, place - 1)):
            openings[row + 1, place - 1] = beside, house
        if beside := cards.get((row, place + 1)):
            openings[row + 1, place] = house, beside
        return Pyramid(cards, openings, left, right, self.cap)


class Solver:
    """What positions are worth to the first hand: how many fewer cards it keeps than the other, and who places last."""

    def __init__(self, prize: float) -> None:
        self.prize = prize
        self.found: dict[Hashable, tuple[float, float]] = {}
        """Position → the least and the most its margin can be."""

    def after(
        self,
        pyramid: Pyramid,
        hands: tuple[Hand, Hand],
        in_play: tuple[bool, bool],
        mover: int,
        move: Move,
        low: float,
        high: float,
    ) -> float:
        """The margin once this card is placed."""
        hand = tuple(count - (house == move[0]) for house, count in zip(HOUSES, hands[mover], strict=True))
        hands = (hand, hands[1]) if mover == 0 else (hands[0], hand)
        if not any(hand):
            in_play = (False, in_play[1]) if mover == 0 else (in_play[0], False)
        return self.margin(pyramid.with_card(move), hands, in_play, mover, low, high)

    def margin(
        self, pyramid: Pyramid, hands: tuple[Hand, Hand], in_play: tuple[bool, bool], last: int, low: float, high: float
    ) -> float:
        """The margin when `last` has just placed a card. It is exact between low and high."""
        mover = 1 - last if in_play[1 - last] else last
        if not in_play[mover]:
            return sum(hands[1]) - sum(hands[0]) + (self.prize if last == 0 else -self.prize)
        moves = list(pyramid.moves(hands[mover]))
        if not moves:
            out = (False, in_play[1]) if mover == 0 else (in_play[0], False)
            return self.margin(pyramid, hands, out, last, low, high)
        key = (frozenset(pyramid.cards.items()), hands, in_play, last)
        least, most = self.found.get(key, (float("-inf"), float("inf")))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        if len(self.found) >= MOST_POSITIONS:
            raise TooMany
        best = self.best(pyramid, hands, in_play, mover, moves, low, high)
        self.found[key] = (best if best > low else least, best if best < high else most)
        return best

    def best(
        self,
        pyramid: Pyramid,
        hands: tuple[Hand, Hand],
        in_play: tuple[bool, bool],
        mover: int,
        moves: list[Move],
        low: float,
        high: float,
    ) -> float:
        """The first hand looks for the highest margin, the other for the lowest."""
        found = float("-inf") if mover == 0 else float("inf")
        for move in moves:
            margin = self.after(pyramid, hands, in_play, mover, move, low, high)
            if mover == 0:
                found = max(found, margin)
                low = max(low, found)
            else:
                found = min(found, margin)
                high = min(high, found)
            if low >= high:
                break
        return found
