"""`maester arena`: a balanced tournament of bots, with win rates, intervals and ratings."""

from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperGroup

from maester.cli.arena_tools import FIT_EXAMPLES, LADDER_EXAMPLES, fit, ladder
from maester.cli.arguments import bots_named, game_named, options_for, seed_given, sentence, thinking_in_words
from maester.cli.errors import BadInput, Failed

if TYPE_CHECKING:
    from rich.console import RenderableType

    from maester.arena import Report
    from maester.arena.interval import Interval

EXAMPLES = """[bold]Examples:[/bold]

  maester arena intrigue --bots maester,squire,random
  maester arena intrigue --bots maester,squire --seats 2 --iterations 100
  maester arena intrigue --bots maester,squire --dask tcp://scheduler:8786
  maester arena boardgame2 --bots squire,squire@v0.1
  maester arena fit boardgame2
  maester arena ladder boardgame2
"""


class GameOrCommand(TyperGroup):
    """`maester arena GAME` is a tournament; `fit` and `ladder` are commands, not games."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] not in ("--help", "-h"):
            args = ["compete", *args]
        return super().parse_args(ctx, args)


def add_to(app: typer.Typer) -> None:
    arena = typer.Typer(cls=GameOrCommand, no_args_is_help=True, rich_markup_mode="rich")
    arena.command("compete", epilog=EXAMPLES)(compete)
    arena.command("fit", epilog=FIT_EXAMPLES)(fit)
    arena.command("ladder", epilog=LADDER_EXAMPLES)(ladder)
    app.add_typer(
        arena, name="arena", help="Let bots compete and see who is better, and how sure that is.", epilog=EXAMPLES
    )


def compete(
    game: str = typer.Argument(metavar="GAME", help="A game, as `maester games` lists it."),
    bots: str = typer.Option(
        "maester,squire,random",
        metavar="NAME,NAME[,…]",
        help="Who meets whom: random, squire, maester; also from another release: squire@v0.1.",
    ),
    seats: int = typer.Option(3, metavar="N", help="How many play at a table."),
    matches: int = typer.Option(
        200, min=1, metavar="N", help="Play at least this many matches; more, if fairness needs them."
    ),
    seed: str = typer.Option("0", metavar="NUMBER", help="The luck of it all."),
    milliseconds: int | None = typer.Option(
        None, min=1, metavar="N", help="How long a searching bot may think about a move.", show_default=False
    ),
    iterations: int | None = typer.Option(
        None,
        min=1,
        metavar="N",
        help="The same, counted in imagined games: the results can then be repeated.",
        show_default=False,
    ),
    lineups: str = typer.Option(
        "rest", metavar="KIND", help="rest: one bot against a table of another; mixed: all at one table."
    ),
    workers: int | None = typer.Option(
        None, min=1, metavar="N", help="How many cores to use; without it, all.", show_default=False
    ),
    dask: str | None = typer.Option(
        None, metavar="ADDRESS", help="Play on the Dask cluster at that address instead.", show_default=False
    ),
    json: bool = typer.Option(False, "--json", help="Print one JSON object, for programs."),
) -> None:
    """Let bots compete and see who is better, and how sure that is.

    Every deal is played by every line-up with the seats rotated, so that neither cards nor seats favour anyone.
    """
    from maester.arena import BadLineUp, NoCluster, NoRelease, tournament
    from maester.cli.output import page, print_json, progress

    playing, company, luck = game_named(game), bots_named(bots), seed_given(seed)
    options_for(playing, seats)
    try:
        with thinking_in_words(), progress(f"Playing {game}") as bar:
            task = bar.add_task(game, total=matches)
            report = tournament(
                playing,
                company,
                seats,
                matches,
                luck,
                lineups=lineups,
                milliseconds=milliseconds,
                iterations=iterations,
                workers=workers,
                dask=dask,
                progress=lambda done, of: bar.update(task, completed=done, total=of),
            )
    except (BadLineUp, NoCluster, NoRelease) as error:
        raise BadInput(sentence(error)) from error
    if json:
        print_json(report)
    else:
        page().print(*tables(report), sep="\n")
    if report.errors:
        raise Failed(f"{report.errors} of {report.matches} matches could not be finished.")


def tables(report: "Report") -> "list[RenderableType]":
    """The ranking and, where single players met a table of another bot, how each of these meetings went."""
    from rich.table import Table
    from rich.text import Text

    title = f"{report.game}, {report.seats} seats: {report.matches:,} matches in {report.seconds:.1f} s"
    bots = Table(title=title, title_justify="left", title_style="bold", box=None)
    for heading in ("Bot", "Seats", "Wins", "Win rate (95 %)", "Mean place", "Rating (95 %)"):
        bots.add_column(heading, justify="left" if heading == "Bot" else "right")
    for one in sorted(report.bots, key=lambda bot: -bot.rating.value):
        rating = one.rating
        bots.add_row(
            one.bot,
            str(one.played),
            f"{one.wins:g}",
            shares(one.win_rate),
            f"{one.mean_place:.2f}",
            f"{rating.value:.0f} ({rating.low:.0f} – {rating.high:.0f})",
        )
    shown: list[RenderableType] = [bots]
    if report.pairs:
        pairs = Table(title="One against a rest", title_justify="left", title_style="bold", box=None)
        for heading in ("One", "Rest", "Matches", "Win rate (95 %)", "Better than even?"):
            pairs.add_column(heading, justify="left" if heading in ("One", "Rest") else "right")
        for pair in report.pairs:
            better = "yes" if pair.above_even else "not shown"
            pairs.add_row(pair.one, pair.rest, str(pair.played), shares(pair.win_rate), better)
        shown += [Text(""), pairs]
    return [*shown, Text(""), Text(f"An even share is {report.even_share:.1%}.", style="dim")]


def shares(rate: "Interval") -> str:
    return f"{rate.value:.1%} ({rate.low:.1%} – {rate.high:.1%})"
