"""Where output goes: results to stdout, notes to stderr; colours only where they can be seen.

Everything that a command says goes through here, because some of it was written by strangers: a record can hold
characters that would clear the screen, hide a line or type a command.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress
    from rich.segment import Segment
    from rich.table import Table

COMMANDS = (*range(0x20), *range(0x7F, 0xA0), *range(0x202A, 0x202F), 0x2066, 0x2067)
"""Characters that a terminal obeys instead of showing them, and those that turn text around."""
LINES = "\n\t"
SHOWN_INSTEAD = {each: "\ufffd" for each in COMMANDS if chr(each) not in LINES}
IN_JSON = {each: f"\\u{each:04x}" for each in COMMANDS if chr(each) not in LINES}


def harmless(text: str) -> str:
    """The text without anything that a terminal would obey."""
    return text.translate(SHOWN_INSTEAD)


def page() -> "Console":
    """Stdout. Text that looks like markup stays as it is."""
    return console(to_stderr=False)


def margin() -> "Console":
    """Stderr: notes and progress, which no program reads."""
    return console(to_stderr=True)


def console(to_stderr: bool) -> "Console":
    from rich.console import Console, ConsoleOptions, RenderableType
    from rich.segment import Segment

    class Harmless(Console):
        """Only its own colours and movements work. Control characters in what it is given to show do nothing."""

        def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> "Iterable[Segment]":
            for text, style, control in super().render(renderable, options):
                yield Segment(text if control else harmless(text), style, control)

    return Harmless(stderr=to_stderr, highlight=False, markup=False, emoji=False)


def say(sentence: str) -> None:
    typer.echo(harmless(sentence))


def note(sentence: str) -> None:
    typer.echo(harmless(sentence), err=True)


def print_json(value: Any) -> None:
    """One JSON object, on a line of its own."""
    from msgspec.json import encode

    typer.echo(encode(value).decode().translate(IN_JSON))


def progress(what: str) -> "Progress":
    """A bar on stderr that disappears when the work is done. Nothing, if stderr is not a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = margin()
    return Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def hanging(key: str, text: str, indent: int) -> "Table":
    """A key, and its text indented beside it."""
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, 1))
    grid.add_column(min_width=indent, no_wrap=True)
    grid.add_column()
    grid.add_row(Text(f" {key}", style="bold"), Text(text.strip()))
    return grid
