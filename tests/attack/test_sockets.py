"""Too many sockets, silent sockets and sockets that do not read: the others do not notice."""

import asyncio
import socket
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import connect

from maester.server.audience import watcher
from tests.patience import patience
from tests.server.kit import Guest, Served, served

pytestmark = pytest.mark.anyio

BOUND = 60

HANDSHAKE = (
    b"GET /api/lobby HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
BODY_TO_COME = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"
BEGUN = (b"", b"GET /api/site HT", BODY_TO_COME, HANDSHAKE)
"""What is not gone on with."""


def stream_of(server: Served, path: str) -> str:
    return server.url.replace("http", "ws") + path


@pytest.mark.parametrize("path", ["/api/lobby", "/api/matches/{match}/stream"])
async def test_one_address_opens_so_many_sockets_and_no_more(sqlite: str, path: str):
    async with (
        served(sqlite, sockets_per_address=BOUND) as server,
        server.guest("Ned") as ned,
        AsyncExitStack() as stack,
    ):
        address = stream_of(server, path.format(match=(await ned.make("me", "open"))["id"]))
        opened = [await stack.enter_async_context(connect(address, open_timeout=patience())) for _ in range(BOUND)]
        for _ in range(BOUND):
            async with connect(address, open_timeout=patience()) as refused:
                await refused.wait_closed()
                assert (refused.close_code, refused.close_reason) == (4429, "too many connections")
        # Who is in stays in, requests are answered, and a place that is left can be taken.
        await opened[0].send('{"type":"Ping"}')
        assert await pong(opened[0])
        assert (await ned.client.get("/healthz")).status_code == 200
        await opened[1].close()
        async with asyncio.timeout(patience()), connect(address, open_timeout=patience()) as late:
            await late.send('{"type":"Ping"}')
            assert await pong(late)


async def pong(stream) -> bool:
    async with asyncio.timeout(patience()):
        while "Pong" not in await stream.recv():
            pass
    return True


async def test_a_person_is_bounded_too(sqlite: str):
    async with served(sqlite, sockets_per_person=3) as server, server.guest("Ned") as ned, AsyncExitStack() as stack:
        match = (await ned.make("me", "open"))["id"]
        for _ in range(3):
            await (await stack.enter_async_context(ned.watch(match))).hear("Welcome")
        async with ned.watch(match) as fourth, server.guest("Cat") as cat, cat.watch(match) as other:
            assert (await fourth.closed())[0] == 4429
            await other.hear("Welcome")


async def test_silent_and_half_open_connections_hold_nobody_up(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned:
        host, port = server.url.removeprefix("http://").split(":")
        silent = [socket.create_connection((host, int(port))) for _ in range(100)]
        try:
            for number, each in enumerate(silent):
                each.sendall(BEGUN[number % len(BEGUN)])
            await plays_a_match(ned)
        finally:
            for each in silent:
                each.close()


async def plays_a_match(guest: Guest) -> None:
    match = await guest.make("me", "me", shuffled=False)
    async with guest.watch(match["id"]) as chair:
        await chair.play_on()
    assert (await guest.get(f"/api/matches/{match['id']}"))["status"] == "over"


async def test_who_does_not_read_is_let_go_and_nobody_waits(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(watcher, "MOST_UNSENT", 20)
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        match = (await ned.make("me", "me", shuffled=False))["id"]
        live = server.registry.live[match]
        async with cat.watch(match) as deaf, ned.watch(match) as chair:
            await chair.hear("Welcome")
            await deaf.hear("Welcome")
            slow = next(each for each in live.audience.watchers if each.person == cat.id)

            async def nothing_to_send() -> list[bytes]:
                await asyncio.Event().wait()
                return []

            monkeypatch.setattr(slow, "unsent", nothing_to_send)  # as if its socket took nothing any more
            await chair.play_on()
            assert chair.status == "over"
            assert slow.closed == (1013, "too slow")
            assert len(slow._unsent) == 20
