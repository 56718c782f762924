"""Where a log leads: sealed answers, what was asked when, clocks. No server needed."""

import pytest
from msgspec import Struct, field
from msgspec.json import decode, encode

from maester.kernel import Chance, UnreadableAnswer
from maester.server.audience.patch import apply_patch, merge_patch, parts, patch_between
from maester.server.matches.clocks import LAST_CHANCE, Clocks
from maester.server.matches.course import Course
from maester.server.matches.match_setup import Setup
from maester.server.matches.old_rules import answers_that_count
from maester.server.messages import TimeControl
from maester.store import Agreed, Entry, Left, Paused, Proposed, Resumed, Returned, Undone, What
from tests.kernel.flows import bids

SECOND = 1000


def a_course(clock: TimeControl | None = None, bots: dict[str, str] | None = None) -> Course:
    table_seats = [f"seat-{n}" for n in range(1, 4)]
    owners = {seat: f"person-{seat}" for seat in table_seats if seat not in (bots or {})}
    return Course(Setup(bids.GAME, bids.GAME.options(seats=3), 7, clock, owners, bots or {}, 0))


def do(course: Course, what: What, at: int = 0) -> None:
    course.take(Entry("match", course.sequence + 1, at, None, what))


def take_back(course: Course, seat: str, at: int = 0) -> None:
    do(course, Undone(seat, agreed=False, sealed=course.table.is_sealed(seat)), at)


def bid(course: Course, seat: str, at: int = 0) -> None:
    do(course, course.answered(seat, course.table.decision(seat).sample(Chance(course.sequence))), at)


def test_sealed_decisions_stay_open_under_the_same_number():
    course = a_course()
    first, second, third = course.table.waiting
    assert course.opened == {first: 0, second: 0, third: 0}
    bid(course, second)
    assert course.opened == {first: 0, third: 0}
    bid(course, first)
    assert course.opened == {third: 0}
    bid(course, third)
    assert set(course.opened.values()) == {3}


def test_a_seal_taken_back_asks_one_seat_anew_and_the_others_as_before():
    course = a_course()
    first, second, third = course.table.waiting
    bid(course, second)
    take_back(course, second)
    assert course.opened == {first: 0, second: 2, third: 0}
    assert course.taken == {(second, 0): 1}


def test_of_the_answers_only_those_that_were_not_taken_back_count():
    course = a_course()
    first, second, third = course.table.waiting
    bid(course, second)
    bid(course, first)
    take_back(course, second)
    assert course.counted == [2]
    bid(course, third)
    bid(course, second)
    assert course.counted == [2, 4, 5]
    assert [each.seat for each in course.table.given] == [first, third, second]


def test_the_same_log_leads_to_the_same_course():
    course = a_course(TimeControl("live", 60, 2, 1))
    clock = 0
    while not course.table.over:
        for seat in course.table.waiting:
            clock += 1500
            bid(course, seat, clock)
        if course.sequence >= 6 and not course.away:
            do(course, Left("seat-1", "squire", "left"), clock)
            do(course, Proposed("seat-2", "pause", ("seat-3",)), clock)
    again = Course(course.setup, course.log)
    assert again.opened == course.opened
    assert again.taken == course.taken
    assert again.away == course.away == {"seat-1": "squire"}
    assert [each.id for each in again.proposals] == [each.id for each in course.proposals]
    assert again.clocks is not None
    assert course.clocks is not None
    assert again.clocks.left == course.clocks.left
    assert encode(again.table.view(None)) == encode(course.table.view(None))


def test_who_leaves_is_not_waited_for():
    course = a_course()
    do(course, Proposed("seat-1", "pause", ("seat-2", "seat-3")))
    do(course, Agreed("seat-2", 1, True))
    assert course.status == "running"
    do(course, Left("seat-3", "squire", "left"))
    assert course.status == "paused"
    assert course.proposals == []


def test_a_refused_entry_changes_nothing():
    course = a_course()
    seat = course.table.waiting[0]
    before = dict(course.opened)
    with pytest.raises(UnreadableAnswer):
        do(course, course.answered(seat, "nonsense"))
    assert (course.opened, course.sequence, course.taken) == (before, 0, {})


