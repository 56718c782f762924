"""Leaving the table: the seat stays in the game."""

from typing import Literal

import pytest

from maester.bots import bot
from maester.games.cardgame import GAME
from maester.games.cardgame.state import State
from maester.kernel import Chance
from maester.server.matches.course import Course
from maester.server.matches.match_setup import Setup
from maester.store import Entry, Left, What


@pytest.mark.rule("CG-RULE-15")
@pytest.mark.parametrize("why", ["left", "time"])
@pytest.mark.parametrize("seats", [2, 4])
def test_who_leaves_or_runs_out_of_time_is_not_eliminated_and_a_bot_plays_on(seats: int, why: Literal["left", "time"]):
    owners = {f"seat-{n}": f"person-{n}" for n in range(1, seats + 1)}
    course = Course(Setup(GAME, GAME.options(seats=seats), 7, None, owners, {}, 0))

    def do(what: What) -> None:
        course.take(Entry("match", course.sequence + 1, 0, None, what))

    def state() -> State:
        assert isinstance(course.table.state, State)
        return course.table.state

    chance, squire = Chance(1), bot("squire", 1)
    while state().round < 1:
        seat = course.table.waiting[0]
        do(course.answered(seat, course.table.decision(seat).sample(chance)))
    do(Left("seat-2", bot="squire", why=why))
    assert course.away == {"seat-2": "squire"}
    assert state().out == ()
    assert state().winner is None
    assert "seat-2" in state().players
    before = len(course.table.given)
    while state().round < 2 and not course.table.over:
        seat = course.table.waiting[0]
        do(course.answered(seat, squire.answer(course.table, seat)))
    assert state().out == ()
    assert any(given.seat == "seat-2" for given in course.table.given[before:])
