"""`maester bench`: how fast games are played, beside other engines in the same run."""

from typing import TYPE_CHECKING

import typer

from maester.cli.arguments import game_named

if TYPE_CHECKING:
    from rich.table import Table

    from maester.bench import Measured

EXAMPLES = """[bold]Examples:[/bold]

  maester bench
  maester bench intrigue --json
"""


def add_to(app: typer.Typer) -> None:
    app.command("bench", epilog=EXAMPLES)(bench)


def bench(
    game: str | None = typer.Argument(None, metavar="GAME", help="A game; without one, all.", show_default=False),
    seconds: float = typer.Option(16.0, min=0.0, metavar="S", help="About how long to measure each game."),
    json: bool = typer.Option(False, "--json", help="Print one JSON object per game, for programs."),
) -> None:
    """Measure how fast games are played, on one core.

    Random play is measured in short slices that take turns with other engines,
    in processor time, so that a busy machine slows all equally. A ratio says how
    many decisions we take for each of theirs.
    """
    from maester.bench import measure
    from maester.bench.contest import SLICE, contestants
    from maester.cli.output import note, page, print_json, progress
    from maester.games import NAMES

    for each in [game_named(game)] if game else [game_named(name) for name in NAMES]:
        rotations = max(1, round(seconds / SLICE / contestants(each)))
        with progress(f"Measuring {each.name}") as bar:
            task = bar.add_task(each.name, total=rotations)
            measured = measure(
                each,
                rotations,
                missing=lambda name: note(f"{name} is not installed and was not measured; `make bench` installs it."),
                rotated=lambda done: bar.update(task, completed=done),  # noqa: B023  # called within this round only
            )
        if json:
            print_json(measured)
        else:
            page().print(tabled(measured))


def tabled(measured: "Measured") -> "Table":
    from rich.table import Table

    table = Table(title=f"{measured.game}, {measured.seats} seats, one core", title_justify="left", box=None)
    table.add_column("")
    table.add_column("per second", justify="right")
    table.add_column("ours are", justify="right")
    table.add_row("decisions", f"{measured.decisions_per_second:,.0f}")
    table.add_row("decisions, with view and question as JSON", f"{measured.with_views_per_second:,.0f}")
    for name, rate in measured.yardsticks.items():
        if rate is None:
            table.add_row(name, "not installed")
        else:
            table.add_row(name, f"{rate.per_second:,.0f}", f"{rate.ratio:.2f}×")
    table.add_row("copy of a table", f"{measured.copy_us:.1f} µs")
    table.add_row("view of a seat", f"{measured.view_us:.1f} µs")
    return table
