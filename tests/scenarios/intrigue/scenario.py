"""Positions of intrigue written down as a player would, and the game played from there.

    game = Scenario(players=4).row(1, "S L").hand(1, "stannis").to_act(1).begin()
    assert game.legal("stannis") == {LEFT_END, RIGHT_END}

A card is named by its id, or by the letter of its house: any character of that house that is not named elsewhere.
Rows are written from the left, `.` is an empty place; places are counted from the left, from 1.
"""

from collections import Counter
from typing import Any, Self

from maester import games, kernel
from maester.games.intrigue.facts import DEAL, DECK, HOUSE_OF, ThroneCard
from maester.games.intrigue.place import Placement, lay
from maester.games.intrigue.state import State
from maester.kernel import Chance, Seat, Table
from tests.scenarios import played
from tests.scenarios.intrigue.reference import allowed

GAME = games.game("intrigue")

HOUSE = {"S": "stark", "L": "lannister", "B": "baratheon", "T": "targaryen"}

LEFT_END = (1, "left")
RIGHT_END = (1, "right")

PlaceName = int | str
"""A place counted from the left, or "left" and "right" for the two ends where row 1 may grow."""


def options(seats: int, **agreed: Any) -> kernel.Options:
    return GAME.options(seats=seats, **agreed)


def opened(players: int, seed: int = 1, **agreed: Any) -> "Played":
    """A new game, as it comes."""
    return Played(Table.opened(GAME, options(players, **agreed), seed))


class Stacked(Chance):
    """Luck as it comes, except that the character deck is dealt in a given order, once."""

    __slots__ = ("deck",)

    deck: tuple[str, ...]

    @classmethod
    def on_top_of(cls, luck: Chance, deck: tuple[str, ...]) -> "Stacked":
        stacked = cls.from_bytes(luck.to_bytes())
        assert isinstance(stacked, Stacked)
        stacked.deck = deck
        return stacked

    def shuffled(self, items: Any) -> tuple[Any, ...]:
        order = super().shuffled(items)
        if Counter(order) != Counter(self.deck):
            return order
        order, self.deck = self.deck, ()
        return order

    def copy(self) -> Chance:
        return Stacked.on_top_of(self, self.deck)


class Played(played.Played):
    """A game of intrigue: `says(seat, card, row, place)`."""

    state: State

    # Words

    def meant(self, seat: Seat, *words: Any) -> Placement:
        card, row, place = words
        return Placement(self.card(seat, card), row, self.counted_from_the_first_card(place))

    def shown(self, answer: Placement) -> str:
        row, place = self.counted_from_the_left((answer.row, answer.place))
        return f"{answer.card} row {row} place {place}"

    def card(self, seat: Seat, name: str) -> str:
        """The card that is meant: by its id, or the first of that house in the seat's hand."""
        if name not in HOUSE:
            return name
        held = [card for card in self.state.hands[seat] if HOUSE_OF[card] == HOUSE[name]]
        return held[0] if held else self.fails(f"{seat} holds no card of house {HOUSE[name]}")

    def counted_from_the_first_card(self, place: PlaceName) -> int:
        """The game counts places from the first card of the round, which lies on place 0."""
        ends = {"left": self.state.left - 1, "right": self.state.right + 1}
        return ends[place] if isinstance(place, str) else self.state.left + place - 1

    def counted_from_the_left(self, spot: tuple[int, int]) -> tuple[int, PlaceName]:
        row, place = spot
        if row == 1 and self.state.cards:
            ends = {self.state.left - 1: "left", self.state.right + 1: "right"}
            return row, ends.get(place, place - self.state.left + 1)
        return row, place - self.state.left + 1

    # What a test looks at

    @property
    def active(self) -> int:
        """The number of the one seat that is asked."""
        (seat,) = self.table.waiting
        return int(self.state.seats.index(seat)) + 1

    def legal(self, card: str) -> set[tuple[int, PlaceName]]:
        """Where the active player may place this card."""
        name = self.card(self.table.waiting[0], card)
        answers = [answer for answer in self.answers(self.active) if answer.card == name]
        spots = {self.counted_from_the_left((answer.row, answer.place)) for answer in answers}
        assert len(spots) == len(answers), "no placement is offered twice"
        return spots

    def row(self, row: int) -> str:
        """A row of the pyramid by the letters of its houses, as a scenario writes it."""
        letters = {house: letter for letter, house in HOUSE.items()}
        places = range(self.state.left, self.state.right + 2 - row)
        cards = (self.state.cards.get((row, place)) for place in places)
        return " ".join("." if card is None else letters[HOUSE_OF[card]] for card in cards)

    def hand(self, who: int) -> tuple[str, ...]:
        return self.state.hands[self.seat(who)]

    def out(self) -> set[int]:
        return {self.state.seats.index(seat) + 1 for seat in self.state.out}

    def penalty(self) -> tuple[int, ...]:
        return tuple(self.state.penalty[seat] for seat in self.state.seats)

    def throne(self, who: int) -> tuple[ThroneCard, ...]:
        return self.state.throne[self.seat(who)]

    def results(self) -> tuple[int, ...]:
        scores = GAME.standing(self.state).scores
        return tuple(scores[seat] for seat in self.state.seats)

    def winners(self) -> set[int]:
        return {self.state.seats.index(seat) + 1 for seat in GAME.standing(self.state).winners}


