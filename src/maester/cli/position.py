"""`maester position`: a position as text, written of a record, shown, and played on from."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

from maester.cli.arguments import bots_named, language_given
from maester.cli.errors import BadInput, Failed

if TYPE_CHECKING:
    from maester.cli.terminal_words import TerminalWords
    from maester.kernel import Game
    from maester.kernel.position.writing import Position

EXAMPLES = """[bold]Examples:[/bold]

  maester position write evening.txt --after 40 > here.toml   of a record, after 40 answers
  maester position show here.toml                             with everything open
  maester position show here.toml --seat 2                    as the player at seat 2 sees it
  maester position play here.toml --seat 2                    go on from there, against bots
"""

FILE = typer.Argument(metavar="FILE", help="A position; - reads it from stdin.")
LANG = typer.Option(None, metavar="LANGUAGE", help="en, de or nl; without it, the language of your computer.")


def add_to(app: typer.Typer) -> None:
    position = typer.Typer(no_args_is_help=True, rich_markup_mode="rich")
    position.command("write", epilog=EXAMPLES)(write)
    position.command("show", epilog=EXAMPLES)(show)
    position.command("play", epilog=EXAMPLES)(play)
    app.add_typer(position, name="position", help="Write, show and play on from a position as text.", epilog=EXAMPLES)


def write(
    file: str = typer.Argument(metavar="RECORD", help="A record; - reads it from stdin."),
    after: int | None = typer.Option(
        None, min=0, metavar="N", help="After so many answers; without it, where the record ends.", show_default=False
    ),
    lang: str | None = LANG,
) -> None:
    """Print the position of a recorded game as text.

    It holds everything, hidden cards too.
    """
    from msgspec.structs import replace

    from maester.cli.output import say
    from maester.cli.record_files import contents
    from maester.cli.replay import in_words, read
    from maester.cli.terminal_words import TerminalWords
    from maester.kernel.position import writing
    from maester.kernel.record import replay

    voice = TerminalWords(language_given(lang))
    data = contents(file, voice)
    with in_words(voice):
        record, game = read(data, voice)
    if after is not None and after > len(record.answers):
        raise BadInput(f"This record has {len(record.answers)} answers, not {after}.")
    with in_words(voice.about(game.name)):
        table = replay(replace(record, answers=record.answers[:after]), game)
    say(writing.write(game, writing.position_of(table)).removesuffix("\n"))


def show(
    file: str = FILE,
    seat: int | None = typer.Option(None, min=1, metavar="N", help="Show what that seat sees.", show_default=False),
    text: bool = typer.Option(False, "--text", help="Print it as text, tidied up, instead of drawing it."),
    lang: str | None = LANG,
) -> None:
    """Check a position and draw it, with everything open or as one seat sees it."""
    from maester.cli.boards import board_of
    from maester.cli.output import page, say
    from maester.kernel.position import reading, writing

    game, position, voice = read_file(file, lang)
    if text:
        say(writing.write(game, position).removesuffix("\n"))
        return
    table, console, board = reading.opened(game, position), page(), board_of(game)
    seats = table.state.seats
    if seat is None:
        console.print(board.open_position([table.view(each) for each in seats], voice, console.width))
    else:
        console.print(board.position(table.view(seats[seat_at(seat, len(seats))]), voice, console.width))


def play(
    file: str = FILE,
    seat: int | None = typer.Option(
        None, min=1, metavar="N", help="Where you sit; without it, whoever is asked first.", show_default=False
    ),
    bots: str = typer.Option(
        "maester", metavar="NAME[,NAME…]", help="One bot for all others, or one for each: random, squire, maester."
    ),
    lang: str | None = LANG,
) -> None:
    """Play on from a position here in the terminal, against bots."""
    from maester.cli.play import sit_down
    from maester.kernel.position.reading import opened

    company = bots_named(bots)
    game, position, voice = read_file(file, lang)
    table = opened(game, position)
    seats = table.state.seats
    mine = seats[seat_at(seat, len(seats))] if seat is not None else (*table.waiting, seats[0])[0]
    with whatever_it_holds(voice):
        sit_down(table, mine, company, voice.lang, table.state.chance.seed)


@contextmanager
def whatever_it_holds(voice: "TerminalWords") -> Iterator[None]:
    """A position that a person has made up may lead the rules astray later on."""
    try:
        yield
    except (typer.TyperException, typer.Abort, typer.Exit, OSError):
        raise
    except Exception as error:
        raise Failed(voice.say("position-cannot-go-on")) from error


def read_file(file: str, lang: str | None) -> "tuple[Game, Position, TerminalWords]":
    """The position in a file, its game, and a voice to speak of it."""
    from maester.cli.record_files import contents
    from maester.cli.terminal_words import TerminalWords
    from maester.games import NAMES, UnknownGame, game
    from maester.kernel.position.reading import UnreadablePosition, game_named, read

    voice = TerminalWords(language_given(lang))
    text = contents(file, voice).decode("utf-8", "replace")
    try:
        name = game_named(text)
        found = game(name)
        voice = voice.about(name)
        return found, read(found, text), voice
    except UnknownGame as error:
        raise Failed(voice.say("error-unknown-game", game=name, games=", ".join(NAMES))) from error
    except UnreadablePosition as error:
        raise Failed(voice.error(error)) from error


def seat_at(number: int, seats: int) -> int:
    if number > seats:
        raise BadInput(f"There is no seat {number} at a table of {seats}.")
    return number - 1
