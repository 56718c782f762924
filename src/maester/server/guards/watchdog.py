"""A watchdog: notices when the loop stands, and says what it stands at.

While the loop works on one thing, everybody waits. A thread looks whether the loop still comes round; if it does not,
it writes down which match and whose request is being worked on, and where.
"""

import asyncio
import logging
import sys
import threading
import time
import traceback

from maester.server.guards.accounts import RUNNING

logger = logging.getLogger(__name__)

MOST = 0.25
"""Seconds of processor that the loop may spend at one thing before somebody is told. Time in which a busy machine runs
other programs does not count: that is not our doing."""
BEATS = 5
"""How many times in that time the loop says that it is there."""


class Watchdog:
    def __init__(self, most: float = MOST) -> None:
        self.most = most
        self.stood = 0
        """How often the loop stood for longer than that."""
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None
        self._beating: asyncio.TimerHandle | None = None
        self._beat_at, self._used, self._told = 0.0, 0.0, False

    def start(self) -> None:
        """Watch the loop that is running."""
        self._loop, self._ident = asyncio.get_running_loop(), threading.get_ident()
        self._beat()
        self._thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._ended.set()
        if self._beating is not None:
            self._beating.cancel()
        if self._thread is not None:
            self._thread.join()

    def _beat(self) -> None:
        now = time.monotonic()
        if self._told:
            logger.warning("the loop goes on, %.0f ms after it was last there", (now - self._beat_at) * 1000)
        self._beat_at, self._used, self._told = now, used_by(self._ident), False
        self._beating = self._loop.call_later(self.most / BEATS, self._beat)

    def _watch(self) -> None:
        while not self._ended.wait(self.most / BEATS):
            used = used_by(self._ident) - self._used
            if used > self.most and not self._told:
                self._told = True
                self.stood += 1
                self._tell(used)

    def _tell(self, used: float) -> None:
        at = " < ".join(str(each) for each in reversed(RUNNING.copy())) or "nothing we know of"
        frame = sys._current_frames().get(self._ident)
        where = "".join(traceback.format_stack(frame)) if frame is not None else ""
        logger.warning("the loop stands, for %.0f ms of processor, at: %s\n%s", used * 1000, at, where)


def used_by(thread: int) -> float:
    """Seconds of processor that a thread has used; where the system does not say, as if it did nothing else."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.monotonic()
    return time.clock_gettime(time.pthread_getcpuclockid(thread))
