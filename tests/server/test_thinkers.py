"""Bots think elsewhere, answer what they were asked, and leave nothing behind."""

import asyncio
import os
import signal
import subprocess

import msgspec
import pytest

from maester.games import NAMES, game
from maester.kernel import Chance, Table
from maester.kernel.record import resume, save
from maester.server.workers.thinkers import STANDS_BACK, BotAsked, Thinkers
from tests.patience import patience
from tests.server import there
from tests.server.kit import Served, served
from tests.server.test_kill import Process

pytestmark = pytest.mark.anyio


async def test_a_bot_that_fails_answers_what_it_was_asked_though_the_table_goes_on():
    intrigue = game("intrigue")
    table = Table.opened(intrigue, intrigue.options(seats=2), 7)
    as_asked, seat = table.copy(), table.waiting[0]
    thinkers = Thinkers(1)
    thinking = asyncio.create_task(thinkers.answer(asked_of(table, seat, "nobody-of-this-name")))
    await asyncio.sleep(0)
    table.answer_any(seat, Chance(1))
    assert seat not in table.waiting
    as_asked.answer(seat, msgspec.to_builtins(await thinking))
    await thinkers.stop()
    assert seat not in as_asked.waiting


async def test_a_server_that_is_told_to_end_leaves_nothing_behind(sqlite: str):
    server = Process(sqlite, stderr=subprocess.PIPE)
    await server.start()
    try:
        async with Served(server.url, None).guest("Ned") as ned:  # type: ignore[arg-type]
            match = (await ned.make("maester", "maester", thinking=1_000))["id"]
            async with ned.watch(match) as chair:
                await chair.hear("Changed")
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        _, said = await asyncio.to_thread(server.process.communicate, timeout=patience())
    finally:
        server.kill()
    assert "leaked" not in said.decode()


async def test_nobody_waits_until_a_game_is_loaded_where_bots_think():
    """On a busy machine that took seconds, more than any bot thinks. Nor is it done standing back."""
    thinkers = Thinkers(1)
    try:
        await thinkers.get_ready()
        for room, stands_back in ((thinkers.quick, 0), (thinkers.deep, STANDS_BACK)):
            usual = await room.processes(there.niceness)
            assert usual == os.nice(0)
            assert {*NAMES} <= {*await room.processes(there.games)}
            table, seat = asked_first()
            await room.think(asked_of(table, seat, "maester"), None)
            assert await room.processes(there.niceness) == min(usual + stands_back, 19)
    finally:
        await thinkers.stop()


async def test_a_server_gets_its_bots_ready_when_it_starts(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    ready = asyncio.Event()

    async def get_ready(_: Thinkers) -> None:
        ready.set()

    monkeypatch.setattr(Thinkers, "get_ready", get_ready)
    monkeypatch.setattr("maester.server.app.warm", lambda: None)
    async with served(sqlite, warm=True), asyncio.timeout(patience()):
        await ready.wait()


async def test_a_quick_bot_does_not_wait_for_those_that_think():
    table, seat = asked_first()
    thinkers = Thinkers(1)
    thinkers.deep.turns.free = 0  # as long as somebody else's bots think
    try:
        for bot in ("random", "squire"):
            table.copy().answer(seat, await thinkers.answer(asked_of(table, seat, bot)))
        thinking = asyncio.create_task(thinkers.answer(asked_of(table, seat, "maester")))
        await asyncio.sleep(0.05)
        assert not thinking.done()
        assert thinkers.deep.turns.waiting == 1
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
    finally:
        await thinkers.stop()


async def test_bots_of_a_match_take_their_hosts_turn(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    whose: list[str] = []
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:

        async def noted(asked: BotAsked, queued: object) -> object:
            whose.append(asked.person)
            return resume(asked.game, asked.position).decision(asked.seat).sample(Chance(1))

        monkeypatch.setattr(server.registry.thinkers, "answer", noted)
        for guest in (ned, cat):
            match = (await guest.make("random", "random"))["id"]
            async with guest.watch(match) as chair:
                await chair.until(lambda it: it.status == "over")
    assert list(dict.fromkeys(whose)) == [ned.id, cat.id]


async def test_a_dozen_matches_of_thinkers_hold_nobody_up(sqlite: str):
    async with served(sqlite) as server, server.guest("Cersei") as cersei, server.guest("Ned") as ned:
        six = [{"kind": "bot", "bot": "maester"}] * 6
        for _ in range(12):
            await cersei.make(game="boardgame2", seats=six, thinking=10_000)
        match = (await ned.make("me", "random", shuffled=False))["id"]
        async with ned.watch(match) as chair:
            for _ in range(3):
                assert (await chair.answer())["type"] == "Taken"
                chair.decisions = []
                # Where bots wait for each other, for minutes.
                async with asyncio.timeout(patience()):
                    await chair.asked()


async def test_who_thinks_for_long_is_done_soon_once_somebody_else_waits():
    """Both have one process. Somebody would wait for ten minutes, and is told that they wait."""
    table, seat = asked_first()
    thinkers = Thinkers(1)
    told: list[bool] = []
    try:
        long = asyncio.create_task(thinkers.answer(asked_of(table, seat, "maester", 600_000, "cersei")))
        await asyncio.sleep(0)
        async with asyncio.timeout(patience()):
            table.copy().answer(seat, await thinkers.answer(asked_of(table, seat, "maester", 10, "ned"), told.append))
            table.copy().answer(seat, await long)
        assert told == [True, False]
        assert thinkers.deep.turns.free == 1
    finally:
        await thinkers.stop()


async def test_the_table_is_told_that_its_bots_have_to_wait(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned:
        turns = server.registry.thinkers.deep.turns
        turns.free = 0  # as long as somebody else's bots think
        match = (await ned.make("maester", "maester", thinking=10))["id"]
        async with ned.watch(match) as chair:
            said = await chair.hear("Queued")
            assert set(said["seats"]) <= {"seat-1", "seat-2"}
            assert said["seats"]
            turns.free = 1
            turns._next()
            assert (await chair.hear("Queued"))["seats"] == []


def asked_of(table: Table, seat: str, bot: str, milliseconds: int = 10, person: str = "ned") -> BotAsked:
    return BotAsked(seat, bot, milliseconds, person, table.game, save(table))


def asked_first() -> tuple[Table, str]:
    intrigue = game("intrigue")
    table = Table.opened(intrigue, intrigue.options(seats=2), 7)
    return table, table.waiting[0]
