"""Rows, as the server gets them."""

import time
from datetime import UTC, datetime

from msgspec import Struct


def milliseconds() -> int:
    """Now."""
    return time.time_ns() // 1_000_000


def from_milliseconds(at: int) -> str:
    """ISO 8601, UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class PersonRow(Struct, frozen=True):
    id: str
    nickname: str
    webhook: str | None = None


class SeatRow(Struct, frozen=True):
    """A seat. No person and no bot: it is open. Both: the bot plays while the person is away."""

    seat: str
    person: str | None = None
    bot: str | None = None
    nickname: str | None = None
    chosen: bool = False
    """Its holder chose this seat, and keeps it when the other seats are drawn."""
    kept_for: str | None = None
    """The person it is kept for while it is open."""
    brings: str | None = None
    """JSON, where the game has its holder bring something: the name of a built-in one, or one in full."""
    stops: str = ""
    """The chances to act at which the game always waits for its holder."""
    held: int | None = None
    """The entry after which its holder asked the game to wait."""

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None


class MatchRow(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    rules: int
    options: str
    seed: str
    private: bool
    shuffled: bool
    host: str
    clock: str | None
    thinking: int
    beat: int | None = None
    """Milliseconds after which a chance to act passes for a person who does nothing."""
    created: int
    started: int | None = None
    continues: str | None = None
    earlier: str | None = None
    """JSON."""
    rematch: str | None = None
    status: str = "waiting"
    sequence: int = 0
    changed: int
    waiting: str = ""
    winners: str = ""
    due: int | None = None
    standing: str | None = None
    """JSON, once it is over."""
    seats: tuple[SeatRow, ...] = ()
    host_nickname: str = ""


class Summary(Struct, frozen=True):
    """What the log says about its match after an entry, for lists and for the process that runs the match."""

    status: str
    waiting: str
    winners: str
    due: int | None
    """When something is due that no person does: a bot's answer, the end of a clock, a beat."""
    standing: str | None = None
    """Who has won and how, once it is over."""


class RosterRow(Struct, frozen=True):
    """A deck or an army that a person keeps."""

    id: str
    person: str
    game: str
    name: str
    value: str
    """JSON."""
    changed: int


class InvitationRow(Struct, frozen=True):
    token: str
    match: str
    seat: str | None
    used_by: str | None = None
    group: bool = False
    """Whether any number of people may sit down with it."""


class ChatRow(Struct, frozen=True, kw_only=True):
    id: int = 0
    match: str
    at: int
    person: str | None
    nickname: str
    seat: str | None
    to_seat: str | None = None
    to_person: str | None = None
    text: str
