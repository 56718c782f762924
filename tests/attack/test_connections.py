"""Connections that dawdle, come in crowds or do not read: they go, and whoever plays stays."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from time import monotonic
from typing import Any

import pytest
from websockets.asyncio.client import connect

from maester.server.audience import watcher
from maester.server.guards import protocols
from maester.server.guards.connections import Connections
from tests.patience import patience
from tests.server.kit import Served, served

pytestmark = pytest.mark.anyio

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PING = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125


class Transport(asyncio.Transport):
    """As much of a connection as it takes to be counted."""

    def __init__(self) -> None:
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


@asynccontextmanager
async def raw(server: Served) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    host, port = server.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def ended(reader: asyncio.StreamReader) -> bytes:
    """What is still sent, until the server hangs up."""
    async with asyncio.timeout(patience()):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(patience()):
        while not true():
            await asyncio.sleep(0.02)


# ------------------------------------------------------------------------------------------------------- in time


@pytest.mark.parametrize("begun", [b"", b"GET /api/site HT", b"GET /api/site HTTP/1.1\r\nHost: x\r\nX-A: "])
async def test_headers_have_to_come_in_time(sqlite: str, monkeypatch: pytest.MonkeyPatch, begun: bytes):
    monkeypatch.setattr(protocols, "HEADERS_WITHIN", 0.3)
    async with served(sqlite) as server, raw(server) as (reader, writer):
        writer.write(begun)
        assert await ended(reader) == b""


async def test_dripping_headers_gain_no_time(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(protocols, "HEADERS_WITHIN", 0.3)
    async with served(sqlite) as server, raw(server) as (reader, writer):
        writer.write(b"GET /api/site HTTP/1.1\r\nHost: x\r\n")
        dripping = asyncio.create_task(drip(writer))
        await ended(reader)
        dripping.cancel()


async def drip(writer: asyncio.StreamWriter) -> None:
    while True:
        writer.write(b"X-A: b\r\n")
        await asyncio.sleep(0.05)


async def test_a_body_has_to_come_in_time(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(protocols, "BODY_WITHIN", 0.3)
    async with served(sqlite) as server, raw(server) as (reader, writer):
        writer.write(b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{")
        assert await ended(reader) == b""


async def test_a_connection_may_rest_between_requests_longer_than_headers_take(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(protocols, "HEADERS_WITHIN", 0.3)
    monkeypatch.setattr(protocols, "BODY_WITHIN", 0.3)
    async with served(sqlite) as server, raw(server) as (reader, writer):
        for _ in range(2):
            writer.write(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
            async with asyncio.timeout(patience()):
                assert (await reader.readuntil(b"null")).startswith(b"HTTP/1.1 200")
            await asyncio.sleep(0.7)


async def test_headers_are_not_endless(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(protocols, "HEADERS_WITHIN", 1_000)
    async with served(sqlite) as server, raw(server) as (reader, writer):
        writer.write(b"GET /api/site HTTP/1.1\r\nHost: x\r\n")
        for _ in range(100):
            writer.write(b"X-A: " + b"b" * 2_000 + b"\r\n")
        # Hung up on; whether the reason is still read depends on the moment.
        assert (await ended(reader))[:12] in (b"", b"HTTP/1.1 400")


# --------------------------------------------------------------------------------------------------------- crowds


def test_who_has_asked_for_nothing_goes_first_then_strangers_and_people_never():
    held = Connections(4, 4)
    idle, asking, stranger, person = (Transport() for _ in range(4))
    for each in (person, stranger, asking, idle):
        assert held.come(each, "192.0.2.1")
    held.sits(person, signed=True)
    held.sits(stranger, signed=False)
    held.asks(asking)
    newer = [Transport() for _ in range(3)]
    assert held.come(newer[0], "192.0.2.2")
    assert (idle.aborted, stranger.aborted) == (True, False)
    held.asks(newer[0])
    assert held.come(newer[1], "192.0.2.2")
    assert stranger.aborted
    held.asks(newer[1])
    assert not held.come(newer[2], "192.0.2.2"), "all are needed"
    assert (asking.aborted, person.aborted) == (False, False)
    assert len(held) == 4


def test_one_address_does_not_push_others_out():
    held = Connections(10, 3)
    others = [Transport() for _ in range(3)]
    for each in others:
        held.come(each, "192.0.2.1")
    crowd = [Transport() for _ in range(30)]
    for each in crowd:
        assert held.come(each, "192.0.2.2")
    assert not any(each.aborted for each in others)
    assert sum(not each.aborted for each in crowd) <= 7


async def test_a_crowd_leaves_room_for_whoever_plays(sqlite: str):
    async with served(sqlite, connections=30) as server, server.guest("Ned") as ned, AsyncExitStack() as stack:
        match = await ned.make("me", "me", shuffled=False)
        async with ned.watch(match["id"]) as chair:
            await chair.hear("Welcome")
            for _ in range(60):
                await stack.enter_async_context(raw(server))
            address = server.url.replace("http", "ws") + "/api/lobby"
            for _ in range(60):
                await stack.enter_async_context(connect(address, open_timeout=patience()))
            await chair.play_on()
        async with ned.watch(match["id"]) as again:
            await again.hear("Welcome")
        assert (await ned.get("/api/me"))["nickname"] == "Ned"


# --------------------------------------------------------------------------------------------------- what is unread


async def test_a_socket_is_cut_by_bytes_not_only_by_messages(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    """The system takes some megabytes for a socket by itself; what it does not take is not kept either."""
    monkeypatch.setattr(watcher, "MOST_BYTES", 200_000)
    async with served(sqlite) as server, server.guest("Ned") as ned, raw(server) as (_, writer):
        match = (await ned.make("me", "open"))["id"]
        deaf(writer)
        cookie = f"maester={ned.client.cookies['maester']}"
        writer.write(HANDSHAKE.format(path=f"/api/matches/{match}/stream", cookie=cookie).encode())
        live = server.registry.live[match]
        await until(lambda: live.audience.watchers)
        slow = live.audience.watchers[0]
        (held,) = (each for each in protocols._places.values() if each.people)
        for _ in range(10_000):
            slow.push(b"x" * 10_000)
            await asyncio.sleep(0)
            if slow.closed:
                break
        assert slow.closed == (1013, "too slow")
        assert len(slow._unsent) < 30
        assert slow._bytes <= 200_000
        # Closed only, the connection would stay until all is read.
        await until(lambda: not live.audience.watchers and not held.people)


def deaf(writer: asyncio.StreamWriter) -> None:
    """Read nothing more, and have the system keep little of it."""
    inner = writer.get_extra_info("socket")
    inner.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    writer.transport.pause_reading()  # type: ignore[attr-defined]


async def test_who_pings_and_reads_nothing_is_cut(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(protocols, "MOST_UNREAD", 20_000)
    async with served(sqlite) as server, raw(server) as (_, writer):
        deaf(writer)
        writer.write(HANDSHAKE.format(path="/api/lobby", cookie="").encode())
        await until(lambda: server.registry.lobby.watchers)
        async with asyncio.timeout(patience()):
            with pytest.raises(OSError):  # noqa: PT011, which of them depends on the moment
                await ping_for_ever(writer)
        await until(lambda: not server.registry.lobby.watchers)


async def ping_for_ever(writer: asyncio.StreamWriter) -> None:
    while True:
        writer.write(PING * 200)
        await writer.drain()
        await asyncio.sleep(0)


# --------------------------------------------------------------------------------------------------- what is empty


async def test_late_answers_are_shown_the_position_once(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    async with served(sqlite) as server, server.guest("Ned") as ned:
        match = (await ned.make("me", "me", shuffled=False))["id"]
        async with ned.watch(match) as chair:
            await chair.answer()
            looked = []
            lines = server.registry.store.chat.lines

            async def noted(*about: Any) -> list:
                looked.append(about)
                return await lines(*about)

            monkeypatch.setattr(server.registry.store.chat, "lines", noted)
            heard: list[str] = []
            seat = server.course(match).table.waiting[0]
            for _ in range(40):
                await chair.say("Answer", seat=seat, asked=777, answer=None)
            while heard.count("NotDone") < 40:
                heard.append((await chair.hear())["type"])
            assert heard.count("Welcome") == len(looked) == 1
            # When the match has gone on, whoever is late again may look again.
            await chair.answer()
            seat = server.course(match).table.waiting[0]
            await chair.say("Answer", seat=seat, asked=777, answer=None)
            await chair.hear("Welcome")


async def test_who_only_talks_is_heard_more_slowly(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned:
        match = (await ned.make("me", "me", shuffled=False))["id"]
        async with ned.watch(match) as chair:
            await chair.hear("Welcome")
            (live,) = server.registry.live[match].audience.watchers
            live.patience._left, live.patience._per_second = 3.0, 10.0
            begun = monotonic()
            for _ in range(20):
                await chair.say("Ping")
                await chair.say("Answer", seat="seat-1", asked=0, answer="nonsense")
            for _ in range(40):
                await chair.hear("Pong", "NotDone")
            assert monotonic() - begun > 3, "three at once, then ten a second"
            await chair.play_on()
