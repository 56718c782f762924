"""Leaving the table: the seat stays in the game."""

from typing import Any

import pytest
from msgspec.json import encode

from maester.bots import bot
from maester.games.cardgame import GAME
from maester.kernel import Chance
from maester.server.course import Course
from maester.server.opening import Opening
from maester.store import Entry


@pytest.mark.rule("CG-RULE-15")
@pytest.mark.parametrize("why", ["left", "time"])
@pytest.mark.parametrize("seats", [2, 4])
def test_who_leaves_or_runs_out_of_time_is_not_eliminated_and_a_bot_plays_on(seats: int, why: str):
    owners = {f"seat-{n}": f"person-{n}" for n in range(1, seats + 1)}
    course = Course(Opening(GAME, GAME.options(seats=seats), 7, None, owners, {}, 0))

    def log(kind: str, seat: str, **more: Any) -> None:
        course.take(Entry("match", course.sequence + 1, 0, kind, seat, **more))

    def state() -> Any:
        return course.table.state

    def answer(seat: str, answer: Any) -> None:
        asked = course.opened[seat]
        about = course.table.decision(seat).about
        log("answer", seat, asked=asked, about=about, value=encode(answer).decode())

    chance, squire = Chance(1), bot("squire", 1)
    while state().round < 1:
        seat = course.table.waiting[0]
        answer(seat, course.table.decision(seat).sample(chance))
    log("leave", "seat-2", about=why, value='"squire"')
    assert course.away == {"seat-2": "squire"}
    assert state().out == ()
    assert state().winner is None
    assert "seat-2" in state().players
    before = len(course.table.given)
    while state().round < 2 and not course.table.over:
        seat = course.table.waiting[0]
        answer(seat, squire.answer(course.table, seat))
    assert state().out == ()
    assert any(given.seat == "seat-2" for given in course.table.given[before:])
