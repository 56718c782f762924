"""Turns: many people want something of which only so much is available at once.

Each person has their own queue, and the queues take turns: people who want a lot wait for themselves, and nobody else
waits for them. Whoever holds a place while somebody else waits is told to hurry: they should have it for no longer than
the one who waits wants it.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import inf

from msgspec import Struct

LEAST = 0.25
"""Seconds that everybody may hold a place, whoever waits."""

TellsQueued = Callable[[bool], None]
"""Called with whether somebody has to wait for a place: once when they do, and once when they need not any more."""


class Held:
    """A place somebody holds."""

    def __init__(self, person: str, began: float) -> None:
        self.person, self.began = person, began
        self.until = inf
        """When it should be given back, because others wait."""
        self.told: Callable[[float], None] = lambda until: None
        """Called with that, each time it becomes earlier."""

    def hurry(self, until: float) -> None:
        until = max(until, self.began + LEAST)
        if until < self.until:
            self.until = until
            self.told(until)


class Waiting(Struct, frozen=True, eq=False):
    """Somebody who waits for a place, and for how many seconds they want it."""

    called: asyncio.Future[Held]
    wants: float


class Turns:
    def __init__(self, places: int, now: Callable[[], float] = time.monotonic) -> None:
        self.free, self._now = places, now
        self._held: list[Held] = []
        self._queues: OrderedDict[str, deque[Waiting]] = OrderedDict()
        """Who is waiting, starting with the person whose turn is next."""

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    @asynccontextmanager
    async def turn(self, person: str, wants: float = inf, queued: TellsQueued | None = None) -> AsyncIterator[Held]:
        """Hold a place as long as the block lasts."""
        held = await self._take(person, wants, queued)
        try:
            yield held
        finally:
            self._give_back(held)

    async def _take(self, person: str, wants: float = inf, queued: TellsQueued | None = None) -> Held:
        waits = Waiting(asyncio.get_running_loop().create_future(), wants)
        self._queues.setdefault(person, deque()).append(waits)
        self._next()
        told = queued if not waits.called.done() else None
        if told is not None:
            told(True)
        try:
            return await waits.called
        except asyncio.CancelledError:
            if waits.called.cancelled():
                self._forget(person, waits)
            else:  # called and cancelled at the same moment: the place goes to the next
                self._give_back(waits.called.result())
            raise
        finally:
            if told is not None:
                told(False)

    def _give_back(self, held: Held) -> None:
        self._held.remove(held)
        self.free += 1
        self._next()

    def _next(self) -> None:
        while self.free and self._queues:
            person, queue = self._queues.popitem(last=False)
            waits = queue.popleft()
            if queue:
                self._queues[person] = queue  # behind all the others
            if not waits.called.done():
                self.free -= 1
                held = Held(person, self._now())
                self._held.append(held)
                waits.called.set_result(held)
        self._hurry()

    def _hurry(self) -> None:
        """Nobody waits much longer for somebody else than they would hold the place themselves."""
        now = self._now()
        for held in self._held:
            for person, queue in self._queues.items():
                if person != held.person:
                    held.hurry(now + min(waits.wants for waits in queue))

    def _forget(self, person: str, waits: Waiting) -> None:
        queue = self._queues.get(person)
        if queue is not None and waits in queue:
            queue.remove(waits)
            if not queue:
                del self._queues[person]
