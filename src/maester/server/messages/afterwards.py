"""Replays, rules, health and problems."""

from typing import Any, Literal

from maester.server.messages.bounds import Body
from maester.server.messages.matches import MatchInfo
from maester.server.messages.of_games import AnyEvent, AnyStanding
from maester.server.messages.to_browser import Refused


class Frame(Body, frozen=True):
    """One step of a replay, seen from one seat or by everybody at once."""

    sequence: int
    seat: str | None
    """Who answered."""
    about: str | None
    answer: Any
    story: tuple[AnyEvent, ...]
    view: Any
    """The first frame of an answer holds the whole view; the others what changed."""


class Replay(Body, frozen=True):
    match: MatchInfo
    frames: tuple[Frame, ...]
    standing: AnyStanding | None
    series: dict[str, dict[str, tuple[float, ...]]]
    """What can be plotted: name of a number, then seat, then its value after each frame. A match played by old rules
    has no views, no story and no plots: only its answers."""


class RuleAtom(Body, frozen=True):
    id: str
    game: str
    chapter: str
    kind: str
    tags: tuple[str, ...]
    text: str
    see: tuple[str, ...]
    """Other atoms that say more."""


class RuleList(Body, frozen=True):
    atoms: tuple[RuleAtom, ...]


class Health(Body, frozen=True):
    status: Literal["ok", "failing"]
    store: Literal["ok", "read-only", "gone"]
    detail: str = ""
    stood: int = 0
    """How often this process stood at one thing for longer than a quarter of a second: its log says at which."""


class Problem(Body, frozen=True):
    """The body of every refused request."""

    status_code: int
    detail: str
    """A sentence that names the problem."""
    why: str = ""
    extra: dict[str, Any] | None = None
    reasons: tuple[Refused, ...] = ()
    """Everything that is wrong, one by one, where there may be several things."""
