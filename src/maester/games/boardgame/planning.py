"""PLAN and RAVEN: orders are assigned face down, revealed together, and the raven may change one."""

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar, Literal

from msgspec import UNSET, Struct
from msgspec.structs import replace

from maester.games.boardgame import steps
from maester.games.boardgame.events import (
    OrderReplaced,
    OrdersAssigned,
    OrdersRevealed,
    RavenRested,
    WildlingCardReturned,
    WildlingCardSeen,
)
from maester.games.boardgame.facts import Area, House, Token
from maester.games.boardgame.forces import areas_of
from maester.games.boardgame.question import Question, Sheet, choose
from maester.games.boardgame.state import Order, State
from maester.games.boardgame.tracks import stars
from maester.kernel import Chance, Flow, Pick, Refusal, UnreadableAnswer, ask, together

Orders = dict[Area, Token | None]
"""Area → its order; None leaves the area without one, where that is allowed."""


class PlaceOrders(Sheet, frozen=True, kw_only=True):
    """One order for each area with the house's units, all behind the screen."""

    about: str = "orders"
    fields: Mapping[Area, Pick[Token | None]]
    tokens: dict[Token, int]
    """The tokens that may be used, and how many of each there are."""
    banned: dict[Token, str]
    stars: int
    """How many of them may be special."""
    blanks: int
    """How many areas may stay without an order."""

    def read(self, value: Any) -> Orders:
        if not isinstance(value, dict):
            raise UnreadableAnswer("orders are expected: area by area, the token placed there")
        if not all(isinstance(a, str) and (t is None or isinstance(t, str)) for a, t in value.items()):
            raise UnreadableAnswer("areas and tokens go by their names")
        return {area: value[area] for area in self.fields if area in value} | value

    def refusal(self, answer: Orders) -> Refusal | None:
        orders = self.facts.orders
        for area, token in answer.items():
            if area not in self.fields:
                return self.no("no-units-there", area=area)
            if token in self.banned:
                return Refusal("order-banned", self.banned[token], {"token": token})
            if token is not None and token not in orders:
                return self.no("no-such-order", token=token)
            if token is not None and not fits_ground(self, area, token):
                return self.no("consolidate-on-land-only", area=area)
        placed = Counter(token for token in answer.values() if token is not None)
        if len(self.fields) - placed.total() > self.blanks:
            return self.no("tokens-left-over" if self.blanks else "area-without-order")
        for token, count in placed.items():
            if count > self.tokens[token]:
                return self.no("too-few-tokens", token=token, count=self.tokens[token])
        if sum(count for token, count in placed.items() if orders[token].special) > self.stars:
            return self.no("too-many-special-orders", stars=self.stars)
        return None

    def sample(self, chance: Chance) -> Orders:
        orders = self.facts.orders
        everything = chance.shuffled(token for token, count in self.tokens.items() for _ in range(count))
        special = [token for token in everything if orders[token].special][: self.stars]
        usable = chance.shuffled([*special, *(token for token in everything if not orders[token].special)])
        left, placed = list(usable), {}
        for area in self.fields:
            token = next((token for token in left if fits_ground(self, area, token)), None)
            if token is not None:
                left.remove(token)
            placed[area] = token
        return placed


def fits_ground(sheet: PlaceOrders, area: Area, token: Token) -> bool:
    """Whether the edition allows this order on that kind of area."""
    facts = sheet.facts
    on_land_only = facts.consolidate_on_land_only and facts.orders[token].kind == "consolidate-power"
    return not on_land_only or facts.realm.ground[area] == "land"


def assign_orders(state: State) -> Flow[None]:
    """All houses assign at the same time; in turn order if any of them is short of tokens."""
    state.acted = -1
    houses = [house for house in state.turn_order if areas_of(state, house)]
    if not state.edition.orders_optional and any(short(state, house) for house in houses):
        state.do_next(*(steps.AssignOrdersOf(house) for house in houses))
        return
    answers = yield from together({house: partial(which_orders, state, house) for house in houses})
    for house, orders in answers.items():
        keep(state, house, orders)


def assign_orders_of(state: State, house: House) -> Flow[None]:
    orders = yield from ask(house, which_orders, state, house)
    keep(state, house, orders)
    state.tell(OrdersAssigned(house, len(state.assigned[house])))


def keep(state: State, house: House, orders: Orders) -> None:
    """The orders are placed face down."""
    state.assigned[house] = tuple((area, token) for area, token in orders.items() if token is not None)


def short(state: State, house: House) -> bool:
    return len(areas_of(state, house)) > usable(state, house)


def usable(state: State, house: House) -> int:
    """How many orders a house can assign: normal tokens that are not banned, and special ones up to its stars."""
    free = [facts for token, facts in state.edition.orders.items() if token not in state.banned]
    special = sum(facts.count for facts in free if facts.special)
    return sum(facts.count for facts in free if not facts.special) + min(stars(state, house), special)


