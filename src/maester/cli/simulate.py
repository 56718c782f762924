"""`maester simulate`: many matches between bots, summed up in numbers and one digest."""

from typing import TYPE_CHECKING

import typer

from maester.cli.arguments import bots_named, game_named, options_for, seed_given, thinking_in_words
from maester.cli.errors import Failed

if TYPE_CHECKING:
    from rich.table import Table

    from maester.arena import Simulation

EXAMPLES = """[bold]Examples:[/bold]

  maester simulate intrigue --seats 4 --matches 1000
  maester simulate intrigue --bots squire,random --seed 7 --json
"""


def add_to(app: typer.Typer) -> None:
    app.command("simulate", epilog=EXAMPLES)(simulate)


def simulate(
    game: str = typer.Argument(metavar="GAME", help="A game, as `maester games` lists it."),
    seats: int = typer.Option(4, metavar="N", help="How many play."),
    matches: int = typer.Option(100, min=1, metavar="N", help="How many matches to play."),
    bots: str = typer.Option(
        "random", metavar="NAME[,NAME…]", help="random, squire or maester; they take the seats in turn."
    ),
    seed: str = typer.Option("0", metavar="NUMBER", help="The luck of it all; the same number, the same digest."),
    iterations: int | None = typer.Option(
        None, min=1, metavar="N", help="How long a searching bot looks ahead, in imagined games.", show_default=False
    ),
    workers: int = typer.Option(1, min=1, metavar="N", help="How many processor cores to use."),
    json: bool = typer.Option(False, "--json", help="Print one JSON object, for programs."),
) -> None:
    """Let bots play many matches and sum them up.

    The digest is a fingerprint of everything that happened and was seen:
    the same seed gives the same digest on every machine.
    """
    from maester.arena import simulate as played
    from maester.cli.output import page, print_json, progress

    playing, company, luck = game_named(game), bots_named(bots), seed_given(seed)
    options_for(playing, seats)
    with thinking_in_words(), progress(f"Playing {game}") as bar:
        task = bar.add_task(game, total=matches)
        simulation = played(
            playing,
            seats,
            matches,
            company,
            luck,
            iterations=iterations,
            workers=workers,
            progress=lambda done, _: bar.update(task, completed=done),
        )
    if json:
        print_json(simulation)
    else:
        page().print(tabled(simulation))
    if simulation.errors:
        raise Failed(f"{simulation.errors} of {simulation.matches} matches could not be finished.")


def tabled(simulation: "Simulation") -> "Table":
    from rich.table import Table

    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_row("matches", f"{simulation.matches:,} of {simulation.game}, {simulation.seats} seats")
    table.add_row("decisions", f"{simulation.decisions:,} in {simulation.seconds:.1f} s")
    table.add_row("per second", f"{simulation.decisions_per_second:,.0f}")
    table.add_row("errors", str(simulation.errors))
    outcomes = simulation.outcomes
    table.add_row("won by seat", ", ".join(f"{seat} {wins:g}" for seat, wins in outcomes.seats.items()))
    table.add_row("won by bot", ", ".join(f"{bot} {wins:g}" for bot, wins in outcomes.bots.items()))
    table.add_row("won by", ", ".join(f"{why} {count}" for why, count in outcomes.why.items()))
    table.add_row("digest", simulation.digest)
    return table
