"""Processes: worker processes for long computations, so that these never hold up a table."""

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, ParamSpec, TypeVar

from maester.server.guards.accounts import CURRENT, Account

logger = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

ATTEMPTS = 2


class Lost(Exception):
    """The workers died of it, and so did their replacements."""


class Processes:
    """A few processes, started when first needed. One that dies is replaced.

    `charge`: how to charge whoever asks for what is done in a single process; it says itself what that is (`paid`).
    """

    def __init__(
        self, processes: int, niceness: int = 0, charge: Callable[[Account, float], None] | None = None
    ) -> None:
        assert charge is None or processes == 1, "what one of several has used is not told apart"
        self._charge = charge
        self.processes, self.niceness = processes, niceness
        """Their niceness: how far they stand back when the machine is busy, once they are ready."""
        # Not forked: a copy of a server would hold its sockets open.
        self._context = get_context("spawn")
        self.shared = self._context.RawArray("d", [0.0] * processes)
        """Numbers that they can read while they work: see `shared` below."""
        self._used = self._context.RawValue("d", 0.0)
        """Seconds of processor that the latest work has used, as it says itself."""
        self._pool: ProcessPoolExecutor | None = None
        self._lifeline: Connection | None = None
        """They live for as long as this is open."""

    async def __call__(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """The result of a computation; what goes in and comes out can be pickled. `Lost` if no process survives it."""
        assert not kwargs, "what is done elsewhere is told by position"
        for _ in range(ATTEMPTS):
            pool = self._pool or self._start()
            self._used.value = 0.0
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except (BrokenProcessPool, RuntimeError) as error:
                if not isinstance(error, BrokenProcessPool) and error.__cause__ is not None:
                    raise  # raised by the work itself, with its traceback from over there
                logger.warning("processes were lost (%s); new ones start", error)
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
            finally:
                account = CURRENT.get()
                if self._charge is not None and account is not None:
                    self._charge(account, self._used.value)
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
        begins_with = (theirs, self.niceness, self.shared, self._used)
        self._pool = ProcessPoolExecutor(self.processes, self._context, initializer=begin, initargs=begins_with)
        return self._pool


SHARED: list[Any] = []
"""In a worker process: the numbers that the server shares with it, where it says what it has used, and its niceness
until it stands back."""


def shared(at: int) -> float:
    """In a worker process: one of the numbers, as it is now."""
    return float(SHARED[0][at]) if SHARED else 0.0


def stand_back() -> None:
    """In a worker process: from now on, others go first. Not before it is ready: on a busy machine that would take many
    times as long, and somebody waits for it."""
    if SHARED and SHARED[2] and hasattr(os, "nice"):
        os.nice(SHARED[2])
        SHARED[2] = 0


@contextmanager
def paid(at_most: float = 0.0) -> Iterator[None]:
    """In a worker process: whoever asked pays for this block. If the process does not survive it, they pay the most it
    may have used."""
    used = SHARED[1] if SHARED else None
    began = time.process_time()
    if used is not None:
        used.value = at_most
    try:
        yield
    finally:
        if used is not None:
            used.value = time.process_time() - began


def begin(lifeline: Connection, niceness: int, numbers: Any, used: Any) -> None:
    """In a new process: leave interrupts to the server, and end when the server does, however it ends."""
    SHARED[:] = [numbers, used, niceness]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with, args=(lifeline,), daemon=True).start()


def end_with(lifeline: Connection) -> None:
    """Nothing is ever sent through it; but when the other end closes, so does this one."""
    with suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(0)
