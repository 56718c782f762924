"""Thinkers: processes in which bots think, so that they never hold up a table."""

import asyncio
import logging
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
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

    async def answer(self, table: Table, seat: Seat, bot: str, milliseconds: int) -> Any:
        """What the bot answers for this seat."""
        thought = (table.game.name, save(table), seat, bot, milliseconds)
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
        return table.decision(seat).sample(Chance(secrets.randbits(SEED_BITS)))

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _start(self) -> ProcessPoolExecutor:
        # Not forked: a copy of a server would hold its sockets open.
        self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"), initializer=begin)
        return self._pool


def begin() -> None:
    """In a new process: leave interrupts to the server, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def think(game: str, position: bytes, seat: Seat, bot: str, milliseconds: int) -> bytes:
    """The answer as JSON. A bot's luck is its own, never the table's."""
    from maester.bots import bot as made
    from maester.games import game as found

    table = resume(found(game), position)
    thinker = made(bot, secrets.randbits(SEED_BITS), milliseconds=milliseconds if bot == "maester" else None)
    return encode(thinker.answer(table, seat))
