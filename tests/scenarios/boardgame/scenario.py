"""Positions of the board game written down as a player would, and the game played from there.

    game = Scenario(6).army("lannisport", "lannister", "footman").power(lannister=3).begin(steps.Muster("lannister"))
    game.asks("lannister", "muster").says("lannister", {"lannisport": [unit("knight", "lannisport")]})
    assert game.units("lannisport") == "footman knight"

The board is as at the start of a game, but empty of units; `set_up` puts the starting units there. What is begun is a
list of steps of a round, or all steps of a round; when they are done, the game is over.
"""

from collections import Counter
from importlib import import_module
from typing import Any, Self

from maester.games.boardgame import steps
from maester.games.boardgame.facts import DECKS, TRACKS, Area, Card, Deck, House, Token, Track
from maester.games.boardgame.forces import place
from maester.games.boardgame.setup import cards_of
from maester.games.boardgame.state import Order, State, Unit
from maester.games.boardgame.steps import AnyStep
from maester.kernel import Chance, Game, Seat, Table
from tests.scenarios import played


class Stacked(Chance):
    """Luck as it comes, except that these decks, when they are shuffled, come out in a given order, once each, and
    that these cards, one after the other, are the next to be drawn by themselves."""

    __slots__ = ("decks", "draws")

    decks: tuple[tuple[Card, ...], ...]
    draws: tuple[Card, ...]

    @classmethod
    def on_top_of(cls, luck: Chance, decks: tuple[tuple[Card, ...], ...], draws: tuple[Card, ...] = ()) -> "Stacked":
        stacked = cls.from_bytes(luck.to_bytes())
        assert isinstance(stacked, Stacked)
        stacked.decks, stacked.draws = decks, draws
        return stacked

    def choice(self, items: Any) -> Any:
        chosen = super().choice(items)
        if not self.draws or self.draws[0] not in items:
            return chosen
        draw, *draws = self.draws
        self.draws = tuple(draws)
        return draw

    def shuffled(self, items: Any) -> tuple[Any, ...]:
        order = super().shuffled(items)
        for n, deck in enumerate(self.decks):
            if Counter(deck) == Counter(order):
                self.decks = self.decks[:n] + self.decks[n + 1 :]
                return deck
        return order

    def copy(self) -> Chance:
        return Stacked.on_top_of(self, self.decks, self.draws)


class Played(played.Played):
    """A game of either edition. Houses are seats, and answers are said as the question wants them."""

    state: State

    # Sentences

    def bids(self, **bids: int) -> Self:
        """All houses that are asked bid, those not named nothing."""
        for house in self.table.waiting:
            self.says(house, bids.pop(house, 0))
        assert not bids, f"{', '.join(bids)} should be asked for a bid"
        return self

    def raids(self, house: House, area: Area, *targets: Area) -> Self:
        """A raid order is resolved against these areas, or without effect."""
        return self.asks(house, "raid").says(house, {"area": area, "targets": targets})

    def consolidates(self, house: House, area: Area, muster: bool = False) -> Self:
        """An order to consolidate power is resolved, where there is a choice."""
        return self.asks(house, "consolidate").says(house, {"area": area, "muster": muster})

    # What a test looks at

    def question(self, who: Seat | int) -> Any:
        """What that house is asked."""
        return self.table.decision(self.seat(who))

    def units(self, area: Area) -> str:
        """The units in an area, by kind; a routed one is in brackets."""
        there = self.state.units.get(area, ())
        return " ".join(f"({unit.kind})" if unit.routed else unit.kind for unit in there)

    def house_in(self, area: Area) -> House | None:
        """Whose units stand in an area."""
        there = self.state.units.get(area)
        return there[0].house if there else None

    def sizes(self, house: House) -> dict[Area, int]:
        return {area: len(units) for area, units in self.state.units.items() if units[0].house == house}

    def orders(self, house: House | None = None) -> dict[Area, Token]:
        """The orders on the board, of one house or of all."""
        orders = self.state.orders
        return {area: order.token for area, order in orders.items() if house in (None, order.house)}

    def track(self, track: Track) -> str:
        return " ".join(self.state.tracks[track])

    def happened(self) -> list[str]:
        """The names of all events so far, in order."""
        return [type(event).__name__ for event in self.table.story]