def test_a_live_clock_counts_delay_then_budget_then_adds():
    clocks = Clocks(TimeControl("live", 60, increment=3, delay=2), ["seat-1", "seat-2"])
    clocks.run(["seat-1"], 0)
    assert clocks.remaining("seat-1", 1_999) == 60 * SECOND
    assert clocks.remaining("seat-1", 12 * SECOND) == 50 * SECOND
    assert clocks.deadline("seat-1") == 62 * SECOND
    clocks.answered("seat-1", 12 * SECOND)
    assert clocks.left["seat-1"] == 53 * SECOND
    clocks.run(["seat-2"], 12 * SECOND)
    assert clocks.remaining("seat-1", 999 * SECOND) == 53 * SECOND
    assert clocks.out_of_time(74 * SECOND) == ["seat-2"]
    assert clocks.out_of_time(74 * SECOND - 1) == []


def test_days_begin_anew_with_every_move():
    clocks = Clocks(TimeControl("days", 86_400), ["seat-1"])
    clocks.run(["seat-1"], 0)
    clocks.answered("seat-1", 80_000 * SECOND)
    clocks.run([], 80_000 * SECOND)
    clocks.run(["seat-1"], 90_000 * SECOND)
    assert clocks.deadline("seat-1") == (90_000 + 86_400) * SECOND


def test_a_paused_match_costs_no_time():
    course = a_course(TimeControl("live", 60))
    do(course, Paused("seat-1"), 10 * SECOND)
    assert course.out_of_time(10_000 * SECOND) == []
    assert course.due() is None
    do(course, Resumed("seat-1"), 10_000 * SECOND)
    assert course.due() == 10_050 * SECOND


def test_who_ran_out_of_time_has_a_last_chance_on_return():
    course = a_course(TimeControl("live", 60))
    assert course.out_of_time(60 * SECOND) == ["seat-1", "seat-2", "seat-3"]
    do(course, Left("seat-1", "squire", "time"), 60 * SECOND)
    assert course.bots_to_answer() == ["seat-1"]
    assert course.due() == 60 * SECOND
    do(course, Returned("seat-1"), 100 * SECOND)
    assert course.clocks is not None
    assert course.clocks.remaining("seat-1", 100 * SECOND) == LAST_CHANCE


def test_an_answer_taken_back_has_earned_nothing():
    course = a_course(TimeControl("live", 60, increment=10, delay=5))
    first = course.table.waiting[0]
    assert course.clocks is not None
    for n in range(3):
        bid(course, first, (20 * n + 8) * SECOND)
        take_back(course, first, 20 * n * SECOND + 8 * SECOND)
        bid(course, first, 20 * n * SECOND + 8 * SECOND)
        take_back(course, first, 20 * n * SECOND + 8 * SECOND)
        # It thinks on: the free seconds are given once for a question, and nothing was earned.
        assert course.clocks.remaining(first, (20 * n + 8) * SECOND) == (60 - 3 - 20 * n) * SECOND


def test_days_do_not_begin_anew_with_an_answer_that_is_taken_back():
    course = a_course(TimeControl("days", 86_400))
    first = course.table.waiting[0]
    assert course.clocks is not None
    bid(course, first, 80_000 * SECOND)
    take_back(course, first, 80_001 * SECOND)
    assert course.clocks.deadline(first) == 86_401 * SECOND


@pytest.mark.parametrize("plan", [TimeControl("live", 100, increment=4, delay=2), TimeControl("days", 86_400)])
@pytest.mark.parametrize("gaps", [[(10, 30)], [(5, 10), (12, 20), (21, 30)], [(30, 34)], [(-20, -10), (1, 34)]])
def test_answering_and_taking_back_after_no_server_was_there_gives_no_time_back(plan, gaps):
    """The time without a server was left out when the answer was given, and is not left out once more."""
    course = a_course(plan)
    first = course.table.waiting[0]
    assert course.clocks is not None
    course.clocks.downtimes = [(since * SECOND, until * SECOND) for since, until in gaps]
    at = 35 * SECOND
    left, due = course.clocks.remaining(first, at), course.clocks.deadline(first)
    for _ in range(3):
        bid(course, first, at)
        take_back(course, first, at)
        assert (course.clocks.remaining(first, at), course.clocks.deadline(first)) == (left, due)
    # Nor when no server was there between the two.
    bid(course, first, at)
    course.clocks.downtimes = [*course.clocks.downtimes, (36 * SECOND, 96 * SECOND)]
    take_back(course, first, 97 * SECOND)
    assert course.clocks.remaining(first, 97 * SECOND) == left


