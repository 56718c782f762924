"""Bots think elsewhere, answer what they were asked, and leave nothing behind."""

import asyncio
import signal
import subprocess

import msgspec
import pytest

from maester.games import game
from maester.kernel import Chance, Table
from maester.server.thinkers import Thinkers
from tests.patience import patience
from tests.server.kit import Served, served
from tests.server.test_kill import Process

pytestmark = pytest.mark.anyio


async def test_a_bot_that_fails_answers_what_it_was_asked_though_the_table_goes_on():
    intrigue = game("intrigue")
    table = Table.opened(intrigue, intrigue.options(seats=2), 7)
    as_asked, seat = table.copy(), table.waiting[0]
    thinkers = Thinkers(1)
    thinking = asyncio.create_task(thinkers.answer(table, seat, "nobody-of-this-name", 10))
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


async def test_a_quick_bot_does_not_wait_for_those_that_think():
    table, seat = asked_first()
    thinkers = Thinkers(1)
    thinkers.deep.turns.free = 0  # as long as somebody else's bots think
    try:
        for bot in ("random", "squire"):
            table.copy().answer(seat, await thinkers.answer(table, seat, bot, 10, "ned"))
        thinking = asyncio.create_task(thinkers.answer(table, seat, "maester", 10, "ned"))
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

        async def noted(table: Table, seat: str, bot: str, milliseconds: int, person: str) -> object:
            whose.append(person)
            return table.decision(seat).sample(Chance(1))

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


def asked_first() -> tuple[Table, str]:
    intrigue = game("intrigue")
    table = Table.opened(intrigue, intrigue.options(seats=2), 7)
    return table, table.waiting[0]
