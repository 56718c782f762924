"""Events: what happened, in the past tense, as frozen values. One list serves log, animation, replay and plots."""

from typing import Any, ClassVar

from msgspec import Struct

from maester.kernel.decision import Seat


class Event(Struct, frozen=True, gc=False, tag=True):
    """Something that became true. Complete enough to be drawn; it never says how."""

    reveals: ClassVar[bool] = False
    """Whether this told somebody something they could not have known. Nothing before it can be taken back."""

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """What that seat saw of it: the event, a part of it, or None. No seat means a spectator."""
        return self


class AnsweredItself(Event, frozen=True):
    """Only one answer was allowed and everybody can see that, so nobody was asked."""

    seat: Seat
    about: str
    answer: Any


class Redrawn(Event, frozen=True):
    """From here on, this table continues another: everything hidden has been drawn again."""
