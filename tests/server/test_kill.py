"""kill -9 at random moments: nothing that was acknowledged is missing, and every match goes on by itself.

MAESTER_KILL_MATCHES and MAESTER_KILL_TIMES make it as hard as one likes.
"""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException

from maester.server.settings import Settings
from maester.store import Answered
from tests.patience import patience
from tests.server.kit import Guest, Served, any_answer
from tests.store.kit import opened
from tests.store.postgres import Postgres, free_port

pytestmark = pytest.mark.anyio

MATCHES = int(os.environ.get("MAESTER_KILL_MATCHES", "8"))
TIMES = int(os.environ.get("MAESTER_KILL_TIMES", "3"))

SERVE = """
import sys
from msgspec.json import decode
from maester.server.guards.local_network import listen
from maester.server.run import run
from maester.server.settings import Settings

run(decode(sys.argv[1], type=Settings), listen(["127.0.0.1"], int(sys.argv[2])), quiet=True)
"""


class Process:
    """A server in a process of its own."""

    def __init__(self, database: str, stderr: int | None = None) -> None:
        self.stderr = stderr
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = Settings(database=database, pace=0.0, limits=False, warm=False, sweep=0.3, patience=300)
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        arguments = [sys.executable, "-c", SERVE, msgspec.json.encode(self.settings).decode(), str(self.port)]
        self.process = subprocess.Popen(arguments, stderr=self.stderr)
        async with asyncio.timeout(patience()), httpx.AsyncClient() as client:
            while True:
                with suppress(httpx.HTTPError):
                    if (await client.get(f"{self.url}/healthz")).status_code == 200:
                        return
                assert self.process.poll() is None, "the server ended by itself"
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None


@asynccontextmanager
async def processes(*started: Process) -> AsyncIterator[None]:
    try:
        for process in started:
            await process.start()
        yield
    finally:
        for process in started:
            process.kill()


async def answer_until_killed(guest: Guest, match: str, url: str, acknowledged: dict[tuple[str, int], object]) -> None:
    """Play all seats of a match, and note every answer the server acknowledged."""
    with suppress(WebSocketException, OSError, TimeoutError, httpx.HTTPError):
        async with guest.watch(match, url=url) as chair:
            await chair.hear("Welcome")
            while chair.status != "over":
                asked = await chair.asked()
                answer = any_answer(asked["decision"])
                taken = await chair.answer(answer)
                if taken["type"] == "Taken":
                    acknowledged[match, taken["sequence"]] = answer
                    while chair.sequence < taken["sequence"]:
                        await chair.hear()


async def check(database: str, acknowledged: dict[tuple[str, int], object]) -> None:
    async with opened(database) as store:
        for (match, sequence), answer in acknowledged.items():
            entry = (await store.log.since(match, sequence - 1))[0]
            assert entry.sequence == sequence
            assert isinstance(entry.what, Answered)
            assert msgspec.json.decode(entry.what.answer) == answer


async def all_over(guest: Guest, url: str, matches: list[str]) -> None:
    """Every match of bots is finished by the server itself."""
    async with asyncio.timeout(patience(120)):
        for match in matches:
            while (await guest.client.get(f"{url}/api/matches/{match}")).json()["status"] != "over":
                await asyncio.sleep(0.1)


async def test_killed_at_random_moments_nothing_acknowledged_is_missing(database: str):
    luck = random.Random(7)
    server = Process(database)
    acknowledged: dict[tuple[str, int], object] = {}
    async with processes(server), Served(server.url, None).guest("Ned") as ned:  # type: ignore[arg-type]
        bots = [(await ned.make("random", "squire", "random"))["id"] for _ in range(MATCHES)]
        own = [(await ned.make("me", "me", shuffled=False))["id"] for _ in range(4)]
        for _ in range(TIMES):
            playing = [asyncio.create_task(answer_until_killed(ned, each, server.url, acknowledged)) for each in own]
            await asyncio.sleep(luck.uniform(0.2, 1.0))
            server.kill()
            await asyncio.gather(*playing)
            await check(database, acknowledged)
            await server.start()
        assert acknowledged
        await all_over(ned, server.url, bots)
        for each in own:
            await answer_until_killed(ned, each, server.url, acknowledged)
        await all_over(ned, server.url, own)
        await check(database, acknowledged)


async def test_when_one_of_two_processes_is_killed_the_other_goes_on(postgres: Postgres):
    database = postgres.make("one_of_two")
    first, second = Process(database), Process(database)
    acknowledged: dict[tuple[str, int], object] = {}
    async with processes(first, second), Served(first.url, None).guest("Ned") as ned:  # type: ignore[arg-type]
        bots = [(await ned.make("random", "squire", "random"))["id"] for _ in range(MATCHES)]
        own = (await ned.make("me", "me", shuffled=False))["id"]
        playing = asyncio.create_task(answer_until_killed(ned, own, first.url, acknowledged))
        while not acknowledged:
            await asyncio.sleep(0.02)
        first.kill()
        await playing
        await all_over(ned, second.url, bots)
        await answer_until_killed(ned, own, second.url, acknowledged)
        await all_over(ned, second.url, [own])
    await check(database, acknowledged)