def which_orders(state: State, house: House) -> PlaceOrders:
    edition = state.edition
    areas = areas_of(state, house)
    tokens = {token: facts.count for token, facts in edition.orders.items() if token not in state.banned}
    blanks = len(areas) if edition.orders_optional else max(0, len(areas) - usable(state, house))
    nothing: tuple[Token | None, ...] = (None,) if blanks else ()
    rule = edition.rules["orders"]
    anything: Pick[Token | None] = Pick(about="order", rule=rule, options=(*tokens, *nothing))
    fields = dict.fromkeys(areas, anything)
    if edition.consolidate_on_land_only:
        martial = (token for token in tokens if edition.orders[token].kind != "consolidate-power")
        at_sea: Pick[Token | None] = Pick(about="order", rule=rule, options=(*martial, *nothing))
        fields |= {area: at_sea for area in areas if edition.realm.ground[area] != "land"}
    return PlaceOrders(
        rule=rule,
        edition=edition.name,
        fields=fields,
        tokens=tokens,
        banned=state.banned,
        stars=stars(state, house),
        blanks=blanks,
        forgoing=({},) if blanks == len(areas) else UNSET,
    )


def reveal_orders(state: State) -> None:
    """All orders are revealed together."""
    for house in state.turn_order:
        orders = dict(state.assigned.get(house, ()))
        for area, token in orders.items():
            state.orders[area] = Order(house, token)
        if orders:
            state.tell(OrdersRevealed(house, orders))
    state.assigned = {}


class RavenFlight(Struct, frozen=True, forbid_unknown_fields=True):
    """What the raven does: rest, look at the top wildling card, or bring another order to an area."""

    does: Literal["rest", "look", "swap"]
    area: Area | None = None
    token: Token | None = None


class UseRaven(Question[RavenFlight], frozen=True, kw_only=True):
    about: str = "raven"
    orders: dict[Area, Token]
    """The holder's orders on the board."""
    free: tuple[Token, ...]
    """Tokens that are not on the board."""
    swaps: dict[Area, tuple[Token, ...]] = {}
    """What each order may be changed into."""
    banned: dict[Token, str]
    stars: int
    """How many special orders may be added."""
    looks: bool

    shape: ClassVar[Any] = RavenFlight

    def refusal(self, answer: RavenFlight) -> Refusal | None:
        if answer.does == "rest":
            return None
        if answer.does == "look":
            return None if self.looks else self.no("raven-does-not-look")
        if answer.area is None or answer.area not in self.orders:
            return self.no("no-own-order-there", area=answer.area or "")
        if answer.token in self.banned:
            return Refusal("order-banned", self.banned[answer.token], {"token": answer.token})
        if answer.token is None or answer.token not in self.free:
            return self.no("token-not-free", token=answer.token or "")
        return self.fitting(answer.area, answer.token)

    def fitting(self, area: Area, token: Token) -> Refusal | None:
        facts = self.facts
        freed = facts.raven_frees_star and facts.orders[self.orders[area]].special
        if facts.orders[token].special and self.stars + freed < 1:
            return self.no("raven-needs-star")
        on_land_only = facts.consolidate_on_land_only and facts.orders[token].kind == "consolidate-power"
        if on_land_only and facts.realm.ground[area] != "land":
            return self.no("consolidate-on-land-only", area=area)
        return None

    def allowed_swaps(self) -> dict[Area, tuple[Token, ...]]:
        return {
            area: tuple([token for token in self.free if self.fitting(area, token) is None]) for area in self.orders
        }

    def sample(self, chance: Chance) -> RavenFlight:
        return chance.choice(self.answers())

    def answers(self) -> list[RavenFlight]:
        swaps = [RavenFlight("swap", area, token) for area, tokens in self.swaps.items() for token in tokens]
        looks = [RavenFlight("look")] if self.looks else []
        return [RavenFlight("rest"), *looks, *swaps]


def use_raven(state: State) -> Flow[None]:
    """The holder of the raven may change one of its own orders, or look at the top wildling card."""
    house = state.holders["kings-court"]
    if not own_orders(state, house) and not state.edition.raven_looks:
        return
    flight = yield from ask(house, which_flight, state, house)
    if flight.does == "rest":
        state.tell(RavenRested(house))
        return
    state.raven_used = True
    if flight.does == "look":
        yield from look_beyond_the_wall(state, house)
    else:
        assert flight.area is not None, "the question has checked this"
        assert flight.token is not None, "the question has checked this"
        old = state.orders[flight.area].token
        state.orders[flight.area] = Order(house, flight.token)
        state.tell(OrderReplaced(house, flight.area, old, flight.token))


def own_orders(state: State, house: House) -> dict[Area, Token]:
    return {area: order.token for area, order in state.orders.items() if order.house == house}


def which_flight(state: State, house: House) -> UseRaven:
    edition, orders = state.edition, own_orders(state, house)
    on_board = Counter(orders.values())
    free = [t for t, facts in edition.orders.items() if t not in state.banned and on_board[t] < facts.count]
    special = sum(edition.orders[token].special for token in orders.values())
    question = UseRaven(
        rule=edition.rules["raven"],
        edition=edition.name,
        orders=orders,
        free=tuple(free),
        banned=state.banned,
        stars=max(0, stars(state, house) - special),
        looks=edition.raven_looks,
        idle=RavenFlight("rest"),
    )
    return replace(question, swaps=question.allowed_swaps())


def look_beyond_the_wall(state: State, house: House) -> Flow[None]:
    """Only the holder sees the top wildling card, and returns it to the top or the bottom."""
    card, *others = state.wildling_deck
    knowing = state.wildlings_known.get(card, ())
    if house not in knowing:
        state.wildlings_known[card] = (*knowing, house)
    state.tell(WildlingCardSeen(house, card))
    to = yield from choose(state, house, "return-wildling-card", ("top", "bottom"))
    if to == "bottom":
        state.wildling_deck = (*others, card)
    state.tell(WildlingCardReturned(house, to))
