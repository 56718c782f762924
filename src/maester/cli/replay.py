"""`maester replay`: a record, shown move by move or verified."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

from maester.cli.arguments import language_given
from maester.cli.errors import BadInput, Failed

if TYPE_CHECKING:
    from maester.cli.terminal_words import TerminalWords
    from maester.kernel import Game
    from maester.kernel.record import Record

EXAMPLES = """[bold]Examples:[/bold]

  maester replay evening.txt             as a spectator saw it
  maester replay evening.txt --seat 2    as the player at seat 2 saw it
  maester replay evening.txt --all       with everything open
  maester replay evening.txt --verify    is it whole, and by the rules?
  maester replay - < evening.txt         read from stdin
"""


def add_to(app: typer.Typer) -> None:
    app.command("replay", epilog=EXAMPLES)(replay)


def replay(
    file: str = typer.Argument(metavar="FILE", help="A record; - reads it from stdin."),
    verify: bool = typer.Option(False, "--verify", help="Only check it: one line, exit code 1 if it does not hold."),
    seat: int | None = typer.Option(None, min=1, metavar="N", help="Show what that seat saw.", show_default=False),
    everything: bool = typer.Option(False, "--all", help="Show everything, hidden cards too."),
    lang: str | None = typer.Option(
        None, metavar="LANGUAGE", help="en, de or nl; without it, the language of your computer."
    ),
    json: bool = typer.Option(False, "--json", help="Print one JSON object, for programs."),
) -> None:
    """Show a recorded game move by move, or verify it.

    A record holds the options, the seed and the answers of a game, and a seal.
    Everything shown is computed from them, and each answer is checked by the rules.
    """
    from maester.cli.record_files import contents
    from maester.cli.terminal_words import TerminalWords

    if everything and seat is not None:
        raise BadInput("Either --seat or --all, not both.")
    voice = TerminalWords(language_given(lang))
    data = contents(file, voice)
    if verify:
        check(data, voice, json)
    else:
        show(data, voice, seat, everything, json)


def show(data: bytes, voice: "TerminalWords", seat: int | None, everything: bool, json: bool) -> None:
    from maester.cli.output import page, print_json
    from maester.cli.showing import Showing

    with in_words(voice):
        record, game = read(data, voice)
    with in_words(voice.about(game.name)):
        showing = Showing(record, game, voice.about(game.name), seat, everything)
        if json:
            print_json(showing.told())
        else:
            showing.shown(page())


def check(data: bytes, voice: "TerminalWords", json: bool) -> None:
    """Say whether a record holds; if it does not, fail."""
    from maester.cli.output import print_json, say
    from maester.kernel.record import replay

    try:
        with in_words(voice):
            record, game = read(data, voice)
        with in_words(voice.about(game.name)):
            table = replay(record, game)
    except Failed as error:
        if json:
            print_json({"verified": False, "why": error.message})
        raise
    if json:
        print_json({"verified": True, "game": game.name, "answers": len(record.answers), "over": table.over})
    else:
        say(voice.say("label-record-holds", answers=len(record.answers)))


def read(data: bytes, voice: "TerminalWords") -> "tuple[Record, Game]":
    """The record and its game."""
    from maester.games import NAMES, UnknownGame, game
    from maester.kernel.record import read_record

    record = read_record(data)
    try:
        return record, game(record.header.game)
    except UnknownGame as error:
        raise Failed(voice.say("error-unknown-game", game=record.header.game, games=", ".join(NAMES))) from error


@contextmanager
def in_words(voice: "TerminalWords") -> Iterator[None]:
    """A record that cannot be read or replayed is a failure, reported in the reader's language."""
    from maester.kernel import RulesBroke
    from maester.kernel.record import UnreadableRecord

    try:
        yield
    except (UnreadableRecord, RulesBroke) as error:
        raise Failed(voice.error(error)) from error
