"""Thinkers: processes in which bots think, so that they never hold up a table."""

import asyncio
import logging
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any

from msgspec.json import decode, encode

from maester.kernel import Chance, Seat, Table
from maester.kernel.chance import SEED_BITS
from maester.kernel.record import resume, save

logger = logging.getLogger(__name__)


class Thinkers:
    """A few processes. One that dies is replaced; a bot that fails gives any allowed answer."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._lifeline: Connection | None = None
        """As long as it is open, they live."""

    async def answer(self, table: Table, seat: Seat, bot: str, milliseconds: int) -> Any:
        """What the bot answers for this seat."""
        position = save(table)
        thought = (table.game.name, position, seat, bot, milliseconds)
        for _ in range(2):
            pool = self._pool or self._start()
            try:
                return decode(await asyncio.get_running_loop().run_in_executor(pool, think, *thought))
            except (BrokenProcessPool, RuntimeError) as error:
                logger.warning("the thinkers were lost (%s); new ones start", error)
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
            except Exception:
                logger.exception("the bot %s failed; it answers anything that is allowed", bot)
                break
        # Of the question it was asked: the table may have gone on meanwhile.
        return resume(table.game, position).decision(seat).sample(Chance(secrets.randbits(SEED_BITS)))

    async def stop(self) -> None:
        """Whatever they think about, they stop at once, and nothing of theirs is left behind."""
        pool, self._pool = self._pool, None
        if pool is not None and self._lifeline is not None:
            self._lifeline.close()
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    def _start(self) -> ProcessPoolExecutor:
        # Not forked: a copy of a server would hold its sockets open.
        context = get_context("spawn")
        if self._lifeline is not None:
            self._lifeline.close()
        theirs, self._lifeline = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(self.processes, context, initializer=begin, initargs=(theirs,))
        return self._pool


def begin(lifeline: Connection) -> None:
    """In a new process: leave interrupts to the server, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with, args=(lifeline,), daemon=True).start()


def end_with(lifeline: Connection) -> None:
    """Nothing is ever sent through it; but when the other end closes, so does this one."""
    with suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(0)


def think(game: str, position: bytes, seat: Seat, bot: str, milliseconds: int) -> bytes:
    """The answer as JSON. A bot's luck is its own, never the table's."""
    from maester.bots import bot as made
    from maester.games import game as found

    table = resume(found(game), position)
    thinker = made(bot, secrets.randbits(SEED_BITS), milliseconds=milliseconds if bot == "maester" else None)
    return encode(thinker.answer(table, seat))
