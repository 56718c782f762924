"""Clocks on a server whose time is ours."""

from contextlib import AsyncExitStack

import pytest

from maester.store import milliseconds
from tests.server.kit import Chair, served
from tests.server.test_playing import two_at_a_table

pytestmark = pytest.mark.anyio


async def test_at_zero_a_bot_plays_on_until_the_owner_comes_back(database: str):
    time = [milliseconds()]
    async with served(database, lambda: time[0]) as server, AsyncExitStack() as stack:
        clock = {"kind": "live", "seconds": 60, "increment": 0, "delay": 0}
        ned, _, one, two, match = await two_at_a_table(stack, server, clock=clock)
        await one.asked()
        assert one.match["seats"][0]["seconds_left"] == 60
        assert [seat["ticking"] for seat in one.match["seats"]] == [True, False]
        live = server.registry.live[match]
        time[0] = server.course(match).setup.started + 59_999
        await live.inbox.ask(live.time_is_up)
        assert server.course(match).away == {}
        time[0] += 1
        await live.inbox.ask(live.time_is_up)
        await two.asked()
        assert [line["text"] for line in two.chat] == ["Time is up for Ned: a bot plays on."]
        assert server.course(match).away == {"seat-1": "squire"}
        async with ned.watch(match) as late:
            # Another socket of the same person is no return: Ned was here all the time.
            await late.hear("Welcome")
            assert server.course(match).away == {"seat-1": "squire"}
        await one.stream.close()
        while live.audience.is_here(ned.id):
            await live.inbox.ask(nothing)
        async with ned.watch(match) as back:
            await back.until(lambda chair: chair.match and chair.match["seats"][0]["bot"] is None)
            assert back.match["seats"][0]["seconds_left"] == 30


async def nothing() -> None:
    pass


@pytest.fixture
def ahead() -> list[int]:
    """Milliseconds by which the server's clock is ahead of the real one, and runs as it does."""
    return [0]


async def test_the_clock_strikes_by_itself(sqlite: str, ahead: list[int]):
    """By the timer of the match: nobody sweeps, and nobody asks."""
    clock = {"kind": "live", "seconds": 5, "increment": 0, "delay": 0}
    async with served(sqlite, lambda: milliseconds() + ahead[0], sweep=3_600.0) as server, AsyncExitStack() as stack:
        _, _, one, two, match = await two_at_a_table(stack, server, clock=clock)
        await one.asked()
        ahead[0] = server.course(match).setup.started + 4_700 - milliseconds()
        await one.answer()  # leaves a fraction of a second for the whole match
        await two.answer()
        await two.hear("Said")
        assert [line["text"] for line in two.chat] == ["Time is up for Ned: a bot plays on."]
        await two.until(lambda chair: chair.match["seats"][0]["bot"] == "squire")
        await two.until(lambda chair: chair.decisions and chair.decisions[0]["asked"] > 2)


async def test_the_time_of_each_answer_is_given_back_in_part_or_not_counted(sqlite: str, ahead: list[int]):
    clock = {"kind": "live", "seconds": 60, "increment": 5, "delay": 3}
    async with served(sqlite, lambda: ahead[0]) as server, AsyncExitStack() as stack:
        ahead[0] = milliseconds()
        ned, _, one, _, match = await two_at_a_table(stack, server, clock=clock)
        await one.asked()
        ahead[0] = server.course(match).setup.started + 13_000
        await one.answer()
        await one.until(lambda chair: chair.sequence == 1)
        assert (await ned.get(f"/api/matches/{match}"))["seats"][0]["seconds_left"] == 55


async def test_nobody_gains_time_by_letting_a_bot_play(sqlite: str, ahead: list[int]):
    clock = {"kind": "live", "seconds": 20, "increment": 0, "delay": 0}
    async with served(sqlite, lambda: ahead[0]) as server, AsyncExitStack() as stack:
        ahead[0] = milliseconds()
        ned, _, one, _, match = await two_at_a_table(stack, server, clock=clock)
        await one.asked()
        ahead[0] = server.course(match).setup.started + 15_000
        path = f"/api/matches/{match}/substitute"
        await ned.post(path, {"seat": "seat-1", "bot": "squire"})
        back = await ned.post(path, {"seat": "seat-1", "bot": None})
        assert back["seats"][0]["seconds_left"] == 5


async def test_while_a_match_is_paused_no_time_passes(sqlite: str, ahead: list[int]):
    clock = {"kind": "live", "seconds": 60, "increment": 0, "delay": 0}
    async with served(sqlite, lambda: ahead[0]) as server, AsyncExitStack() as stack:
        ahead[0] = milliseconds()
        _, _, one, two, match = await two_at_a_table(stack, server, clock=clock)
        await one.asked()
        ahead[0] = server.course(match).setup.started + 10_000
        await agreed(one, two, "pause")
        assert [seat["ticking"] for seat in one.match["seats"]] == [False, False]
        ahead[0] += 3_600_000
        live = server.registry.live[match]
        await live.inbox.ask(live.time_is_up)
        assert server.course(match).away == {}
        await agreed(one, two, "resume")
        assert [seat["ticking"] for seat in one.match["seats"]] == [True, False]
        assert one.match["seats"][0]["seconds_left"] == 50


async def agreed(one: Chair, two: Chair, what: str) -> None:
    """One proposes, the other agrees, and both see what comes of it."""
    await one.say("Propose", what=what)
    await two.until(lambda chair: chair.proposals)
    await two.say("Agree", proposal=two.proposals[0]["id"], yes=True)
    for chair in (one, two):
        await chair.until(lambda chair: chair.status == {"pause": "paused", "resume": "running"}[what])