class Scenario:
    """A position being written down. What is left open is filled in so that every card of the game is somewhere."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.rows: dict[int, list[str]] = {}
        self.hands: dict[int, list[str]] = {}
        self.seats_out: tuple[int, ...] = ()
        self.active = 1
        self.starter: int | None = None
        self.number = 1
        self.placed_last: int | None = None
        self.penalties: dict[int, int] = {}
        self.thrones: dict[int, list[ThroneCard]] = {}
        self.top: list[ThroneCard] = []

    def row(self, row: int, cards: str) -> Self:
        self.rows[row] = cards.split()
        return self

    def hand(self, who: int, cards: str = "") -> Self:
        """Exactly these cards. A hand that is not given gets its share of what remains of the deck."""
        self.hands[who] = cards.split()
        return self

    def out(self, *who: int) -> Self:
        self.seats_out = who
        return self

    def to_act(self, who: int) -> Self:
        self.active = who
        return self

    def started_by(self, who: int) -> Self:
        self.starter = who
        return self

    def round(self, number: int) -> Self:
        self.number = number
        return self

    def last_placer(self, who: int) -> Self:
        """By default it is the last player before the active one who is not out."""
        self.placed_last = who
        return self

    def penalty(self, *points: int) -> Self:
        """What each player has so far."""
        self.penalties = dict(enumerate(points, 1))
        return self

    def throne(self, who: int, *cards: tuple[int, int]) -> Self:
        """Iron Throne cards a player owns, each as value and daggers."""
        self.thrones[who] = [ThroneCard(*card) for card in cards]
        return self

    def on_top(self, *cards: tuple[int, int]) -> Self:
        """The Iron Throne cards that are drawn next."""
        self.top = [ThroneCard(*card) for card in cards]
        return self

    # From the written position to a game

    def dealt(self, left_over: str = "", seed: int = 1) -> Played:
        """The first round, dealt by the game itself from a deck that gives each player the hand that is written."""
        cards = Cards([*self.hands.values(), left_over.split()])
        hands = {seat: cards.named(self.hands.get(seat, [])) for seat in self.numbers}
        last = cards.named(left_over.split())
        for hand in hands.values():
            hand += cards.take(DEAL[self.players].each - len(hand))
        deck = [card for hand in hands.values() for card in hand] + cards.rest() + last
        luck = Stacked.on_top_of(Chance(seed), tuple(deck))
        return Played(Table(GAME, GAME.deal(options(self.players, starter=self.starter or self.active), luck)))

    def begin(self) -> Played:
        """The game goes on from the written position."""
        cards = Cards([*self.rows.values(), *self.hands.values()])
        rows = {row: cards.named(self.rows[row]) for row in sorted(self.rows)}
        hands = {seat: cards.named(self.hands.get(seat, [])) for seat in self.numbers}
        state = self.opening(rows)
        for row, names in rows.items():
            for place, card in enumerate(names):
                if card != "." and (row, place) not in state.cards:
                    build(state, card, (row, place))
        state.unused = tuple(self.fill(hands, cards.rest()))
        for seat, hand in zip(state.seats, hands.values(), strict=True):
            state.hands[seat] = tuple(hand)
        self.tell_the_past(state)
        whole = [*state.cards.values(), *state.unused, *(card for hand in state.hands.values() for card in hand)]
        assert sorted(whole) == sorted(DECK), "every character card is in exactly one place"
        return Played(Table(GAME, state))

    @property
    def numbers(self) -> range:
        return range(1, self.players + 1)

    def opening(self, rows: dict[int, list[str]]) -> State:
        """A round just dealt by the game; with five players its start card is the leftmost of row 1."""
        owned = [card for cards in self.thrones.values() for card in cards]
        others = list(GAME.options(seats=self.players).throne)  # type: ignore[attr-defined]
        throne = [*owned, *self.top, *others][: len(others)]
        deck = DECK
        if DEAL[self.players].start_card:
            start = rows[1][0]
            deck = (*(card for card in DECK if card != start), start)
        agreed = options(self.players, throne=tuple(throne), starter=self.starter or self.active)
        state = Table(GAME, GAME.deal(agreed, Stacked.on_top_of(Chance(1), deck))).state.copy()
        assert isinstance(state, State)
        for seat, number in zip(state.seats, self.numbers, strict=True):
            state.throne[seat] = tuple(self.thrones.get(number, ()))
            state.penalty[seat] = self.penalties.get(number, 0)
        state.throne_pile = tuple(throne[len(owned) :])
        return state

    def fill(self, hands: dict[int, list[str]], rest: list[str]) -> list[str]:
        """Deal the rest, in turn, to the hands that were not given; what they do not take is unused."""
        facts = DEAL[self.players]
        unused = len(DECK) - self.players * facts.each - facts.start_card
        open_hands = [hand for seat, hand in hands.items() if seat not in self.hands]
        for _ in range(facts.each):
            for hand in open_hands:
                if len(rest) > unused:
                    hand.append(rest.pop(0))
        return rest

    def tell_the_past(self, state: State) -> None:
        """Who was out before, who placed last, whose turn it is, and which round this is."""
        state.round = self.number
        clockwise = state.seats[self.active - 1 :] + state.seats[: self.active - 1]
        state.turns = tuple(seat for seat in clockwise if seat not in {state.seats[who - 1] for who in self.seats_out})
        assert state.turns[0] == state.seats[self.active - 1], "the player to act must not be out"
        placer = state.turns[-1] if self.placed_last is None else state.seats[self.placed_last - 1]
        state.last_placer = placer if len(state.cards) > DEAL[self.players].start_card else None
        state.chance = Chance(1)


def build(state: State, card: str, spot: tuple[int, int]) -> None:
    """A card of the written position takes its place as in a game: only where the rules let it lie."""
    row, place = spot
    others = {at: other for at, other in state.cards.items() if at != spot}
    assert spot in allowed(others, state.cap, HOUSE_OF[card]), f"{card} cannot lie in row {row} on place {place + 1}"
    lay(state, card, spot)


class Cards:
    """The character cards that are not spoken for yet."""

    def __init__(self, words: list[list[str]]) -> None:
        ids = [word for line in words for word in line if word != "." and word not in HOUSE]
        assert len(ids) == len(set(ids)), f"a card is named twice: {ids}"
        self.left = [card for card in Chance(1).shuffled(DECK) if card not in ids]

    def named(self, words: list[str]) -> list[str]:
        """The cards for ids and letters; an empty place stays one."""
        return [self.of(HOUSE[word]) if word in HOUSE else word for word in words]

    def of(self, house: str) -> str:
        cards = [card for card in self.left if HOUSE_OF[card] == house]
        assert cards, f"the scenario names more cards of house {house} than there are"
        self.left.remove(cards[0])
        return cards[0]

    def take(self, count: int) -> list[str]:
        taken, self.left = self.left[:count], self.left[count:]
        return taken

    def rest(self) -> list[str]:
        return self.take(len(self.left))
