"""The games, found by name. Adding a game means adding its name here."""

from importlib import import_module

from maester.kernel import Game

NAMES = ("intrigue", "boardgame2", "boardgame1", "cardgame", "miniatures")


class UnknownGame(ValueError):
    """There is no game of that name."""


def game(name: str) -> Game:
    """The game of that name."""
    if name not in NAMES:
        raise UnknownGame(f"there is no game called {name!r}; there is: {', '.join(NAMES)}")
    found = import_module(f"maester.games.{name}").GAME
    assert isinstance(found, Game)
    return found
