"""News: how processes that share a database hear of each other's changes, through Litestar's channels."""

import asyncio
import logging
from collections.abc import Callable, Iterable

import asyncpg
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy.engine import URL

from maester.server.matches.registry import Registry
from maester.store import Store
from maester.store.notices import CHANNEL

logger = logging.getLogger(__name__)

AGAIN_AFTER = 1.0


class PatientBackend(AsyncPgChannelsBackend):
    """Listens to PostgreSQL, and reconnects after a failure. It publishes nothing: notices are part of the transactions
    they are about, so none is ever lost or early."""

    def __init__(self, url: URL, doubt: Callable[[], None]) -> None:
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        super().__init__(address)
        self._doubt = doubt
        self._again: asyncio.Task[None] | None = None
        self._stopping = False

    async def on_startup(self) -> None:
        await super().on_startup()
        self._watch()

    async def on_shutdown(self) -> None:
        self._stopping = True
        if self._again is not None:
            self._again.cancel()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        raise NotImplementedError("notices are sent by the store")

    def _watch(self) -> None:
        self._listener_conn.add_termination_listener(lambda _: self._lost())

    def _lost(self) -> None:
        if not self._stopping:
            self._again = asyncio.get_running_loop().create_task(self._listen_again())

    async def _listen_again(self) -> None:
        """Whatever happened meanwhile was missed, so everything has to be checked."""
        while True:
            await asyncio.sleep(AGAIN_AFTER)
            try:
                async with self._listener_lock:
                    self._listener_conn = await self._connect()
                    for channel in self._subscribed_channels:
                        await self._listener_conn.add_listener(channel, self._listener)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.info("PostgreSQL cannot be listened to yet: %s", error)
                continue
            self._watch()
            self._doubt()
            return


def channels(store: Store, doubt: Callable[[], None]) -> ChannelsPlugin:
    """Channels for this store. A database used by one process has nobody to tell."""
    backend = PatientBackend(store.database.url, doubt) if store.shared else MemoryChannelsBackend()
    return ChannelsPlugin(backend=backend, channels=[CHANNEL])


async def listen(plugin: ChannelsPlugin, registry: Registry) -> None:
    """Pass every notice on to the registry."""
    async with plugin.start_subscription([CHANNEL]) as subscriber:
        async for notice in subscriber.iter_events():
            await registry.hear(notice.decode())
