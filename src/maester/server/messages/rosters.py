"""What a person brings to a table: decks and armies, kept, judged, read and written."""

from typing import Annotated, Any

from msgspec import Meta

from maester.server.messages.bounds import Body, GameName


class Keep(Body, frozen=True):
    """A deck or an army to be kept."""

    game: GameName
    name: Annotated[str, Meta(max_length=200)]
    roster: Any


class Roster(Body, frozen=True):
    """A deck or an army that I keep."""

    id: str
    game: str
    name: str
    roster: Any
    changed: str


class RosterInfo(Body, frozen=True):
    """One that I keep, as a list shows it."""

    id: str
    game: str
    name: str
    signs: dict[str, str]
    """What tells it apart from the others."""
    legal: bool
    """Whether it may be played."""
    changed: str


class BuiltIn(Body, frozen=True):
    """One that comes with a game."""

    name: str
    roster: Any


class Judge(Body, frozen=True):
    """One to look at without keeping it."""

    roster: Any


class ReadText(Body, frozen=True):
    text: Annotated[str, Meta(max_length=30_000)]


class WriteText(Body, frozen=True):
    roster: Any
    name: Annotated[str, Meta(max_length=200)]
    form: Annotated[str, Meta(max_length=16)]


class RosterText(Body, frozen=True):
    """One in a format in which people share them."""

    text: str


class Tried(Body, frozen=True):
    """How a game with it might begin."""

    beginning: Any
