"""A guest: a bot from another release, in a process of its own, that plays at our tables.

It is told the opening and every answer, not the position: how a release stores a position is its own business, while a
list of answers means the same as long as the rules have the same number. Like every bot, it imagines what its seat may
not know.
"""

import atexit
import json
import os
import sys
from collections.abc import Sequence
from functools import cache
from itertools import count
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

from msgspec import to_builtins

from maester.arena import guest_program
from maester.bots import Thinking
from maester.kernel import Seat, Table
from maester.kernel.table import Given

NUMBERS = count()


class GuestFailed(RuntimeError):
    """The other release could not answer."""


class Guest:
    """One player from another release, whose code is in `source`."""

    def __init__(self, source: Path, name: str, seed: int, thinking: Thinking) -> None:
        self.process = process_of(source)
        self.number = next(NUMBERS)
        self.bot = {"name": name, "seed": seed, "thinking": to_builtins(thinking)}

    def answer(self, table: Table, seat: Seat) -> Any:
        request = {"player": self.number, "bot": self.bot, "seat": seat}
        answer = self.process.reply(table, request)
        return table.decision(seat).read(answer)


@cache
def process_of(source: Path) -> "Process":
    """One process for each release: matches of one host are played one after the other."""
    return Process(source)


class Process:
    """The process of a release, and how far it has followed the match."""

    def __init__(self, source: Path) -> None:
        # -P: do not look for modules in the program's own folder.
        command = [sys.executable, "-P", guest_program.__file__]
        env = {**os.environ, "PYTHONPATH": str(source)}
        self.popen = Popen(command, env=env, stdin=PIPE, stdout=PIPE, text=True)
        self.told: Sequence[Given] = ()
        self.opening: Any = None
        atexit.register(self.end)

    def end(self) -> None:
        """Hang up: a guest that hears nothing more leaves."""
        self.popen.communicate()

    def reply(self, table: Table, request: dict[str, Any]) -> Any:
        """Bring the follower up to date and ask."""
        assert table.opening is not None, "a guest follows a match from its opening"
        if table.opening is not self.opening or not begins_with(table.given, self.told):
            self.opening, self.told = table.opening, ()
            match = {"game": table.game.name, "rules": table.game.rules, "seed": table.opening.seed}
            request = {**request, "match": {**match, "options": to_builtins(table.opening.options)}}
        news = [(given.seat, to_builtins(given.answer)) for given in table.given[len(self.told) :]]
        self.told = table.given.copy()
        reply = self._asked({**request, "given": news})
        if "error" in reply:
            raise GuestFailed(reply["error"])
        return reply["answer"]

    def _asked(self, request: dict[str, Any]) -> Any:
        assert self.popen.stdin is not None
        assert self.popen.stdout is not None
        self.popen.stdin.write(json.dumps(request) + "\n")
        self.popen.stdin.flush()
        line = self.popen.stdout.readline()
        if not line:
            raise GuestFailed(f"the process of another release ended with {self.popen.wait()}")
        return json.loads(line)


def begins_with(given: Sequence[Given], told: Sequence[Given]) -> bool:
    """Whether nothing it was told has been taken back since."""
    return len(told) <= len(given) and all(one is other for one, other in zip(given, told, strict=False))