def test_time_in_which_no_server_was_there_is_not_counted():
    downtimes = [(-50 * SECOND, -40 * SECOND), (10 * SECOND, 100 * SECOND)]
    clocks = Clocks(TimeControl("live", 60), ["seat-1"], downtimes)
    clocks.run(["seat-1"], 0)
    assert clocks.remaining("seat-1", 100 * SECOND) == 50 * SECOND
    assert clocks.deadline("seat-1") == 150 * SECOND
    downtimes.append((140 * SECOND, 200 * SECOND))
    assert clocks.deadline("seat-1") == 210 * SECOND
    assert clocks.out_of_time(209 * SECOND) == []
    clocks.run(["seat-1"], 0)
    downtimes.append((300 * SECOND, 400 * SECOND))
    assert clocks.deadline("seat-1") == 210 * SECOND


def test_what_counts_of_a_log_can_be_told_without_the_rules():
    for seed in range(40):
        chance, course = Chance(seed), a_course()
        while not course.table.over and course.sequence < 60:
            any_entry(course, chance)
            assert [sequence for sequence, _ in answers_that_count(course.log)] == course.counted


def any_entry(course: Course, chance: Chance) -> None:
    """An answer, an undo, or an undo that is proposed, agreed to or declined."""
    seats = course.table.state.seats
    seat = chance.choice(seats)
    others = [each for each in seats if each != seat]
    if course.proposals and chance.below(2):
        proposal = course.proposals[0]
        do(course, Agreed(chance.choice(proposal.missing), proposal.id, chance.below(3) > 0))
    elif chance.below(3) == 0 and course.table.may_undo(seat) is None:
        take_back(course, seat)
    elif not course.proposals and course.table.may_undo(seat) and course.table.may_undo(seat, agreed=True) is None:
        do(course, Proposed(seat, "undo", tuple(others)))
    else:
        bid(course, chance.choice(course.table.waiting))


def test_who_leaves_has_not_agreed_to_anything_being_taken_back():
    course = a_course()
    bid(course, "seat-1")
    for agrees, counted in ((False, [1]), (True, [])):
        other = Course(course.setup, course.log)
        do(other, Proposed("seat-1", "undo", ("seat-3",)))
        do(other, Left("seat-3", "squire", "left", agrees=agrees))
        # Logs from before this was so lead where they led.
        assert other.counted == counted
        assert other.proposals == []


def test_bots_have_no_clock():
    course = a_course(TimeControl("live", 60), bots={"seat-2": "random"})
    assert course.clocks is not None
    assert course.clocks.remaining("seat-2", 0) is None
    assert course.out_of_time(60 * SECOND) == ["seat-1", "seat-3"]


def test_a_patch_says_what_changed_and_no_more():
    before = {"a": 1, "b": {"c": [1, 2], "d": 3}, "e": 5, "same": [1]}
    after = {"a": 2, "b": {"c": [1], "d": 3}, "f": {"g": 1}, "same": [1]}
    patch = merge_patch(before, after)
    assert patch == {"a": 2, "b": {"c": [1]}, "e": None, "f": {"g": 1}}
    assert apply_patch(before, patch) == after
    assert merge_patch(after, after) == {}


class Shelf(Struct):
    books: dict[str, int]
    names: tuple[str, ...]
    rows: int = field(name="rowCount", default=1)


def test_a_patch_between_parts_leads_from_what_was_shown_to_what_is():
    books = {"a": 1, "b": 2}
    shown = parts(Shelf(books, ("x",)))
    books["b"], books["c"] = 3, 4
    after = Shelf(books, ("x", "y"), 2)
    patch = decode(encode(patch_between(shown, parts(after))))
    assert patch == {"books": {"b": 3, "c": 4}, "names": ["x", "y"], "rowCount": 2}
    before = {"books": {"a": 1, "b": 2}, "names": ["x"], "rowCount": 1}
    assert apply_patch(before, patch) == decode(encode(after))
    assert patch_between(parts(after), parts(after)) == {}
    # Whoever was shown nothing yet is shown everything.
    assert decode(encode(patch_between({}, parts(after)))) == decode(encode(after))
