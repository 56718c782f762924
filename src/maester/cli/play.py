"""`maester play`: a game in the terminal, against bots."""

from collections import Counter
from typing import TYPE_CHECKING

import typer

from maester.cli.arguments import bots_named, game_named, language_given, options_for, seed_given
from maester.cli.errors import BadInput

if TYPE_CHECKING:
    from maester.cli.terminal_words import TerminalWords
    from maester.kernel import Table

EXAMPLES = """[bold]Examples:[/bold]

  maester play                              intrigue, you and two bots
  maester play intrigue --seats 4 --lang nl
  maester play --bots squire,random         weaker company
  maester play --seed 17                    the same deal again
"""

THINKING = 300
"""Milliseconds a searching bot may think."""


def add_to(app: typer.Typer) -> None:
    app.command("play", epilog=EXAMPLES)(play)


def play(
    game: str = typer.Argument("intrigue", metavar="GAME", help="A game, as `maester games` lists it."),
    seats: int | None = typer.Option(
        None, metavar="N", help="How many play, you included. Usually 3.", show_default=False
    ),
    bots: str = typer.Option(
        "maester", metavar="NAME[,NAME…]", help="One bot for all others, or one for each: random, squire, maester."
    ),
    seat: int = typer.Option(1, min=1, metavar="N", help="Where you sit."),
    seed: str | None = typer.Option(
        None, metavar="NUMBER", help="The luck of the game: the same number, the same deal."
    ),
    lang: str | None = typer.Option(
        None, metavar="LANGUAGE", help="en, de or nl; without it, the language of your computer."
    ),
) -> None:
    """Play a game here in the terminal, against bots.

    Choices are numbered. At every prompt ? shows help, r looks up rules,
    u takes a move back and q quits.
    """
    from maester.kernel import Table

    played = game_named(game)
    company = bots_named(bots)
    count = seats if seats is not None else usual_seats(played.counts, len(company))
    options = options_for(played, count)
    if seat > count:
        raise BadInput(f"There is no seat {seat} at a table of {count}.")
    language, luck = language_given(lang), seed_given(seed)
    table = Table.opened(played, options, luck)
    sit_down(table, table.state.seats[seat - 1], company, language, luck)


def sit_down(table: "Table", mine: str, company: tuple[str, ...], language: str, luck: int) -> None:
    """Play at a table, with bots in all other seats."""
    from maester.bots import bot
    from maester.cli.output import page
    from maester.cli.person import Person
    from maester.cli.sitting import Sitting
    from maester.cli.terminal_words import TerminalWords
    from maester.kernel import seed_from

    count = len(table.state.seats)
    if len(company) == 1:
        company *= count - 1
    if len(company) != count - 1:
        raise BadInput(f"{count} seats, one of them yours, need {count - 1} bots, or one name for all.")
    others = dict(zip((each for each in table.state.seats if each != mine), company, strict=True))
    voice = TerminalWords(language, table.game.name, bot_names(others, TerminalWords(language)), mine)
    Sitting(
        table,
        Person(page(), voice),
        mine,
        {each: bot(name, seed_from("bot", luck, each), milliseconds=THINKING) for each, name in others.items()},
    ).play()


def usual_seats(counts: tuple[int, ...], bots: int) -> int:
    """One more than the bots named; three, if one was named for all."""
    wanted = bots + 1 if bots > 1 else 3
    return wanted if bots > 1 or wanted in counts else counts[0]


def bot_names(others: dict[str, str], voice: "TerminalWords") -> dict[str, str]:
    """Seat → the bot's name, numbered where there are several of a kind."""
    alike, seen, names = Counter(others.values()), Counter[str](), {}
    for seat, bot in others.items():
        seen[bot] += 1
        names[seat] = voice.say(f"bot-{bot}") + (f" {seen[bot]}" if alike[bot] > 1 else "")
    return names
