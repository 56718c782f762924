"""Thinkers: processes in which bots think, so that they never hold up a table or each other."""

import logging
import secrets
from typing import Any

from msgspec.json import decode, encode

from maester.kernel import Chance, Seat, Table
from maester.kernel.chance import SEED_BITS
from maester.kernel.record import resume, save
from maester.server.processes import Lost, Processes
from maester.server.turns import Turns

logger = logging.getLogger(__name__)

QUICK = ("random", "squire")
"""Bots that answer at once. They have their own process: nobody waits for one because another bot is thinking."""

STANDS_BACK = 5
"""Niceness of those that think for long: tables go before them."""


class Thinkers:
    """Two rooms, one for quick bots and one for those that think; in each, people's bots take turns. A bot that fails
    gives any allowed answer."""

    def __init__(self, processes: int) -> None:
        self.quick = Room(1, 0)
        self.deep = Room(processes, STANDS_BACK)

    async def answer(self, table: Table, seat: Seat, bot: str, milliseconds: int, person: str = "") -> Any:
        """The bot's answer for this seat, in its turn among those who think for this person's matches."""
        position = save(table)
        room = self.quick if bot in QUICK else self.deep
        try:
            async with room.turns.turn(person):
                return decode(await room.processes(think, table.game.name, position, seat, bot, milliseconds))
        except Lost as error:
            logger.warning("the bot %s answers anything that is allowed: %s", bot, error)
        except Exception:
            logger.exception("the bot %s failed; it answers anything that is allowed", bot)
        # To the question it was asked: the table may have gone on meanwhile.
        return resume(table.game, position).decision(seat).sample(Chance(secrets.randbits(SEED_BITS)))

    async def stop(self) -> None:
        await self.quick.processes.stop()
        await self.deep.processes.stop()


class Room:
    def __init__(self, processes: int, niceness: int) -> None:
        self.processes = Processes(processes, niceness)
        self.turns = Turns(processes)


def think(game: str, position: bytes, seat: Seat, bot: str, milliseconds: int) -> bytes:
    """The answer as JSON. A bot has its own luck, never the table's."""
    from maester.bots import bot as made
    from maester.games import game as found

    table = resume(found(game), position)
    thinker = made(bot, secrets.randbits(SEED_BITS), milliseconds=milliseconds if bot == "maester" else None)
    return encode(thinker.answer(table, seat))
