"""Bot turns: which bots of a match are thinking, and about which question. Each is asked once."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from maester.kernel import Seat
from maester.server.course import Course
from maester.store import MatchRow

if TYPE_CHECKING:
    from maester.server.registry import Registry

logger = logging.getLogger(__name__)

Turn = tuple[Seat, int]
"""Who is asked, and the entry that opened the question."""


class BotTurns:
    def __init__(self, registry: "Registry") -> None:
        self.registry = registry
        self._thinking: set[Turn] = set()

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def begin(self, course: Course) -> list[Turn]:
        """The bots that are asked and have not been told yet."""
        asked = [(seat, course.opened[seat]) for seat in course.bots_to_answer()]
        turns = [turn for turn in asked if turn not in self._thinking]
        self._thinking.update(turns)
        return turns

    def end(self, turn: Turn) -> None:
        self._thinking.discard(turn)

    async def answer(self, row: MatchRow, course: Course, turn: Turn, pace: float) -> tuple[Any] | None:
        """The bot's answer, after this many seconds at the earliest; None if there is nothing to answer or no bot could
        think."""
        seat, asked = turn
        bot = course.bot(seat)
        if bot is None or course.opened.get(seat) != asked:
            self.end(turn)
            return None
        try:
            thought = self.registry.thinkers.answer(course.table, seat, bot, row.thinking, row.host)
            answer, _ = await asyncio.gather(thought, asyncio.sleep(pace))
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("match %s: no bot could think for %s", row.id, seat)
            self.end(turn)
            return None
        return (answer,)
