"""Making a match, sitting down, and what everybody sees of it."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from maester.server.messages.bounds import Body, BotName, GameName, RosterName, SeatName, Sequence, Token
from maester.server.messages.people import Person


class TimeControl(Body, frozen=True):
    """How long players may think. A seat whose time is up is played by a bot until its owner returns."""

    kind: Literal["live", "days"]
    """live: a budget of seconds for the match; days: a time for each move."""
    seconds: Annotated[int, Meta(ge=5, le=60 * 60 * 24 * 30)]
    """live: the budget; days: the time for one move."""
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    """live: added after each of one's answers."""
    delay: Annotated[int, Meta(ge=0, le=600)] = 0
    """live: how long each answer is free before the budget runs."""


class Brought(Body, frozen=True):
    """What a seat brings: one that comes with the game, or one of mine."""

    built_in: RosterName | None = None
    own: Token | None = None


class SeatPlan(Body, frozen=True):
    """Who will sit in a seat when the match is made."""

    kind: Literal["me", "bot", "open"]
    bot: BotName | None = None
    seat: SeatName | None = None
    """Which seat; otherwise the next in order, or any if seats are drawn."""
    brings: Brought | None = None
    """For me or a bot, in games where seats bring something; otherwise one that comes with the game."""


class NewMatch(Body, frozen=True):
    """A match to be made."""

    game: GameName
    options: dict[str, Any]
    """The game's own options, without `seats`."""
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=8)]
    shuffled: bool = True
    """Whether people who have not chosen a seat draw one when the match starts."""
    private: bool = False
    """A private match is for invited people until it is over."""
    clock: TimeControl | None = None
    thinking: Annotated[int, Meta(ge=10, le=10_000)] = 500
    """Milliseconds a bot thinks about an answer."""
    beat: Literal[1500, 3000, 5000, 10_000] | None = 5000
    """In games with chances to act that are usually passed: milliseconds after which they pass automatically. None:
    everybody is waited for."""


class MyBrought(Body, frozen=True):
    """What a seat of mine brings."""

    built_in: str | None
    """Which of those that come with the game; otherwise it is one I made."""
    name: str


class SeatInfo(Body, frozen=True):
    """A seat, as everybody sees it."""

    seat: str
    person: Person | None
    bot: str | None
    """The bot that plays the seat, for good or while its owner is away."""
    here: bool
    """Whether its owner is at the table now."""
    drawn: bool = False
    """Before the start: the person here will draw a seat, perhaps another one, and others may choose this one."""
    seconds_left: float | None = None
    """On its clock, as of this message."""
    ticking: bool = False
    kept: Literal["me", "other"] | None = None
    """An open seat that is kept for me, or for another who played before."""


class MatchInfo(Body, frozen=True):
    """A match, as the lobby and its page show it."""

    id: str
    game: str
    seats: tuple[SeatInfo, ...]
    status: Literal["waiting", "running", "paused", "over", "broken", "stranded"]
    """broken: our rules failed on it; stranded: the rules have changed and it cannot continue under the new ones."""
    private: bool
    shuffled: bool
    """Whether people who have not chosen a seat draw one when the match starts."""
    host: Person
    created: str
    """ISO 8601, UTC."""
    changed: str
    seed_hash: str
    seed: str | None
    """Once the match has ended. Text, because browsers cannot hold whole numbers of this size."""
    sequence: int
    clock: TimeControl | None
    options: dict[str, Any]
    waiting_for: tuple[str, ...]
    """Seats whose answers are awaited."""
    winners: tuple[str, ...] = ()
    rematch: str | None = None
    """The match that continues with the same people."""
    continues: str | None = None
    """The match this one goes on from."""
    old_rules: bool = False
    """Played by rules that have changed since: its record and result are kept, but nothing is computed from it."""
    my_seats: tuple[str, ...] = ()
    my_turn: bool = False
    my_brought: dict[str, MyBrought] = {}
    """What my seats bring."""
    beat: int | None = None
    """Milliseconds after which a chance to act passes automatically."""
    my_stops: dict[str, tuple[str, ...]] = {}
    """The kinds of chances at which my seats are always waited for."""


class MatchList(Body, frozen=True):
    matches: tuple[MatchInfo, ...]
    more: bool


class Sit(Body, frozen=True):
    """Take a seat: a particular one, or any open one."""

    seat: SeatName | None = None
    invitation: Token | None = None
    brings: Brought | None = None


class Choose(Body, frozen=True):
    """Swap my seat for another before the match starts, or leave it to the draw."""

    seat: SeatName
    wanted: SeatName | None = None


class Bring(Body, frozen=True):
    """Bring something else before the match starts: to my seat or, as host, to a bot's."""

    seat: SeatName
    brings: Brought


class Invite(Body, frozen=True):
    """An invitation for one person, to a seat or to any; or for a whole group, to any."""

    seat: SeatName | None = None
    group: bool = False


class Invitation(Body, frozen=True):
    token: str
    match: str
    seat: str | None
    group: bool
    """Whether it is for any number of people."""
    used: bool
    """Somebody sat down with it, and it was for one person."""
    open: bool
    """Whether one can still sit down with it: the match waits, and has a seat for it."""


class ContinueFrom(Body, frozen=True):
    """Continue from a position of a finished match as a new one."""

    sequence: Sequence
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=8)]


class Substitute(Body, frozen=True):
    """Let a bot play a seat: because its owner wants it, because the table does while the owner is away, or, before the
    start, because the host fills an open seat."""

    seat: SeatName
    bot: BotName | None = None
    """None gives the seat back to its owner; before the start it reopens a bot's seat."""
