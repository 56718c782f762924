"""Processes: worker processes for long computations, so that these never hold up a table."""

import asyncio
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, ParamSpec, TypeVar

logger = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

ATTEMPTS = 2


class Lost(Exception):
    """The workers died of it, and so did their replacements."""


class Processes:
    """A few processes, started when first needed. One that dies is replaced."""

    def __init__(self, processes: int, niceness: int = 0) -> None:
        self.processes, self.niceness = processes, niceness
        """Their niceness: how far they stand back when the machine is busy."""
        # Not forked: a copy of a server would hold its sockets open.
        self._context = get_context("spawn")
        self.shared = self._context.RawArray("d", [0.0] * processes)
        """Numbers that they can read while they work: see `shared` below."""
        self._pool: ProcessPoolExecutor | None = None
        self._lifeline: Connection | None = None
        """They live for as long as this is open."""

    async def __call__(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """The result of a computation; what goes in and comes out can be pickled. `Lost` if no process survives it."""
        assert not kwargs, "what is done elsewhere is told by position"
        for _ in range(ATTEMPTS):
            pool = self._pool or self._start()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except (BrokenProcessPool, RuntimeError) as error:
                if not isinstance(error, BrokenProcessPool) and error.__cause__ is not None:
                    raise  # raised by the work itself, with its traceback from over there
                logger.warning("processes were lost (%s); new ones start", error)
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
        raise Lost(f"no process survived {work.__name__}")

    async def stop(self) -> None:
        """Stop them at once, whatever they are doing, and leave nothing behind."""
        pool, self._pool = self._pool, None
        if pool is not None and self._lifeline is not None:
            self._lifeline.close()
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    def _start(self) -> ProcessPoolExecutor:
        if self._lifeline is not None:
            self._lifeline.close()
        theirs, self._lifeline = self._context.Pipe(duplex=False)
        begins_with = (theirs, self.niceness, self.shared)
        self._pool = ProcessPoolExecutor(self.processes, self._context, initializer=begin, initargs=begins_with)
        return self._pool


SHARED: list[Any] = []
"""In a worker process: the numbers that the server shares with it."""


def shared(at: int) -> float:
    """In a worker process: one of the numbers, as it is now."""
    return float(SHARED[0][at]) if SHARED else 0.0


def begin(lifeline: Connection, niceness: int, numbers: Any) -> None:
    """In a new process: leave interrupts to the server, and end when the server does, however it ends."""
    SHARED[:] = [numbers]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    Thread(target=end_with, args=(lifeline,), daemon=True).start()


def end_with(lifeline: Connection) -> None:
    """Nothing is ever sent through it; but when the other end closes, so does this one."""
    with suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(0)
