"""Answers that doing nothing means: taken back with others', and given for whoever has no time left."""

from contextlib import AsyncExitStack
from typing import Any

import pytest
from msgspec import UNSET, UnsetType, convert
from msgspec.structs import replace

from maester.games import NAMES, game
from maester.games.intrigue.place import PlaceCard
from maester.kernel import Chance, Passing, Table
from maester.server.audience.showing import may_undo
from maester.server.matches import beat
from maester.server.matches.course import Course
from maester.server.matches.match_setup import Setup
from maester.store import Entry, milliseconds
from tests.kernel.flows import windows
from tests.kit.walks import walk
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


def may_do_nothing(monkeypatch: pytest.MonkeyPatch, passing: Passing | UnsetType) -> None:
    """Every question has an answer that does nothing, and is a chance like that."""
    asked = Table.decision

    def decision(table: Table, seat: str) -> Any:
        question: Any = asked(table, seat)
        return replace(question, idle=question.answers()[0], passing=passing)

    monkeypatch.setattr(Table, "decision", decision)


async def test_without_time_one_passes_where_that_gives_nothing_up(database: str, monkeypatch: pytest.MonkeyPatch):
    may_do_nothing(monkeypatch, Passing(1, ("actions",)))
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
    return convert({name: value for name, value in decision.items() if name not in ("idle", "passing")}, PlaceCard)


@pytest.mark.parametrize("passing", [UNSET, Passing(1, ("would",), waits=True)], ids=["a question", "a save"])
async def test_without_time_a_bot_answers_where_doing_nothing_gives_something_up(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, passing: Passing | UnsetType
):
    may_do_nothing(monkeypatch, passing)
    time = [milliseconds()]
    async with served(sqlite, lambda: time[0]) as server, AsyncExitStack() as stack:
        _, _, one, two, match = await two_at_a_table(stack, server, clock={"kind": "days", "seconds": 86_400})
        await one.asked()
        live, course = server.registry.live[match], server.course(match)
        time[0] = course.setup.started + 86_400_000
        await live.inbox.ask(live.time_is_up)
        await two.until(lambda chair: chair.chat)
        assert course.away == {"seat-1": "squire"}
        assert [line["text"] for line in two.chat] == ["Time is up for Ned: a bot plays on."]


WINDOWS = {"cardgame": "respond-", "miniatures": "declare-"}
"""What the questions are called at which one mostly passes, where a game has them."""

COSTLY = {
    "boardgame1": {"bid-wildlings", "bid-iron-throne", "raven"},
    "boardgame2": {"bid-wildlings", "bid-iron-throne", "raven", "blade"},
    "cardgame": {"challenge", "defenders", "keep-hand", "respond-actions"},
    "miniatures": {"action", "claim-zone", "reroll-attack"},
}
"""Questions at which whoever does nothing gives something up: what could be won, a defence, one's own turn."""


@pytest.mark.parametrize("name", NAMES)
def test_only_windows_are_passed_for_whoever_has_no_time_left(name: str):
    passed, by_a_bot = set[str](), set[str]()
    for number in range(2):
        table = Table.opened(game(name), game(name).options(seats=game(name).counts[0]), number)
        for _, decision, _ in walk(table, Chance(number)):
            (passed if beat.is_mostly_passed(decision) else by_a_bot).add(decision.about)
            assert decision.passing is UNSET or decision.idle is not UNSET
    assert bool(passed) == (name in WINDOWS)
    assert all(about.startswith(WINDOWS[name]) for about in passed)
    assert COSTLY.get(name, set()) <= by_a_bot
