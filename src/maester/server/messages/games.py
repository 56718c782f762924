"""The games on offer, and the house they are played in."""

from typing import Any

from maester.server.messages.bounds import Body


class BringsInfo(Body, frozen=True):
    """What every seat of a game brings itself: a deck, an army."""

    what: str
    opened_by: str | None
    """The option that lets everybody see what the others bring; without one they see it once the match has started."""
    built_in: dict[str, dict[str, str]]
    """What comes with the game: names, and what tells them apart."""
    forms: tuple[str, ...]
    """The formats in which people share them."""


class FormatInfo(Body, frozen=True):
    """A way in which a game is played: how many can play, and how many do unless somebody says otherwise."""

    name: str
    counts: tuple[int, ...]
    usual: int


class GameInfo(Body, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    counts: tuple[int, ...]
    options: dict[str, Any]
    """JSON Schema of the game's own options."""
    minutes: tuple[int, int]
    """About how long a match takes."""
    private_chat: bool
    """Whether the rules allow negotiating in private."""
    seats: dict[int, tuple[str, ...]]
    """Number of players → what the seats are called: in some games a seat is a house."""
    brings: BringsInfo | None = None
    """What every seat brings itself, if anything."""
    windows: tuple[str, ...] = ()
    """The kinds of chances to act that are usually passed, if it has any."""
    formats: tuple[FormatInfo, ...] = ()
    """The ways in which it is played, if there are several: the usual one first."""


class BotInfo(Body, frozen=True):
    name: str


class Site(Body, frozen=True):
    """What a client needs to know first."""

    version: str
    games: tuple[GameInfo, ...]
    bots: tuple[BotInfo, ...]
    languages: tuple[str, ...]
    build: str
    """The build of the client being served: a page from another build is out of date. Empty if there is none."""
    address: str
    """How others reach this server, for links; empty if only the browser knows."""
