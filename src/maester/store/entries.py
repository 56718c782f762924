"""Entries: the lines of a log. There are several kinds, each with its own fields."""

from typing import Literal

from msgspec import Raw, Struct
from msgspec.json import Decoder, Encoder


class Happening(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """What one entry says: something a seat did, or something done for it."""

    seat: str


class Answered(Happening, frozen=True):
    asked: int
    """How many entries there were when the question was opened."""
    about: str
    answer: Raw
    """JSON, in exactly the order it was given: rules may read it in that order."""


class Undone(Happening, frozen=True):
    """The last answer of this seat was taken back."""

    agreed: bool
    """Whether what others had answered since was taken back too: they agreed to it, or there was nobody to ask."""
    sealed: bool
    """Whether others who were asked at the same time had not answered yet. Answers that were already given stay."""
    entry: int = 0
    """The entry of the answer that is taken back, if it is not this seat's last: since then it has only passed."""


class Left(Happening, frozen=True):
    """A bot plays for this seat from here on."""

    bot: str
    why: Literal["time", "left", "wish", "table"]
    agrees: bool = False
    """Whether the person who left counts as agreeing to every proposal. In old logs they do, and an old log must still
    lead to the same game."""


class Returned(Happening, frozen=True):
    """The owner plays this seat again."""


class Proposed(Happening, frozen=True):
    what: Literal["undo", "pause", "resume"]
    missing: tuple[str, ...]
    """The first seat of everybody who has to agree."""
    entry: int = 0
    """The entry of the answer that would be taken back, as in `Undone`."""


class Agreed(Happening, frozen=True):
    proposal: int
    """The entry that proposed it."""
    yes: bool


class Paused(Happening, frozen=True):
    pass


class Resumed(Happening, frozen=True):
    pass


What = Answered | Undone | Left | Returned | Proposed | Agreed | Paused | Resumed


class Entry(Struct, frozen=True):
    """One line of a log: an answer, or anything else that changes the course of the match."""

    match: str
    sequence: int
    """Counted from 1: the number of entries including this one."""
    at: int
    person: str | None
    """Who caused it; None: a bot or a clock."""
    what: What

    @property
    def row(self) -> tuple[str, int, int, str | None, str]:
        """As a row of the log table."""
        return self.match, self.sequence, self.at, self.person, WRITE(self.what).decode()


WRITE = Encoder().encode
READ = Decoder(What).decode

COLUMNS = Entry.__struct_fields__


def entry_of(match: str, sequence: int, at: int, person: str | None, what: str) -> Entry:
    """The entry that a row holds."""
    return Entry(match, sequence, at, person, READ(what))
