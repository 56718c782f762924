"""Boards: how each game is drawn and played in a terminal. A game without one is drawn by its own notation."""

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from maester.cli import questions
from maester.cli.person import Person
from maester.cli.terminal_words import TerminalWords
from maester.kernel import Decision, Game


class Board(Protocol):
    def position(self, view: Any, voice: TerminalWords, width: int) -> RenderableType:
        """What a view shows."""

    def open_position(self, views: list[Any], voice: TerminalWords, width: int) -> RenderableType:
        """What the views of all seats show together."""

    def choose(self, person: Person, view: Any, decision: Decision[Any], candidates: Iterable[Any] = ()) -> Any:
        """Show the position, ask, and return an answer the rules allow; candidates are such as are worth looking at."""


class Plain:
    """Any game, in its own notation."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def position(self, view: Any, voice: TerminalWords, width: int) -> RenderableType:
        return Text(self.game.drawn(view))

    def open_position(self, views: list[Any], voice: TerminalWords, width: int) -> RenderableType:
        return Text("\n\n").join(Text(self.game.drawn(view)) for view in views)

    def choose(self, person: Person, view: Any, decision: Decision[Any], candidates: Iterable[Any] = ()) -> Any:
        person.scene(self.position(view, person.voice, person.console.width))
        person.say(asked(person.voice, decision), "bold")
        return questions.choose(person, decision, candidates)


def asked(voice: TerminalWords, decision: Decision[Any]) -> str:
    return voice.prompt(decision) if voice.has(f"ask-{decision.about}") else decision.about


def board_of(game: Game) -> Board:
    """The board of a game."""
    module = f"{__name__}.{game.name}"
    if find_spec(module) is None:
        return Plain(game)
    board: Board = import_module(module).BOARD
    return board
