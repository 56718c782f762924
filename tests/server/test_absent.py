"""Nobody is worse off for being away, nor for a server that was."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from maester.server.matches import stand_ins
from maester.store import StoreUnavailable, milliseconds
from tests.server.kit import Chair, Guest, Served, served
from tests.server.test_kept import all_done
from tests.server.test_playing import two_at_a_table

pytestmark = pytest.mark.anyio


async def gone(server: Served, match: str, guest: Guest, chair: Chair) -> None:
    """Close a socket, and wait until its owner is known to be away."""
    await chair.stream.close()
    while server.registry.live[match].audience.is_here(guest.id):
        await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("clock", "grace"),
    [(None, 3_600), ({"kind": "live", "seconds": 3_600}, 120), ({"kind": "days", "seconds": 172_800}, 172_800)],
)
async def test_others_wait_before_a_bot_plays_for_somebody_who_is_away(sqlite: str, clock: Any, grace: int):
    time = [milliseconds()]
    async with served(sqlite, lambda: time[0]) as server, AsyncExitStack() as stack:
        ned, cat, one, two, match = await two_at_a_table(stack, server, clock=clock)
        path, body = f"/api/matches/{match}/substitute", {"seat": "seat-2", "bot": "squire"}
        time[0] += 30_000
        await gone(server, match, cat, two)
        time[0] += 2 * grace * 1000
        refused = await ned.client.post(path, json=body)
        assert refused.json()["why"] == "owner-may-come", "nobody has asked her anything"
        await one.answer()
        time[0] += grace * 1000 - 1
        refused = await ned.client.post(path, json=body)
        assert (refused.status_code, refused.json()["why"]) == (409, "owner-may-come")
        weak = await ned.client.post(path, json={**body, "bot": "random"})
        assert (weak.status_code, weak.json()["why"]) == (400, "bot-too-weak")
        time[0] += 1
        if clock is None or clock["kind"] == "live":
            assert (await ned.post(path, body))["seats"][1]["bot"] == "squire"


@pytest.mark.parametrize("why", ["time", "left", "wish", "table"])
async def test_who_comes_back_has_the_seat_back_whatever_the_reason(sqlite: str, why: str):
    async with served(sqlite) as server, AsyncExitStack() as stack:
        ned, cat, _, two, match = await two_at_a_table(stack, server)
        await gone(server, match, cat, two)
        live = server.registry.live[match]
        await live.inbox.ask(stand_ins.hand_over, live, "seat-2", "squire", why, ned.id)
        async with cat.watch(match) as back:
            await back.until(lambda chair: chair.match and chair.match["seats"][1]["bot"] is None)
        assert server.course(match).away == {}


async def test_nothing_is_taken_back_that_somebody_answered_who_is_away(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        ned, cat, one, two, match = await two_at_a_table(stack, server)
        await one.answer()
        await two.answer()
        await one.until(lambda chair: chair.ask_undo)
        # What is proposed is not agreed to by being away, nor by leaving.
        await one.say("Undo", seat="seat-1")
        await two.until(lambda chair: chair.proposals)
        await gone(server, match, cat, two)
        live = server.registry.live[match]
        await live.inbox.ask(stand_ins.hand_over, live, "seat-2", "squire", "table", ned.id)
        await all_done(server, match)
        assert len(server.course(match).counted) == 2
        assert server.course(match).proposals == []
        await one.say("Undo", seat="seat-1")
        assert (await one.hear("NotDone"))["refused"]["why"] == "absent-has-answered"
        assert len(server.course(match).counted) == 2


async def test_the_time_in_which_no_server_was_there_is_nobodys(database: str):
    time = [milliseconds()]
    clock = {"kind": "live", "seconds": 60}
    async with served(database, lambda: time[0]) as server, AsyncExitStack() as stack:
        ned, _, one, _, match = await two_at_a_table(stack, server, clock=clock)
        await one.asked()
        time[0] = server.course(match).setup.started + 20_000
        cookies = ned.client.cookies
    time[0] += 3_600_000
    async with served(database, lambda: time[0]) as server, server.guest("") as again:
        again.client.cookies = cookies
        async with again.watch(match) as chair:
            welcome = await chair.hear("Welcome")
            assert welcome["match"]["seats"][0]["seconds_left"] == pytest.approx(40, abs=2)
            await server.registry.sweep()
            await all_done(server, match)
            assert server.course(match).away == {}
            time[0] += 43_000
            live = server.registry.live[match]
            await live.inbox.ask(live.time_is_up)
            assert server.course(match).away == {"seat-1": "squire"}


async def test_while_the_store_is_away_no_time_passes(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    """A server that cannot keep anything is no server."""
    monkeypatch.setattr("maester.server.matches.registry.BEAT", 0.02)
    time = [milliseconds()]
    async with served(sqlite, lambda: time[0]) as server:
        alive, down = server.registry.store.downtimes.alive, [True]

        async def failing(now, patience):
            if down[0]:
                raise StoreUnavailable("gone", "for a while")
            return await alive(now, patience)

        monkeypatch.setattr(server.registry.store.downtimes, "alive", failing)
        time[0] += 600_000
        await asyncio.sleep(0.2)
        down[0] = False
        while not server.registry.downtimes:
            await asyncio.sleep(0.02)
        since, until = server.registry.downtimes[-1]
        assert until - since == 600_000
