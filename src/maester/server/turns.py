"""Turns: many people want something of which only so much is available at once.

Each person has their own queue, and the queues take turns: people who want a lot wait for themselves, and nobody else
waits for them.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    def __init__(self, places: int) -> None:
        self.free = places
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """Who is waiting, starting with the person whose turn is next."""

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    @asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[None]:
        """Hold a place as long as the block lasts."""
        await self._take(person)
        try:
            yield
        finally:
            self.free += 1
            self._next()

    async def _take(self, person: str) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(person, deque()).append(called)
        self._next()
        try:
            await called
        except asyncio.CancelledError:
            if called.cancelled():
                self._forget(person, called)
            else:  # called and cancelled at the same moment: the place goes to the next
                self.free += 1
                self._next()
            raise

    def _next(self) -> None:
        while self.free and self._queues:
            person, queue = self._queues.popitem(last=False)
            called = queue.popleft()
            if queue:
                self._queues[person] = queue  # behind all the others
            if not called.done():
                self.free -= 1
                called.set_result(None)

    def _forget(self, person: str, called: asyncio.Future[None]) -> None:
        queue = self._queues.get(person)
        if queue is not None and called in queue:
            queue.remove(called)
            if not queue:
                del self._queues[person]
