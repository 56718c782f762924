"""An inbox: requests to one match are handled one after the other, so nothing needs a lock."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import copy_context
from typing import Any

from msgspec import Struct

from maester.server.guards.accounts import CURRENT, Account, metered
from maester.server.guards.refused import NotAllowed
from maester.store import StoreUnavailable

logger = logging.getLogger(__name__)

Act = Callable[..., Awaitable[Any]]

MANY = 20
"""The number of waiting requests from which an inbox counts as crowded."""


class Letter(Struct, frozen=True):
    """Something to be done, who pays for it, and who waits for the result."""

    act: Act
    about: tuple[Any, ...]
    account: Account | None
    done: asyncio.Future[Any] | None = None


class Inbox:
    """One task that handles whatever comes in, and the tasks started on its behalf."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._letters: deque[Letter] = deque()
        self._loop = asyncio.get_running_loop()
        self._waiting: asyncio.Future[None] | None = None
        """What the handling task waits for while there is nothing to do."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._serving: asyncio.Task[None] | None = asyncio.create_task(self._serve(), name=name)
        """None, once the inbox is closed."""

    def post(self, act: Act, *about: Any) -> None:
        """Have something done in its turn."""
        self._put(Letter(act, about, CURRENT.get()))

    async def ask(self, act: Act, *about: Any) -> Any:
        """Have something done in its turn, and wait for the result."""
        if self._serving is None or self._serving.done():
            raise StoreUnavailable("busy", "the match has just been put away")
        done: asyncio.Future[Any] = self._loop.create_future()
        self._put(Letter(act, about, CURRENT.get(), done))
        return await done

    @property
    def crowded(self) -> bool:
        """Whether so much is waiting that senders should slow down."""
        return len(self._letters) > MANY

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Start something that runs beside the inbox; it ends when the inbox is closed. Nobody pays for it: it is not
        anybody's wish that a bot thinks."""
        context = copy_context()
        context.run(CURRENT.set, None)
        task = asyncio.create_task(work, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def busy(self) -> bool:
        return bool(self._tasks) or bool(self._letters)

    async def end(self) -> None:
        """Close, after everything that was asked for before."""
        await self.ask(asyncio.sleep, 0)
        await self.close()

    async def close(self) -> None:
        tasks = [*self._tasks, *([] if self._serving is None else [self._serving])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # A cancelled task remembers where it was, and with it everything its frames refer to: this inbox and its match.
        # Dropping the task frees both at once; otherwise they would stay until the garbage collector runs.
        self._serving = None
        self._tasks.clear()
        while self._letters:
            done = self._letters.popleft().done
            if done is not None and not done.done():
                done.set_exception(StoreUnavailable("gone", "the server is stopping"))

    def _put(self, letter: Letter) -> None:
        self._letters.append(letter)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    @staticmethod
    async def _done(letter: Letter) -> Any:
        return await letter.act(*letter.about)

    async def _serve(self) -> None:
        while True:
            if not self._letters:
                self._waiting = self._loop.create_future()
                await self._waiting
            letter = self._letters.popleft()
            act, done = letter.act, letter.done
            CURRENT.set(letter.account)
            try:
                result = await metered(self._done(letter), letter.account or Account(self.name))
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
