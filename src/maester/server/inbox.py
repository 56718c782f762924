"""An inbox: what is asked of one match is done one after the other, so that nothing needs a lock."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from maester.server.refused import NotAllowed
from maester.store import StoreUnavailable

logger = logging.getLogger(__name__)

Act = Callable[..., Awaitable[Any]]

MANY = 20
"""Letters in an inbox from which on it is crowded."""


class Inbox:
    """One task that serves whatever comes in, and the tasks that were started on its behalf."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._letters: deque[tuple[Act, tuple[Any, ...], asyncio.Future[Any] | None]] = deque()
        self._loop = asyncio.get_running_loop()
        self._waiting: asyncio.Future[None] | None = None
        """What the serving task waits for while there is nothing to do."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._serving: asyncio.Task[None] | None = asyncio.create_task(self._serve(), name=name)
        """None, once the inbox is closed."""

    def post(self, act: Act, *about: Any) -> None:
        """Have something done, in its turn."""
        self._put((act, about, None))

    async def ask(self, act: Act, *about: Any) -> Any:
        """Have something done, in its turn, and wait for what comes of it."""
        if self._serving is None or self._serving.done():
            raise StoreUnavailable("busy", "the match has just been put away")
        done: asyncio.Future[Any] = self._loop.create_future()
        self._put((act, about, done))
        return await done

    @property
    def crowded(self) -> bool:
        """Whether so much waits to be done that who brings more should wait."""
        return len(self._letters) > MANY

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Begin something that takes its time beside the inbox; it ends when the inbox is closed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def busy(self) -> bool:
        return bool(self._tasks) or bool(self._letters)

    async def end(self) -> None:
        """Close, after what was asked for before."""
        await self.ask(asyncio.sleep, 0)
        await self.close()

    async def close(self) -> None:
        tasks = [*self._tasks, *([] if self._serving is None else [self._serving])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # A task that was cancelled remembers where, and so all that its frames know: this inbox, and the match it is
        # of. Let go of, both are gone at once; else they would be there until somebody looks for cycles.
        self._serving = None
        self._tasks.clear()
        while self._letters:
            _, _, done = self._letters.popleft()
            if done is not None and not done.done():
                done.set_exception(StoreUnavailable("gone", "the server is stopping"))

    def _put(self, letter: tuple[Act, tuple[Any, ...], asyncio.Future[Any] | None]) -> None:
        self._letters.append(letter)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def _serve(self) -> None:
        while True:
            if not self._letters:
                self._waiting = self._loop.create_future()
                await self._waiting
            act, about, done = self._letters.popleft()
            try:
                result = await act(*about)
            except asyncio.CancelledError:
                if done is not None and not done.done():
                    done.set_exception(StoreUnavailable("gone", "the server is stopping"))
                raise
            except Exception as error:
                if done is not None and not done.done():
                    done.set_exception(error)
                elif not isinstance(error, StoreUnavailable | NotAllowed):
                    logger.exception("%s: %s failed", self.name, act)
            else:
                if done is not None and not done.done():
                    done.set_result(result)
