"""A little HTTP server that a webhook leads to, and how to be sure that nothing more comes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec.json import decode

from tests.patience import patience
from tests.server.kit import Guest, Served


class Hook:
    """What was posted to it, in order."""

    def __init__(self) -> None:
        self.url = ""
        self.heard: list[dict[str, Any]] = []
        self._something = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length:")[2].split()[0])
        assert head.startswith("post /hook ")
        self.heard.append(decode(await reader.readexactly(length)))
        self._something.set()
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    async def calls(self, count: int) -> None:
        """Wait until it was called so many times."""
        async with asyncio.timeout(patience()):
            while len(self.heard) < count:
                self._something.clear()
                await self._something.wait()

    async def is_of(self, guest: Guest) -> None:
        """Let a person be told of turns here."""
        kept = await guest.client.patch("/api/me", json={"webhook": self.url})
        assert kept.status_code == 200, kept.text


@asynccontextmanager
async def hook() -> AsyncIterator[Hook]:
    made = Hook()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
    try:
        yield made
    finally:
        server.close()


async def all_told(*servers: Served) -> None:
    """Wait until everybody who is to be told of a turn by now has been."""
    for server in servers:
        await asyncio.gather(*server.registry.webhooks._tasks)


async def until(true: Any) -> None:
    async with asyncio.timeout(patience()):
        while not true():
            await asyncio.sleep(0.01)
