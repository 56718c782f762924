"""Events: what happened, in the past tense, as frozen values. One list serves log, animation, replay and plots."""

from typing import Any, ClassVar

from msgspec import Struct

from maester.kernel.decision import Seat


class Event(Struct, frozen=True, tag=True):
    """Something that became true. Complete enough to be drawn; it never says how."""

    reveals: ClassVar[bool] = False
    """Whether this told somebody what they could not have known: nothing is taken back past it."""

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """What that seat saw of it: the event, a part of it, or None. No seat means a spectator."""
        return self


class AnsweredItself(Event, frozen=True):
    """Only one answer was allowed in a matter open to all, so nobody was asked."""

    seat: Seat
    about: str
    answer: Any


class Redrawn(Event, frozen=True):
    """This table continues another from here: all that was hidden has been drawn anew."""
