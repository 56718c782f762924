"""What was asked for on the command line, checked: games, seats, bots, seeds, languages."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from maester.cli.errors import BadInput

if TYPE_CHECKING:
    from maester.kernel import Game, Options

LANGUAGES = ("en", "de", "nl")


def game_named(name: str) -> "Game":
    from maester.games import UnknownGame, game

    try:
        return game(name)
    except UnknownGame as error:
        raise BadInput(sentence(error)) from error


def options_for(game: "Game", seats: int) -> "Options":
    """The default options of a game for that many seats."""
    from maester.kernel import BadOptions

    try:
        return game.checked(game.options(seats=seats))
    except BadOptions as error:
        counts = ", ".join(map(str, game.counts[:-1])) + f" or {game.counts[-1]}"
        raise BadInput(f"{game.name} has {counts} seats, not {seats}.") from error


def bots_named(names: str) -> tuple[str, ...]:
    """Bot names, separated by commas."""
    from maester.arena.rung import rung
    from maester.bots import NAMES, UnknownBot

    asked = tuple(name.strip() for name in names.split(","))
    for name in asked:
        try:
            known = rung(name).bot in NAMES
        except UnknownBot:
            known = False
        if not known:
            raise BadInput(f"There is no bot called {name!r}; there are: {', '.join(NAMES)}.")
    return asked


def seed_given(text: str | None) -> int:
    """The seed asked for, or a new one."""
    from maester.kernel import is_seed
    from maester.kernel.chance import SEED_BITS

    if text is None:
        return secrets.randbits(32)
    # A number with more digits than any seed need not even be parsed.
    if text.isascii() and text.isdigit() and len(text) < SEED_BITS and is_seed(int(text)):
        return int(text)
    raise BadInput(f"A seed is a whole number from 0 up to 2**{SEED_BITS} - 1, not {shortened(text)!r}.")


def language_given(lang: str | None) -> str:
    """The language asked for, or this computer's language, or English."""
    if lang is not None:
        if lang not in LANGUAGES:
            raise BadInput(f"maester speaks {', '.join(LANGUAGES)}, not {lang!r}.")
        return lang
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := os.environ.get(variable):
            code = spoken[:2].lower()
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


@contextmanager
def thinking_in_words() -> Iterator[None]:
    """Turn impossible thinking times into a sentence."""
    from maester.bots import BadThinking

    try:
        yield
    except BadThinking as error:
        raise BadInput(sentence(error)) from error


def sentence(error: Exception) -> str:
    """What an error says, with a capital and a full stop."""
    text = str(error)
    return f"{text[:1].upper()}{text[1:]}."


def shortened(text: str, most: int = 40) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
