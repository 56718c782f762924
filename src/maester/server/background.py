"""Background: what takes long to compute is computed in a thread, one thing after the other. No table waits for it.

There is one for each kind of work that must not wait for the others (registry.py).
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Background:
    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)

    async def __call__(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What comes of it. It must not touch what changes meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*args, **kwargs))

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
