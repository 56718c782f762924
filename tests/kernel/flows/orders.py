"""A form with dozens of fields: one order on each of thirty areas, filled in secret by everybody at once."""

from collections import Counter
from functools import partial
from typing import Any, ClassVar

from msgspec import Struct

from maester import kernel
from maester.kernel import (
    CHECKPOINT,
    Chance,
    Decision,
    Event,
    Flow,
    Form,
    Game,
    Options,
    Pick,
    Refusal,
    Seat,
    Standing,
    together,
)

ROUNDS = 3
AREAS = tuple(f"area-{n}" for n in range(1, 31))
KINDS = ("march", "defend", "support", "raid", "muster")
TOKENS = {**dict.fromkeys(KINDS, 7), **{f"{kind}*": 2 for kind in KINDS}}
"""How many there are of each order token; a star marks a special one."""

STARS = 3


class PlaceOrders(Form, frozen=True, kw_only=True):
    about: str = "orders"
    tokens: dict[str, int]
    stars: int

    def refusal(self, answer: dict[str, Any]) -> Refusal | None:
        if refusal := super().refusal(answer):
            return refusal
        placed = Counter(answer.values())
        for token, count in placed.items():
            if count > self.tokens[token]:
                return Refusal("not-that-many-tokens", "ORDER-01", {"token": token, "count": self.tokens[token]})
        if sum(count for token, count in placed.items() if token.endswith("*")) > self.stars:
            return Refusal("too-many-stars", "ORDER-02", {"stars": self.stars})
        return None

    def sample(self, chance: Chance) -> dict[str, Any]:
        pool = chance.shuffled(token for token, count in self.tokens.items() for _ in range(count))
        special = [token for token in pool if token.endswith("*")][: chance.below(self.stars + 1)]
        plain = [token for token in pool if not token.endswith("*")]
        # Special tokens first: not every area takes them, and every area takes a plain one.
        placed: dict[str, str] = {}
        for token in special:
            takes = [area for area, field in self.fields.items() if area not in placed and not field.refusal(token)]
            placed[chance.choice(takes)] = token
        return {area: placed.get(area) or plain.pop() for area in self.fields}


class State(kernel.State, kw_only=True):
    goals: dict[Seat, str]
    """The kind of order each seat scores for, known to itself only."""
    unused_goals: tuple[str, ...]
    orders: dict[Seat, dict[str, str]] = {}
    scores: dict[Seat, int]
    round: int = 1

    def copy(self) -> "State":
        twin = self.twin()
        twin.goals, twin.orders, twin.scores = self.goals.copy(), self.orders.copy(), self.scores.copy()
        return twin


class OrdersRevealed(Event, frozen=True):
    seat: Seat
    orders: dict[str, str]

    reveals: ClassVar[bool] = True


class GoalsRevealed(Event, frozen=True):
    goals: dict[Seat, str]

    reveals: ClassVar[bool] = True


def deal(options: Options, chance: Chance) -> State:
    seats = tuple(f"seat-{n}" for n in range(1, options.seats + 1))
    goals = chance.shuffled(KINDS)
    return State(
        chance=chance,
        seats=seats,
        goals=dict(zip(seats, goals, strict=False)),
        unused_goals=goals[len(seats) :],
        scores=dict.fromkeys(seats, 0),
    )


def play(state: State) -> Flow[None]:
    while state.round <= ROUNDS:
        yield CHECKPOINT
        placed = yield from together({seat: partial(which_orders, state) for seat in state.seats})
        for seat, orders in placed.items():
            state.orders[seat] = orders
            state.tell(OrdersRevealed(seat, orders))
        state.round += 1
    for seat, goal in state.goals.items():
        state.scores[seat] = sum(token.startswith(goal) for token in state.orders[seat].values())
    state.tell(GoalsRevealed(state.goals.copy()))


def which_orders(state: State) -> PlaceOrders:
    """Every second area takes any token, the others take plain ones only."""
    fields: dict[str, Decision[Any]] = {
        area: Pick(about="order", options=KINDS if n % 2 else tuple(TOKENS)) for n, area in enumerate(AREAS)
    }
    return PlaceOrders(fields=fields, tokens=TOKENS, stars=STARS)


class View(Struct, frozen=True):
    round: int
    orders: dict[Seat, dict[str, str]]
    goal: str | None


def view(state: State, seat: Seat | None) -> View:
    return View(state.round, state.orders.copy(), None if seat is None else state.goals[seat])


def imagine(state: State, watcher: Seat | None, chance: Chance) -> None:
    state.chance = chance
    others = [seat for seat in state.seats if seat != watcher]
    if state.round <= ROUNDS:
        unseen = chance.shuffled([*(state.goals[seat] for seat in others), *state.unused_goals])
        state.goals.update(zip(others, unseen, strict=False))
        state.unused_goals = unseen[len(others) :]


def standing(state: State) -> Standing:
    places = {seat: 1 + sum(other > mine for other in state.scores.values()) for seat, mine in state.scores.items()}
    return Standing(state.round > ROUNDS, places, state.scores.copy(), "most-orders-of-the-goal")


def evaluate(state: State, seat: Seat) -> float:
    return min(1.0, state.scores[seat] / 10)


def drawn(view: View) -> str:
    lines = (f"{seat}: {' '.join(orders.values())}" for seat, orders in view.orders.items())
    return "\n".join([f"round {view.round}  goal {view.goal}", *lines])


GAME = Game(
    name="orders",
    rules=1,
    counts=(2, 3),
    options=Options,
    state=State,
    deal=deal,
    play=play,
    view=view,
    imagine=imagine,
    standing=standing,
    evaluate=evaluate,
    drawn=drawn,
)
