"""All commands in one program."""

import typer

from maester.cli import arena, bench, games, play, position, replay, rules, serve, simulate
from maester.cli.errors import Commands
from maester.cli.output import say

EXAMPLES = """[bold]To begin:[/bold]

  maester play                        a game of intrigue against two bots
  maester play intrigue --lang de     the same, in German
  maester rules row full              what the rules say about full rows
  maester arena intrigue --bots maester,squire,random
"""

app = typer.Typer(
    name="maester",
    cls=Commands,
    help="Tabletop games of Westeros: played, refereed, simulated and explained.",
    epilog=EXAMPLES,
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["--help", "-h"]},
)


def show_version(wanted: bool) -> None:
    if wanted:
        from maester import __version__

        say(f"maester {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: bool = typer.Option(False, "--version", help="Show the version.", callback=show_version, is_eager=True),
) -> None:
    pass


for command in (games, play, serve, simulate, arena, replay, position, rules, bench):
    command.add_to(app)
