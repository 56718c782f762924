"""Entries: the lines of a log. What each of them says is of one kind, and each kind has fields of its own."""

from typing import Literal

from msgspec import Raw, Struct
from msgspec.json import Decoder, Encoder


class Happening(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """What one entry says: something that one seat did, or that was done for it."""

    seat: str


class Answered(Happening, frozen=True):
    asked: int
    """How many entries there were when the question was opened."""
    about: str
    answer: Raw
    """JSON, in the very order in which it was given: rules may read it in that order."""


class Undone(Happening, frozen=True):
    """The last answer of this seat was taken back."""

    agreed: bool
    """With what others had answered since: they had agreed to it, or there was nobody to ask."""
    sealed: bool
    """While others, asked together with it, had not answered: their answers stay."""


class Left(Happening, frozen=True):
    """A bot plays for this seat from here on."""

    bot: str
    why: Literal["time", "left", "wish", "table"]
    agrees: bool = False
    """Whether whoever left is taken to agree to all that is proposed. In old logs it was so, and they lead where they
    led."""


class Returned(Happening, frozen=True):
    """The owner plays this seat again."""


class Proposed(Happening, frozen=True):
    what: Literal["undo", "pause", "resume"]
    missing: tuple[str, ...]
    """The first seat of everybody who has to agree."""


class Agreed(Happening, frozen=True):
    proposal: int
    """The entry by which it was proposed."""
    yes: bool


class Paused(Happening, frozen=True):
    pass


class Resumed(Happening, frozen=True):
    pass


What = Answered | Undone | Left | Returned | Proposed | Agreed | Paused | Resumed


class Entry(Struct, frozen=True):
    """One line of a log: an answer, or whatever else changes how the match goes on."""

    match: str
    sequence: int
    """From 1 on: how many entries there are with this one."""
    at: int
    person: str | None
    """Who caused it; nobody: a bot or a clock."""
    what: What

    @property
    def row(self) -> tuple[str, int, int, str | None, str]:
        """As the table of the log has it."""
        return self.match, self.sequence, self.at, self.person, WRITE(self.what).decode()


WRITE = Encoder().encode
READ = Decoder(What).decode

COLUMNS = Entry.__struct_fields__


def entry_of(match: str, sequence: int, at: int, person: str | None, what: str) -> Entry:
    """The entry that a row holds."""
    return Entry(match, sequence, at, person, READ(what))
