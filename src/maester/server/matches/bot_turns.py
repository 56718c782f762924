"""Bot turns: which bots of a match are thinking, and about which question. Each is asked once."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from maester.kernel import Seat
from maester.kernel.record import save
from maester.server.matches.course import Course
from maester.server.workers.thinkers import BotAsked
from maester.store import MatchRow

if TYPE_CHECKING:
    from maester.server.matches.registry import Registry

logger = logging.getLogger(__name__)

Turn = tuple[Seat, int]
"""Who is asked, and the entry that opened the question."""


class BotTurns:
    def __init__(self, registry: "Registry") -> None:
        self.registry = registry
        self._thinking: set[Turn] = set()
        self.queued: dict[Seat, None] = {}
        """Whose bots wait until those of other matches have thought."""

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

    def asked(self, row: MatchRow, course: Course, turn: Turn) -> BotAsked | None:
        """What the bot of a turn is asked; None if no bot is to answer after all."""
        bot = course.bot(turn[0])
        if bot is None:
            self.end(turn)
            return None
        table = course.table
        return BotAsked(turn[0], bot, row.thinking, row.host, table.game, save(table))

    async def answer(self, turn: Turn, asked: BotAsked, pace: float, tell: Callable[[], None]) -> tuple[Any] | None:
        """The bot's answer, after this many seconds at the earliest; None if no bot could think. `tell` is called when
        it has to wait for others, and when it need not any more."""

        def queued(waits: bool) -> None:
            if waits:
                self.queued[asked.seat] = None
            else:
                self.queued.pop(asked.seat, None)
            tell()

        try:
            thought = self.registry.thinkers.answer(asked, queued)
            answer, _ = await asyncio.gather(thought, asyncio.sleep(pace))
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("no bot could think for %s", asked.seat)
            self.end(turn)
            return None
        return (answer,)
