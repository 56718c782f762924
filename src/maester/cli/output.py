"""Where output goes: results to stdout, notes to stderr; colours only where they can be seen."""

from typing import TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table


def page() -> "Console":
    """Stdout. Text that looks like markup stays as it is."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def margin() -> "Console":
    """Stderr: notes and progress, which no program reads."""
    from rich.console import Console

    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def note(sentence: str) -> None:
    typer.echo(sentence, err=True)


def print_json(value: Any) -> None:
    """One JSON object, on a line of its own."""
    from msgspec.json import encode

    typer.echo(encode(value).decode())


def progress(what: str) -> "Progress":
    """A bar on stderr that disappears when the work is done; nothing where nobody could see it move."""
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
