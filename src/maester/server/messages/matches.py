"""Making a match, sitting down, and what everybody sees of it."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from maester.server.messages.bounds import Body, BotName, GameName, RosterName, SeatName, Sequence, Token
from maester.server.messages.people import Person


class TimeControl(Body, frozen=True):
    """How long players may think. A seat whose time is up is played by a bot until its owner returns."""

    kind: Literal["live", "days"]
    """live: a budget of seconds for the match; days: so long for each move."""
    seconds: Annotated[int, Meta(ge=5, le=60 * 60 * 24 * 30)]
    """live: the budget; days: the time for one move."""
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    """live: added after each of one's answers."""
    delay: Annotated[int, Meta(ge=0, le=600)] = 0
    """live: each answer is free for so long before the budget runs."""


class Brought(Body, frozen=True):
    """What a seat brings: one of those that come with the game, or one of mine."""

    built_in: RosterName | None = None
    own: Token | None = None


class SeatPlan(Body, frozen=True):
    """Who is to sit at the table when the match is made."""

    kind: Literal["me", "bot", "open"]
    bot: BotName | None = None
    seat: SeatName | None = None
    """The seat it is to be; otherwise the next one in order, or any, if seats are drawn."""
    brings: Brought | None = None
    """Of me or a bot, in games to which seats bring something; else anything that comes with the game."""


class NewMatch(Body, frozen=True):
    """A match to be made."""

    game: GameName
    options: dict[str, Any]
    """The game's own options, without `seats`."""
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=8)]
    shuffled: bool = True
    """Whether who has not chosen a seat is given one by lot when the match starts."""
    private: bool = False
    """A private match is for those who are invited, until it is over."""
    clock: TimeControl | None = None
    thinking: Annotated[int, Meta(ge=10, le=10_000)] = 500
    """Milliseconds a bot thinks about an answer."""
    beat: Literal[1500, 3000] | None = 3000
    """In games with chances to act that are mostly passed up: milliseconds after which they are, for whoever does
    nothing. None: everybody is waited for."""


class MyBrought(Body, frozen=True):
    """What a seat of mine brings."""

    built_in: str | None
    """Which of those that come with the game; otherwise it is one I have made."""
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
    """Before the start: whoever sits here is given a seat by lot, perhaps another, and others may choose this one."""
    seconds_left: float | None = None
    """On its clock, as of this message."""
    ticking: bool = False
    kept: Literal["me", "other"] | None = None
    """An open seat that is kept for me, or for somebody else: who played before."""


class MatchInfo(Body, frozen=True):
    """A match, as the lobby and its page show it."""

    id: str
    game: str
    seats: tuple[SeatInfo, ...]
    status: Literal["waiting", "running", "paused", "over", "broken", "stranded"]
    """broken: our rules have failed on it; stranded: the rules have changed, and it cannot go on by the new ones."""
    private: bool
    shuffled: bool
    """Whether who has not chosen a seat is given one by lot when the match starts."""
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
    """Played by rules that have changed since: its record and its result are kept, but nothing is computed from it."""
    my_seats: tuple[str, ...] = ()
    my_turn: bool = False
    my_brought: dict[str, MyBrought] = {}
    """What my seats bring."""
    beat: int | None = None
    """Milliseconds after which a chance to act is passed up for whoever does nothing."""
    my_stops: dict[str, tuple[str, ...]] = {}
    """The chances at which my seats are always waited for."""


class MatchList(Body, frozen=True):
    matches: tuple[MatchInfo, ...]
    more: bool


class Sit(Body, frozen=True):
    """Take a seat: a given one, or any that is open."""

    seat: SeatName | None = None
    invitation: Token | None = None
    brings: Brought | None = None


class Choose(Body, frozen=True):
    """Take another seat than mine before the match starts, or leave it to the draw."""

    seat: SeatName
    wanted: SeatName | None = None


class Bring(Body, frozen=True):
    """Bring something else before the match starts: to my seat, or, as its host, to that of a bot."""

    seat: SeatName
    brings: Brought


class Invite(Body, frozen=True):
    """An invitation for one seat, or for any."""

    seat: SeatName | None = None


class Invitation(Body, frozen=True):
    token: str
    match: str
    seat: str | None
    used: bool


class ContinueFrom(Body, frozen=True):
    """Go on from a position of a finished match as a new one."""

    sequence: Sequence
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=8)]


class Substitute(Body, frozen=True):
    """Let a bot play a seat: its owner's own wish, the table's for a seat whose owner is away, or, before the start,
    the host's for a seat that is open."""

    seat: SeatName
    bot: BotName | None = None
    """None gives the seat back to its owner; before the start it opens the seat of a bot."""
