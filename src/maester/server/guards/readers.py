"""Readers: texts of strangers are read in a process of their own, which is ended when one of them takes too long.

A pattern that runs holds the interpreter. In a thread it would hold up everybody, and nothing could stop it.
"""

import signal
from typing import Any

from maester.server.guards.accounts import Account
from maester.server.guards.refused import NotAllowed
from maester.server.workers.processes import Lost, Processes, paid, stand_back
from maester.server.workers.turns import Turns

SECONDS = 3.0
"""Of processor time, many times what the longest list takes: a machine that is busy or slow refuses nobody."""

STANDS_BACK = 5
"""Niceness of the process: tables go before it."""


class Readers:
    """They read one text after the other. Those who ask take turns."""

    def __init__(self) -> None:
        self._process = Processes(1, STANDS_BACK, Account.charge)
        self._turns = Turns(1)

    async def __call__(self, game: str, text: str, asker: str) -> Any:
        """What a text describes that people share of a game, or a refusal with all that is not understood."""
        async with self._turns.turn(asker):
            try:
                return await self._process(understood, game, text)
            except Lost as error:
                raise NotAllowed("not-read-in-time", 400) from error

    async def stop(self) -> None:
        await self._process.stop()


# ------------------------------------------------------------------------------------------------- in the process


def understood(game: str, text: str) -> Any:
    """If it takes too long, the system ends the process, whatever it is doing."""
    from maester.games import game as found

    brings = found(game).brings
    assert brings is not None
    brings.read("")  # names are loaded before the time runs
    stand_back()
    with paid(at_most=SECONDS):
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        try:
            return brings.read(text)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
