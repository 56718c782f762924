"""An alarm: something is done in its turn when a clock of a match runs out."""

import asyncio

from maester.server.course import Course
from maester.server.inbox import Act, Inbox


class Alarm:
    def __init__(self, inbox: Inbox) -> None:
        self._inbox = inbox
        self._timer: asyncio.TimerHandle | None = None

    def set(self, course: Course, now: int, act: Act) -> None:
        """Ring when the next clock of this course runs out, if any runs."""
        self.stop()
        deadline = None if course.clocks is None or course.paused else course.clocks.next_deadline()
        if deadline is not None and not course.table.over:
            seconds = max(0.0, (deadline - now) / 1000) + 0.001
            self._timer = asyncio.get_running_loop().call_later(seconds, self._inbox.post, act)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
