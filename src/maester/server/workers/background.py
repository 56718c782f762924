"""Background: work that takes long is done in a thread, one job after the other, so no table waits for it. Each kind of
work that must not wait for another has its own (registry.py)."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import ParamSpec, TypeVar

from maester.server.guards.accounts import CURRENT
from maester.server.workers.turns import Turns

P = ParamSpec("P")
R = TypeVar("R")


class Background:
    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._turns = Turns(1)

    async def __call__(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run it and return its result. It must not touch anything that may change meanwhile."""
        loop, account = asyncio.get_running_loop(), CURRENT.get()

        def worked() -> R:
            began = thread_time()
            try:
                return work(*args, **kwargs)
            finally:
                if account is not None and not loop.is_closed():
                    loop.call_soon_threadsafe(account.charge, thread_time() - began)

        return await loop.run_in_executor(self._thread, worked)

    async def in_turn(self, person: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """The same, but people take turns: whoever has much to do waits for themselves."""
        async with self._turns.turn(person):
            return await self(work, *args, **kwargs)

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
