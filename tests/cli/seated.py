"""Tables to sit down at in tests, and a person whose typing is written beforehand.

Tables are untyped: the tests know what a decision of intrigue holds, the contract of a game does not say.
"""

import io
import sys
from collections.abc import Callable
from typing import Any

from rich.console import Console

from maester.cli.person import Person
from maester.cli.terminal_words import TerminalWords
from maester.games import game
from maester.kernel import Chance, Table

ME = "seat-1"


def table_of(seed: int, seats: int = 3) -> Any:
    intrigue = game("intrigue")
    return Table.opened(intrigue, intrigue.options(seats=seats), seed)


def seed_where_i_start(seats: int = 3) -> int:
    return next(seed for seed in range(100) if table_of(seed, seats).waiting == (ME,))


def table_where(wanted: Callable[[Any], bool], seats: int = 3) -> Any:
    """A table with my decision open that looks as wanted."""
    for seed in range(200):
        table, chance = table_of(seed, seats), Chance(seed)
        while table.waiting:
            if table.waiting == (ME,) and wanted(table):
                return table
            table.answer_any(table.waiting[0], chance)
    raise AssertionError("no such table")


def typing(monkeypatch, *lines: str, game: str | None = "intrigue", width: int = 80) -> tuple[Person, io.StringIO]:
    """A person who types these lines, and what is shown to them."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    shown = io.StringIO()
    console = Console(file=shown, width=width, highlight=False, markup=False, color_system=None)
    monkeypatch.setattr(sys, "stdout", shown)
    return Person(console, TerminalWords("en", game, {}, ME)), shown
