"""`maester arena fit` and `maester arena ladder`: learn from played games, and see how strength grows."""

from typing import TYPE_CHECKING

import typer

from maester.cli.arguments import game_named, options_for, seed_given, sentence
from maester.cli.errors import BadInput

if TYPE_CHECKING:
    from rich.console import RenderableType

    from maester.arena.ladder import Meeting, Step
    from maester.kernel import Weights

FIT_EXAMPLES = """[bold]Examples:[/bold]

  maester arena fit boardgame2 --seats 3 --matches 1000
  maester arena fit boardgame2 --seats 6 --dry-run
"""

LADDER_EXAMPLES = """[bold]Examples:[/bold]

  maester arena ladder boardgame2
  maester arena ladder boardgame2 --meet maester@v0.2/16,squire@v0.1 --matches 120
"""


def fit(
    game: str = typer.Argument(metavar="GAME", help="A game, as `maester games` lists it."),
    seats: int = typer.Option(3, metavar="N", help="How many play at a table."),
    matches: int = typer.Option(400, min=4, metavar="N", help="How many matches to learn from."),
    bot: str = typer.Option("squire", metavar="BOT", help="Who plays them."),
    seed: str = typer.Option("0", metavar="NUMBER", help="The luck of it all."),
    dry_run: bool = typer.Option(False, "--dry-run", help="Only print what was learnt."),
    json: bool = typer.Option(False, "--json", help="Print one JSON object, for programs."),
) -> None:
    """Learn what positions are worth from played games, and write it down.

    Chances of winning are fitted to three games in four and tested on the fourth.
    """
    from importlib.resources import files
    from pathlib import Path

    from maester.arena.fit import BadFit, fit, write_weights
    from maester.bots import UnknownBot
    from maester.cli.output import page, print_json, progress

    playing, luck = game_named(game), seed_given(seed)
    options_for(playing, seats)
    try:
        with progress(f"Playing {game}") as bar:
            task = bar.add_task(game, total=matches)
            learnt = fit(
                playing, seats, matches, luck, bot=bot, progress=lambda done, of: bar.update(task, completed=done)
            )
    except (BadFit, UnknownBot) as error:
        raise BadInput(sentence(error)) from error
    if not dry_run:
        write_weights(Path(str(files(f"maester.games.{game}").joinpath("weights.json"))), seats, learnt)
    if json:
        print_json(learnt)
    else:
        page().print(*weights_table(game, seats, learnt), sep="\n")


def weights_table(game: str, seats: int, learnt: "Weights") -> "list[RenderableType]":
    from rich.table import Table
    from rich.text import Text

    title = f"{game}, {seats} seats: {learnt.positions:,} positions of {learnt.games:,} games"
    table = Table(title=title, title_justify="left", title_style="bold", box=None)
    for heading in ("Number", "First round", "Last round"):
        table.add_column(heading, justify="left" if heading == "Number" else "right")
    for name, first in learnt.first.items():
        table.add_row(name, f"{first:.3f}", f"{learnt.last[name]:.3f}")
    return [table, Text(""), Text(f"Log loss {learnt.log_loss_before:.3f} before, {learnt.log_loss:.3f} now.")]


def ladder(
    game: str = typer.Argument(metavar="GAME", help="A game, as `maester games` lists it."),
    seats: int = typer.Option(3, metavar="N", help="How many play at a table."),
    meet: str | None = typer.Option(
        None, metavar="ONE,REST", help="First let one player of a rung meet a table of another.", show_default=False
    ),
    matches: int = typer.Option(120, min=1, metavar="N", help="Play at least this many matches, in whole deals."),
    seed: str = typer.Option("0", metavar="NUMBER", help="The luck of it all."),
    json: bool = typer.Option(False, "--json", help="Print one JSON object, for programs."),
) -> None:
    """Show how strength has grown from release to release.

    A rung is a bot of a release, and how long it thinks: squire@v0.1, maester@v0.2/16, maester@v0.2/500ms.
    The first squire is rated 1000; 400 points are odds of ten to one. What was played is kept in docs/strength/.
    """
    from maester.arena.ladder import add_meeting, climbed, meetings_of
    from maester.arena.ladder import meet as played
    from maester.arena.rung import NoRelease
    from maester.bots import UnknownBot
    from maester.cli.output import page, print_json, progress

    playing, luck = game_named(game), seed_given(seed)
    options_for(playing, seats)
    if meet is not None:
        one, _, rest = meet.partition(",")
        try:
            with progress(f"Playing {game}") as bar:
                task = bar.add_task(game, total=matches)
                meeting = played(
                    playing, seats, one, rest, matches, luck, lambda done, of: bar.update(task, completed=done)
                )
        except (UnknownBot, NoRelease) as error:
            raise BadInput(sentence(error)) from error
        add_meeting(playing, meeting)
    meetings = [each for each in meetings_of(playing) if each.seats == seats]
    steps = climbed(meetings)
    if json:
        print_json({"game": game, "seats": seats, "rungs": steps})
    elif steps:
        page().print(*ladder_tables(game, seats, steps, meetings), sep="\n")
    else:
        page().print(f"Nobody has met at {game} with {seats} seats yet; --meet lets two rungs play.")


def ladder_tables(game: str, seats: int, steps: "list[Step]", meetings: "list[Meeting]") -> "list[RenderableType]":
    from rich.table import Table
    from rich.text import Text

    from maester.arena.ladder import plotted
    from maester.cli.arena import shares

    rungs = Table(title=f"{game}, {seats} seats", title_justify="left", title_style="bold", box=None)
    for heading in ("Rung", "Rating (95 %)", "", "Matches"):
        rungs.add_column(heading, justify="right" if heading in ("Rating (95 %)", "Matches") else "left", no_wrap=True)
    for step, line in zip(steps, plotted(steps, 24), strict=True):
        rating = step.rating
        rungs.add_row(step.rung, f"{rating.value:.0f} ({rating.low:.0f} – {rating.high:.0f})", line, str(step.matches))
    met = Table(title="One among a rest", title_justify="left", title_style="bold", box=None)
    for heading in ("One", "Rest", "Matches", "Win rate (95 %)", "Median ms"):
        met.add_column(heading, justify="left" if heading in ("One", "Rest") else "right")
    for each in meetings:
        count = sum(deal.played for deal in each.deals)
        met.add_row(each.one, each.rest, str(count), shares(each.share), f"{each.milliseconds[0]:.1f}")
    return [rungs, Text(""), met, Text(""), Text(f"An even share is {1 / seats:.1%}.", style="dim")]
