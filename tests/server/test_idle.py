"""Answers that doing nothing means: taken back with others', and given for whoever has no time left."""

from contextlib import AsyncExitStack
from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import replace

from maester.games.intrigue.place import PlaceCard
from maester.kernel import Chance, Table
from maester.server.course import Course
from maester.server.match_setup import Setup
from maester.server.showing import may_undo
from maester.store import Entry, milliseconds
from tests.kernel.flows import windows
from tests.server.kit import served
from tests.server.test_playing import two_at_a_table

pytestmark = pytest.mark.anyio


def a_course(seed: int) -> Course:
    options = windows.GAME.options(seats=3)
    return Course(Setup(windows.GAME, options, seed, None, {f"seat-{n}": f"person-{n}" for n in (1, 2, 3)}, {}, 0))


def test_one_is_offered_to_take_back_what_others_have_only_passed_on():
    past_others = 0
    for seed in range(8):
        course, chance = a_course(seed), Chance(seed)
        while seats := course.table.waiting[:1] if course.sequence < 80 else ():
            seat = seats[0]
            what = course.answered(seat, course.table.decision(seat).sample(chance))
            course.take(Entry("match", course.sequence + 1, 0, course.setup.owners[seat], what))
            over, owners = course.table.over, tuple(course.setup.owners)
            free = tuple(each for each in owners if not over and course.table.may_undo(each) is None)
            assert may_undo(course, owners) == free
            for each in free:
                # Those who have done nothing lose nothing: it does not matter whether they are here.
                assert course.takes_from(each) == []
                past_others += course.table.given[-1].seat != each
    assert past_others, "in none of these games anybody passed"


async def test_without_time_one_does_nothing_where_that_is_an_answer(database: str, monkeypatch: pytest.MonkeyPatch):
    asked = Table.decision

    def may_do_nothing(table: Table, seat: str) -> Any:
        decision: Any = asked(table, seat)
        return replace(decision, idle=decision.answers()[0])

    monkeypatch.setattr(Table, "decision", may_do_nothing)
    time = [milliseconds()]
    async with served(database, lambda: time[0]) as server, AsyncExitStack() as stack:
        clock = {"kind": "days", "seconds": 86_400}
        _, _, one, two, match = await two_at_a_table(stack, server, clock=clock)
        first = (await one.asked())["decision"]
        live, course = server.registry.live[match], server.course(match)
        time[0] = course.setup.started + 86_400_000
        await live.inbox.ask(live.time_is_up)
        assert (await two.asked())["asked"] == 1
        assert (course.sequence, course.away) == (1, {})
        assert course.log[0].person is None
        assert course.table.given[0].idle
        assert course.table.given[0].answer == PlaceCard.answers(asked_again(first))[0]
        await two.until(lambda chair: chair.chat)
        assert [line["text"] for line in two.chat] == ["Time is up for Ned, which counts as passing."]
        await live.inbox.ask(live.time_is_up)
        assert course.sequence == 1, "the other has just been asked"


def asked_again(decision: dict[str, Any]) -> PlaceCard:
    return convert({name: value for name, value in decision.items() if name != "idle"}, PlaceCard)
