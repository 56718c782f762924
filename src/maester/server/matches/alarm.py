"""An alarm: something a match does at a set time, in its turn."""

import asyncio

from maester.server.matches.inbox import Act, Inbox


class Alarm:
    def __init__(self, inbox: Inbox) -> None:
        self._inbox = inbox
        self._timer: asyncio.TimerHandle | None = None

    def set(self, at: int | None, now: int, act: Act) -> None:
        """Ring at that time and no earlier; None cancels it."""
        self.stop()
        if at is not None:
            seconds = max(0.0, (at - now) / 1000) + 0.001
            self._timer = asyncio.get_running_loop().call_later(seconds, self._inbox.post, act)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
