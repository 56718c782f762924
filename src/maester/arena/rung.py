"""A rung: a bot, its release, and how long it thinks — `maester`, `squire@v0.4`, `maester@v0.4/16`,
`maester/500ms`.
"""

import io
import os
import re
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from time import process_time
from zipfile import ZipFile

from msgspec import Struct

from maester.arena.guest import Guest
from maester.bots import Bot, Maester, Thinking, UnknownBot, bot

WRITTEN = re.compile(r"(?P<bot>[a-z]+)(@(?P<release>[\w.-]+))?(/(?P<count>\d+)(?P<unit>ms)?)?")


class NoRelease(ValueError):
    """The code of a release cannot be found."""


class Rung(Struct, frozen=True):
    """Who plays: which bot, from which release (None: this one), and how long it thinks (None: as the arena says)."""

    bot: str
    release: str | None = None
    thinking: Thinking | None = None

    def player(self, seed: int, thinking: Thinking) -> Bot:
        """The player. In the arena, milliseconds are processor time, so that a busy machine is fair to all."""
        thinking = self.thinking or thinking
        if self.release is not None:
            return Guest(source_of(self.release), self.bot, seed, thinking)
        made = bot(self.bot, seed, milliseconds=thinking.milliseconds, iterations=thinking.iterations)
        if isinstance(made, Maester):
            made.clock = process_time
        return made


def rung(written: str) -> Rung:
    """The rung that a text names."""
    found = WRITTEN.fullmatch(written)
    if found is None:
        raise UnknownBot(f"{written!r} names no bot; write for example squire, squire@v0.1 or maester@v0.1/16")
    count, thinking = found["count"], None
    if count is not None:
        thinking = Thinking(milliseconds=int(count)) if found["unit"] else Thinking(iterations=int(count))
    return Rung(found["bot"], found["release"], thinking)


@cache
def source_of(release: str) -> Path:
    """Where the code of a release is: exported once from this repository's history, and kept."""
    commit = git("rev-parse", "--verify", "--quiet", f"{release}^{{commit}}").decode().strip()
    kept = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "maester" / "releases" / commit
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as room:
            with ZipFile(io.BytesIO(git("archive", "--format=zip", commit, "src"))) as packed:
                packed.extractall(room)
            # Renamed once it is complete, so that nobody finds half of it.
            (Path(room) / "src").rename(kept)
    return kept


def git(*command: str) -> bytes:
    try:
        done = subprocess.run(["git", *command], cwd=Path(__file__).parents[3], capture_output=True, check=False)
    except OSError as error:
        raise NoRelease("other releases are taken from the history of this repository, which needs git") from error
    if done.returncode:
        raise NoRelease(f"there is no such release in the history of this repository: {command[-1]!r}")
    return done.stdout
