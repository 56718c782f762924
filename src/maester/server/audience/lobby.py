"""The lobby: sockets that are nudged when the lists of matches have changed."""

import asyncio

from maester.server.audience.watcher import ENCODE, Watcher
from maester.server.messages import LobbyChanged

NUDGE = ENCODE(LobbyChanged())
AT_MOST_EVERY = 0.5


class Lobby:
    """Nudges, but no more often than people can look."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self._soon: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        if self._soon is None and self.watchers:
            self._soon = asyncio.get_running_loop().call_later(AT_MOST_EVERY, self._nudge)

    def _nudge(self) -> None:
        self._soon = None
        for watcher in self.watchers:
            watcher.push(NUDGE)

    def stop(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
        for watcher in self.watchers:
            watcher.close(1012, "the server restarts")
