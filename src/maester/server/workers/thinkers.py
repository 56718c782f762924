"""Thinkers: processes in which bots think, so that they never hold up a table or each other."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any

from msgspec import Struct
from msgspec.json import decode, encode

from maester.kernel import Chance, Game, Seat
from maester.kernel.chance import SEED_BITS
from maester.kernel.record import resume
from maester.server.workers.processes import Lost, Processes, shared, stand_back
from maester.server.workers.turns import Turns

logger = logging.getLogger(__name__)

QUICK = ("random", "squire")
"""Bots that answer at once. They have their own process: nobody waits for one because another bot is thinking."""

STANDS_BACK = 5
"""Niceness of those that think for long: tables go before them."""


class BotAsked(Struct, frozen=True):
    """What a bot is asked, and where the match stood then."""

    seat: Seat
    bot: str
    milliseconds: int
    person: str
    """In whose turn it thinks."""
    game: Game
    position: bytes


class Thinkers:
    """Two rooms, one for quick bots and one for those that think; in each, people's bots take turns. A bot that fails
    gives any allowed answer."""

    def __init__(self, processes: int) -> None:
        self.quick = Room(1, 0)
        self.deep = Room(processes, STANDS_BACK)

    async def answer(self, asked: BotAsked, queued: Callable[[bool], None] | None = None) -> Any:
        """The bot's answer, in its turn among those who think for this person's matches. It thinks for as long as it
        may, or for less while others wait. `queued`: called with whether it has to wait itself; for quick ones that is
        not worth mentioning."""
        quick = asked.bot in QUICK
        try:
            return decode(await (self.quick.think(asked, None) if quick else self.deep.think(asked, queued)))
        except Lost as error:
            logger.warning("the bot %s answers anything that is allowed: %s", asked.bot, error)
        except Exception:
            logger.exception("the bot %s failed; it answers anything that is allowed", asked.bot)
        # To the question it was asked: the table may have gone on meanwhile.
        return resume(asked.game, asked.position).decision(asked.seat).sample(Chance(secrets.randbits(SEED_BITS)))

    async def get_ready(self) -> None:
        """Start the processes and load all games there. On a busy machine, whoever asked first waited for seconds."""
        rooms = (self.quick.processes, self.deep.processes)
        ready = (processes(load_all) for processes in rooms for _ in range(processes.processes))
        try:
            await asyncio.gather(*ready)
        except Lost as error:
            logger.warning("bots are not ready yet: %s", error)

    async def stop(self) -> None:
        await self.quick.processes.stop()
        await self.deep.processes.stop()


class Room:
    """Places to think, and for each the time at which whoever has it must be done: it is read over there."""

    def __init__(self, processes: int, niceness: int) -> None:
        self.processes = Processes(processes, niceness)
        self.turns = Turns(processes)
        self._places = list(range(processes))

    async def think(self, asked: BotAsked, queued: Callable[[bool], None] | None) -> bytes:
        async with self.turns.turn(asked.person, asked.milliseconds / 1000, queued) as held:
            place = self._places.pop()
            self._until(place, held.until)
            held.told = partial(self._until, place)
            try:
                about = asked.game.name, asked.position, asked.seat, asked.bot, asked.milliseconds, place
                return await self.processes(think, *about)
            finally:
                self._places.append(place)

    def _until(self, place: int, until: float) -> None:
        self.processes.shared[place] = 0.0 if until == inf else until


def load_all() -> None:
    from maester.bots import Maester  # noqa: F401
    from maester.games import NAMES
    from maester.games import game as found

    for name in NAMES:
        found(name)


def think(game: str, position: bytes, seat: Seat, bot: str, milliseconds: int, place: int) -> bytes:
    """The answer as JSON. A bot has its own luck, never the table's."""
    from maester.bots import Maester, Thinking
    from maester.bots import bot as made
    from maester.games import game as found

    rules = found(game)
    stand_back()
    table = resume(rules, position)
    seed = secrets.randbits(SEED_BITS)
    if bot != "maester":
        return encode(made(bot, seed).answer(table, seat))
    thinker = Maester(Chance(seed), Thinking(milliseconds=milliseconds), until=partial(shared, place))
    return encode(thinker.answer(table, seat))
