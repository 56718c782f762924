"""Webhooks do not lead into the server's own network, nor wherever they are sent on to, nor do they wait for ever."""

import asyncio
import ipaddress
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from maester.server import webhooks
from maester.server.guards.refused import NotAllowed
from maester.server.settings import Settings
from maester.server.webhooks import Webhooks, check_address, is_public, public_address
from tests.patience import patience

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def listening(answer: bytes) -> AsyncIterator[tuple[int, list[bytes]]]:
    """A server that notes what it is sent, and answers this to everything."""
    heard: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(answer)
        await reader.read()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1], heard
    finally:
        server.close()


def hooks(**more: bool) -> Webhooks:
    return Webhooks(Settings(database="", **more), None)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.1.2.3", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "192.0.2.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fc00::1", "ff02::1",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "2001:db8::1", "64:ff9b::7f00:1", "64:ff9b:1::1",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2", "::127.0.0.1", "::10.0.0.1", "::9.9.9.9", "::ffff:0:127.0.0.1",
        "::ffff:0:9.9.9.9", "fec0::1", "feff::1", "192.0.0.1", "192.0.0.8", "192.0.0.9", "192.0.0.10", "192.0.0.170",
        "192.88.99.1", "2001:2::1", "2001:10::1", "2001:20::1", "3fff::1", "5f00::1", "100::1", "4000::1", "240.0.0.1",
        "2002:a00:1::", "2002:c000:1::",
    ],
)  # fmt: skip
def test_addresses_of_ones_own_network_are_not_public(address: str):
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9"])
def test_addresses_out_in_the_world_are_public(address: str):
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "2130706433", "0x7f000001", "0177.0.0.1", "127.1", "0", "[::1]"]
)
async def test_nothing_is_posted_into_ones_own_network(host: str):
    async with listening(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") as (port, heard):
        with suppress(OSError):  # it may be no address at all
            await hooks()._post(f"http://{host}:{port}/", b"{}")
        assert heard == []
        await hooks(webhooks_local=True)._post(f"http://127.0.0.1:{port}/", b"{}")
        assert len(heard) == 1


async def test_a_host_with_one_inner_address_is_not_called(monkeypatch: pytest.MonkeyPatch):
    async def both(*_args, **_more):
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 80)) for each in ("9.9.9.9", "127.0.0.1")]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", both)
    assert await public_address("two-faced.example", 80) is None


async def test_the_address_that_was_checked_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch):
    """A name that leads out when it is checked and in when it is called."""
    async with listening(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") as (port, heard):

        async def checked(_host: str, _port: int) -> str:
            return "127.0.0.1"  # stands for the public address that was found

        async def never(*_args, **_more):
            raise AssertionError("looked up again")

        monkeypatch.setattr(webhooks, "public_address", checked)
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", never)
        await hooks()._post(f"http://rebinding.example:{port}/hook", b"{}")
        assert heard[0].startswith(b"POST /hook ")
        assert f"host: rebinding.example:{port}".encode() in heard[0].lower()


async def test_redirects_are_not_followed():
    async with listening(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") as (inner, heard_inside):
        on = f"HTTP/1.1 307 Go on\r\nLocation: http://127.0.0.1:{inner}/\r\nContent-Length: 0\r\n\r\n".encode()
        async with listening(on) as (outer, heard):
            await hooks(webhooks_local=True)._post(f"http://127.0.0.1:{outer}/", b"{}")
        assert len(heard) == 1
        assert heard_inside == []


async def test_an_endless_answer_is_not_read(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(webhooks, "SECONDS", 3600.0)  # nobody gives up reading: there is nothing to read
    async with listening(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n") as (port, heard):
        async with asyncio.timeout(patience()):
            await hooks(webhooks_local=True)._post(f"http://127.0.0.1:{port}/", b"{}")
        assert len(heard) == 1


@pytest.mark.parametrize(
    "url",
    [
        "file:///etc/passwd", "gopher://x/", "http:///", "http://", "http://[", "http://x:0/", "http://x:99999/",
        "//x/", "http://user@x/", "http://x/\r\nHost: y", "http://x/ y", "http://ex\u0430mple/", "data:,x", "http://x:a/",
    ],
)  # fmt: skip
def test_what_is_no_address_of_the_web_is_refused(url: str):
    with pytest.raises(NotAllowed, match="bad-webhook"):
        check_address(url)
