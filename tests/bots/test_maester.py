"""The search: how long it thinks, what it keeps apart, and that it finds what is there to be found."""

from itertools import count
from typing import Any

import pytest
from msgspec import structs

from maester.bots import Maester, Squire, Thinking
from maester.bots.choices import MOST_LISTED, choices
from maester.bots.search import Branch, Search, Span
from maester.games import game
from maester.kernel import (
    CHECKPOINT,
    Amount,
    Chance,
    Form,
    Game,
    Options,
    Pick,
    Standing,
    State,
    Table,
    ask,
    together,
)
from tests.bots.clocks import Ticking
from tests.kernel.flows import orders

INTRIGUE = game("intrigue")


class Count(State, kw_only=True):
    """A game that is one question, or one for each."""

    score: dict[str, float]

    def copy(self):
        twin = self.twin()
        twin.score = self.score.copy()
        return twin


def small_game(play, evaluate=lambda state, seat: state.score[seat]) -> Game:
    def begun(options, chance):
        seats = tuple(f"seat-{n}" for n in range(1, options.seats + 1))
        return Count(chance=chance, seats=seats, score=dict.fromkeys(seats, 0.5))

    def imagine(state, seat, chance):
        state.chance = chance

    return Game(
        name="small",
        rules=1,
        counts=(1, 2),
        options=Options,
        state=Count,
        deal=begun,
        play=play,
        view=lambda state, seat: Standing(False, {}, {}),
        imagine=imagine,
        standing=lambda state: Standing(True, {}, {}),
        evaluate=evaluate,
        drawn=str,
    )


def opened(playing: Game, seats: int) -> Table:
    return Table.opened(playing, playing.options(seats=seats), 1)


def prices(state):
    """One question: the middle one of nine prices is best."""
    yield CHECKPOINT
    price = yield from ask("seat-1", lambda: Amount(about="price", least=1, most=9))
    state.score["seat-1"] = 1 - abs(price - 5) / 10


def pennies(state):
    """Both choose under seal: the first wants to say the same, the second to differ."""
    yield CHECKPOINT
    said = yield from together({seat: lambda: Pick(about="penny", options=("heads", "tails")) for seat in state.seats})
    same = said["seat-1"] == said["seat-2"]
    state.score = {"seat-1": float(same), "seat-2": float(not same)}


def two_steps(state):
    """The second seat answers last, and takes what is best for itself."""
    yield CHECKPOINT
    door = yield from ask("seat-1", lambda: Pick(about="door", options=("left", "right")))
    way = yield from ask("seat-2", lambda: Pick(about="way", options=("up", "down")))
    gains = {
        ("left", "up"): (1, 0.2),
        ("left", "down"): (0.2, 0.4),
        ("right", "up"): (0.3, 0.1),
        ("right", "down"): (0.4, 0.9),
    }
    state.score = dict(zip(state.seats, gains[door, way], strict=True))


def form(state):
    """A form that cannot be listed: the more of its boxes are ticked, the better."""
    yield CHECKPOINT
    fields: dict[str, Any] = {f"box-{n}": Pick(about="box", options=(True, False)) for n in range(6)}
    ticked = yield from ask("seat-1", lambda: Form(about="boxes", fields=fields))
    state.score["seat-1"] = sum(ticked.values()) / 6


@pytest.mark.parametrize("make", [Squire, lambda chance: Maester(chance, Thinking(iterations=100))])
def test_the_best_of_a_list_is_found(make):
    assert make(Chance(1)).answer(opened(small_game(prices), 1), "seat-1") == 5


@pytest.mark.parametrize("make", [Squire, lambda chance: Maester(chance, Thinking(iterations=300))])
def test_a_good_answer_is_found_where_none_can_be_listed(make):
    ticked = make(Chance(1)).answer(opened(small_game(form), 1), "seat-1")
    assert sum(ticked.values()) >= 5


def test_others_are_expected_to_do_what_is_best_for_themselves():
    for seed in range(5):
        chosen = Maester(Chance(seed), Thinking(iterations=1000)).answer(opened(small_game(two_steps), 2), "seat-1")
        assert chosen == "right", "left is better only if the other seat plays against itself"


def test_seats_asked_at_the_same_time_do_not_know_each_others_answers():
    table = opened(small_game(pennies), 2)
    search = Search(table, "seat-1", Chance(1))
    for _ in range(400):
        search.iterate()
    # All that the second learns it learns at the root, where nothing has been said yet.
    for seat in ("seat-1", "seat-2"):
        assert sum(branch.taken for branch in at_the_root(search, seat)) == 400
    won = sum(branch.total for branch in at_the_root(search, "seat-2"))
    assert 0 < won < 400, "knowing what the first said, the second would win every time"


def at_the_root(search: Search, seat: str) -> list[Branch]:
    return [branch for (asked, _), found in search.root.branches.items() if asked == seat for branch in found.values()]


def test_what_others_have_sealed_is_not_looked_at():
    for sealed in ("heads", "tails"):
        table = opened(small_game(pennies), 2)
        table.answer("seat-1", sealed)
        answer = Maester(Chance(3), Thinking(iterations=60)).answer(table, "seat-2")
        assert answer == Maester(Chance(3), Thinking(iterations=60)).answer(opened(small_game(pennies), 2), "seat-2")


