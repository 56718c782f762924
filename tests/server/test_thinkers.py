"""Bots think elsewhere, answer what they were asked, and leave nothing behind."""

import asyncio
import signal
import subprocess

import msgspec
import pytest

from maester.games import game
from maester.kernel import Chance, Table
from maester.server.thinkers import Thinkers
from tests.server.kit import Served
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
        _, said = await asyncio.to_thread(server.process.communicate, timeout=20)
    finally:
        server.kill()
    assert "leaked" not in said.decode()
