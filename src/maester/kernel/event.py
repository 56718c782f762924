"""Events: what happened, in the past tense, as frozen values. One list serves log, animation, replay and plots."""

from typing import Any, ClassVar

from msgspec import Struct

from maester.kernel.decision import Seat


class Event(Struct, frozen=True, gc=False, tag=True):
    """Something that became true. It has all that is needed to draw it, but does not say how to draw it."""

    reveals: ClassVar[bool] = False
    """Whether this told somebody something they could not have known. Then no earlier answer can be taken back."""

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