class Scenario:
    """A position being written down."""

    def __init__(self, players: int = 6, game: str = "boardgame2", **agreed: Any) -> None:
        self.game: Game = import_module(f"maester.games.{game}").GAME  # whether or not it is offered already
        self.state: State = self.game.deal(self.game.options(seats=players, **agreed), Chance(1))
        self.starting = self.state.units
        self.state.units = {}
        self.stacked: list[tuple[Card, ...]] = []
        self.draws: tuple[Card, ...] = ()

    # The board

    def set_up(self) -> Self:
        """With the starting units."""
        self.state.units = self.starting
        return self

    def army(self, area: Area, house: House, units: str) -> Self:
        """Units in an area; a routed one is in brackets."""
        for word in units.split():
            place(self.state, area, [Unit(house, word.strip("()"), word.startswith("("))])
        return self

    def token(self, house: House, *areas: Area) -> Self:
        """Power tokens on the board."""
        for area in areas:
            self.state.tokens[area] = house
        return self

    def order(self, area: Area, token: Token, house: House | None = None) -> Self:
        """An order of the house that has units there, or of this one."""
        self.state.orders[area] = Order(house or self.state.units[area][0].house, token)
        return self

    def ordered(self, house: House, token: Token, *areas: Area) -> Self:
        """A footman, at sea a ship, with such an order in each of these areas."""
        ground = self.state.edition.realm.ground
        for area in areas:
            self.army(area, house, "footman" if ground[area] == "land" else "ship").order(area, token)
        return self

    def without_neutral(self, *areas: Area) -> Self:
        """A neutral force has been defeated; all have, if none is named."""
        for area in areas or tuple(self.state.neutral):
            del self.state.neutral[area]
        return self

    def without_garrison(self, area: Area) -> Self:
        del self.state.garrisons[area]
        return self

    # The houses

    def power(self, everybody: int | None = None, **power: int) -> Self:
        """Available power."""
        if everybody is not None:
            self.state.power = dict.fromkeys(self.state.seats, everybody)
        self.state.power |= power
        return self

    def supply(self, **supply: int) -> Self:
        self.state.supply |= supply
        return self

    def discarded(self, house: House, *cards: Card) -> Self:
        """These house cards are in the discard pile, the last of them on top; the others are in hand."""
        self.state.hands[house] = tuple(card for card in cards_of(self.state.edition, house) if card not in cards)
        self.state.discards[house] = cards
        return self

    def hand(self, house: House, *cards: Card) -> Self:
        """These house cards are in hand; the others are in the discard pile."""
        others = [card for card in cards_of(self.state.edition, house) if card not in cards]
        return self.discarded(house, *others)

    def track(self, track: Track, *houses: House) -> Self:
        """The first houses of a track, whose leader holds its token; the others follow as they are."""
        others = tuple(house for house in self.state.tracks[track] if house not in houses)
        self.state.tracks[track] = (*houses, *others)
        self.state.holders[track] = self.state.tracks[track][0]
        return self

    def turn_order(self, *houses: House) -> Self:
        return self.track("iron-throne", *houses)

    # The decks

    def on_top(self, deck: Deck, *cards: Card) -> Self:
        """The Westeros cards of a deck that are revealed next."""
        self.state.decks[deck] = first(self.state.decks[deck], cards)
        return self

    def westeros(self, *cards: Card) -> Self:
        """The next card of each deck."""
        for deck, card in zip(DECKS, cards, strict=True):
            self.on_top(deck, card)
        return self

    def revealed(self, deck: Deck, card: Card) -> Self:
        """The card of a deck that was revealed this round."""
        self.on_top(deck, card)
        top, *rest = self.state.decks[deck]
        self.state.decks[deck] = tuple(rest)
        self.state.westeros_discards[deck] = (*self.state.westeros_discards[deck], top)
        return self

    def reshuffled(self, deck: Deck, *cards: Card) -> Self:
        """When this deck is shuffled next, these cards come out on top."""
        everything = (*self.state.decks[deck], *self.state.westeros_discards[deck])
        self.stacked.append(first(everything, cards))
        return self

    def wildlings(self, strength: int, *cards: Card) -> Self:
        """The number under the wildling marker, and the wildling cards on top of their deck."""
        self.state.wildlings = strength
        self.state.wildling_deck = first(self.state.wildling_deck, cards)
        return self

    def tides(self, *cards: Card) -> Self:
        """The Tides of Battle cards drawn next: the attacker's, the defender's, then the one drawn instead."""
        self.state.tides, self.draws = True, cards
        return self

    def round(self, number: int) -> Self:
        self.state.round = number
        return self

    # From the written position to a game

    def begin(self, *agenda: AnyStep) -> Played:
        """These steps are done, one after the other; all steps of a later round, if none is named."""
        state = self.state
        self.check()
        state.agenda = agenda or state.edition.later_rounds
        state.chance = Stacked.on_top_of(Chance(1), tuple(self.stacked), self.draws)
        return Played(Table(self.game, state))

    def westeros_phase(self, *cards: Card) -> Played:
        """The Westeros phase of the next round, with these cards on top of the decks."""
        if cards:
            self.westeros(*cards)
        whole_round = self.state.edition.later_rounds
        return self.begin(*whole_round[: whole_round.index(steps.AssignOrders())])

    def check(self) -> None:
        """A position that cannot be is a mistake of the test."""
        state, realm = self.state, self.state.edition.realm
        for area, units in state.units.items():
            assert realm.ground[area] != "land" or area not in state.closed, f"{area} is closed"
            assert len({unit.house for unit in units}) == 1, f"{area} has units of one house"
            for unit in units:
                at_sea = realm.ground[area] != "land"
                assert (state.edition.units[unit.kind].ground == "sea") == at_sea, f"{unit.kind} cannot be in {area}"
        for house in state.seats:
            pieces = Counter(unit.kind for units in state.units.values() for unit in units if unit.house == house)
            assert all(count <= state.pool[kind] for kind, count in pieces.items()), f"{house} owns fewer units"
            tokens = state.power[house] + sum(token == house for token in state.tokens.values())
            assert tokens <= state.edition.power_tokens, f"{house} owns fewer power tokens"
        for track in TRACKS:
            assert sorted(state.tracks[track]) == sorted(state.seats), f"every house is once on {track}"


def first(deck: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """A deck with these cards on top."""
    assert not Counter(cards) - Counter(deck), f"the deck does not hold {', '.join(cards)}"
    rest = list(deck)
    for card in cards:
        rest.remove(card)
    return (*cards, *rest)


def unit(kind: str, into: Area, upgrade: bool = False) -> dict[str, Any]:
    """A unit to be mustered, as an answer says it."""
    return {"unit": kind, "into": into, "upgrade": upgrade}


def played_out(game: Played, seed: int = 1) -> Played:
    """Whatever is asked is answered somehow, until nobody is asked."""
    chance = Chance(seed)
    while game.table.waiting:
        seat: Seat = game.table.waiting[0]
        game.table.answer_any(seat, chance)
    return game
