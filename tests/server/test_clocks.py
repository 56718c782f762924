"""Clocks on a server whose time is ours."""

from contextlib import AsyncExitStack

import pytest

from maester.store import milliseconds
from tests.server.kit import served
from tests.server.test_playing import two_at_a_table

pytestmark = pytest.mark.anyio


async def test_at_zero_a_bot_plays_on_until_the_owner_comes_back(database: str):
    time = [milliseconds()]
    async with served(database, lambda: time[0]) as server, AsyncExitStack() as stack:
        clock = {"kind": "live", "seconds": 60, "increment": 0, "delay": 0}
        ned, _, one, two, match = await two_at_a_table(stack, server, clock=clock)
        await one.asked()
        assert one.match["seats"][0]["clock"] == 60
        assert [seat["ticking"] for seat in one.match["seats"]] == [True, False]
        live = server.hall.live[match]
        time[0] = server.course(match).opening.started + 59_999
        await live.ask(live.time_is_up)
        assert server.course(match).away == {}
        time[0] += 1
        await live.ask(live.time_is_up)
        await two.asked()
        assert [line["text"] for line in two.chat] == ["Time is up for Ned: a bot plays on."]
        assert server.course(match).away == {"seat-1": "squire"}
        async with ned.watch(match) as late:
            # Another socket of the same person is no return: Ned was here all the time.
            await late.hear("Welcome")
            assert server.course(match).away == {"seat-1": "squire"}
        await one.stream.close()
        while live.is_here(ned.id):
            await live.ask(nothing)
        async with ned.watch(match) as back:
            await back.until(lambda chair: chair.match and chair.match["seats"][0]["bot"] is None)
            assert back.match["seats"][0]["clock"] == 30


async def nothing() -> None:
    pass