def test_a_single_answer_is_given_without_thinking():
    def play(state):
        yield CHECKPOINT
        yield from ask("seat-1", lambda: Pick(about="only", options=("this",)))

    def never():
        raise AssertionError("the clock was read")

    table = opened(small_game(play, evaluate=None), 1)
    assert Maester(Chance(1), Thinking(milliseconds=1), never).answer(table, "seat-1") == "this"


def test_a_search_stops_before_its_time_is_up():
    clock = Ticking(0.007)
    turns = sum(1 for _ in Thinking(milliseconds=100).turns(clock))
    assert turns == 13
    assert clock.now <= 0.1


def test_a_search_leaves_time_for_an_iteration_as_long_as_the_longest():
    clock = Ticking(0.001, 0.001, 0.03, 0.001, 0.001)
    for _ in Thinking(milliseconds=50).turns(clock):
        pass
    assert clock.now + 0.03 > 0.05 >= clock.now


def test_a_search_thinks_at_least_once():
    assert sum(1 for _ in Thinking(milliseconds=1).turns(Ticking(5))) == 1
    assert sum(1 for _ in Thinking(iterations=17).turns(Ticking(5))) == 17


def test_maester_thinks_by_the_clock_it_is_given():
    table = Table.opened(INTRIGUE, INTRIGUE.options(seats=3), 4)
    clock = Ticking(0.01)
    answer = Maester(Chance(1), Thinking(milliseconds=205), clock).answer(table, table.waiting[0])
    assert clock.now <= 0.205
    assert answer == Maester(Chance(1), Thinking(iterations=19)).answer(table, table.waiting[0])


def test_answers_of_one_kind_are_one_choice():
    table = Table.opened(INTRIGUE, INTRIGUE.options(seats=4), 2)
    decision = table.decision(table.waiting[0])
    houses = choices(INTRIGUE, decision) or {}
    assert 1 < len(houses) <= 4
    assert all(decision.refusal(answer) is None for answer in houses.values())
    assert len(choices(nameless(INTRIGUE), decision) or ()) == 9


def nameless(playing: Game) -> Game:
    """The game, where answers are of one kind only if they are the same."""
    return structs.replace(playing, hints=structs.replace(playing.hints, kind=None))


def test_too_long_a_list_is_sampled():
    assert choices(INTRIGUE, Amount(about="bid", least=1, most=MOST_LISTED + 1)) is None
    assert len(choices(nameless(INTRIGUE), Amount(about="bid", least=1, most=MOST_LISTED)) or ()) == MOST_LISTED
    table = opened_orders()
    assert choices(orders.GAME, table.decision(table.waiting[0])) is None


def opened_orders() -> Table:
    return Table.opened(orders.GAME, orders.GAME.options(seats=2), 1)


def test_a_branch_seldom_taken_promises_more():
    often, seldom = Branch(), Branch()
    often.offered = seldom.offered = 20
    often.taken, often.total = 16, 8.0
    seldom.taken, seldom.total = 4, 2.0
    assert seldom.promise(0.5) > often.promise(0.5)
    assert seldom.promise(0.0) == often.promise(0.0) == 0.5


def test_a_branch_passed_over_often_promises_more():
    passed_over, new = Branch(), Branch()
    passed_over.offered, new.offered = 40, 5
    for branch in (passed_over, new):
        branch.taken, branch.total = 4, 2.0
    assert passed_over.promise(0.5) > new.promise(0.5)


def test_nobody_plans_beyond_new_luck():
    asked = []

    def play(state):
        yield CHECKPOINT
        yield from ask("seat-1", lambda: Pick(about="before", options=("this", "that")))
        yield from ask("seat-1", lambda: Pick(about="still before", options=("this", "that")))
        asked.append("before")
        state.chance.below(6)
        yield from ask("seat-1", lambda: Pick(about="after", options=("this", "that")))
        asked.append("after")

    Maester(Chance(1), Thinking(iterations=50)).answer(opened(small_game(play), 1), "seat-1")
    assert asked == ["before"] * 50


def test_what_is_answered_under_seal_is_judged_once_all_have_answered():
    def play(state):
        yield CHECKPOINT
        bids = yield from together({seat: lambda: Amount(about="bid", least=1, most=9) for seat in state.seats})
        state.score = {seat: 1 - abs(bid - 5) / 10 for seat, bid in bids.items()}

    for seed in range(5):
        table = opened(small_game(play), 2)
        assert Squire(Chance(seed)).answer(table, "seat-1") == 5
        assert Maester(Chance(seed), Thinking(iterations=200)).answer(table, "seat-2") == 5


def test_a_span_reaches_from_the_lowest_to_the_highest():
    span = Span()
    assert span.width() == 1
    span.add(0.5)
    assert span.width() == 1
    span.add(0.25)
    span.add(0.375)
    assert span.width() == 0.25


def test_thinking_ends_when_it_is_told_to_though_it_was_given_longer():
    """By a clock that moves on a second with every look: told so after ten, it is over at once."""
    seconds = count(100)
    told: list[float] = []
    turns = Thinking(milliseconds=1_000_000).turns(lambda: float(next(seconds)), lambda: told[0] if told else 0.0)
    done = [part for part, _ in zip(turns, range(5), strict=False)]
    assert len(done) == 5
    assert not turns.is_over()
    told.append(104.0)
    assert turns.is_over()
    assert list(turns) == []
