"""Thinking: how long a search may take, counted in iterations or in milliseconds."""

from collections.abc import Callable, Iterator
from time import monotonic

from msgspec import Struct

ITERATIONS = 200
"""Where nothing else is said."""

Clock = Callable[[], float]
"""The time in seconds, from any beginning."""


class BadThinking(ValueError):
    """No search can be told to think like this."""


class Thinking(Struct, frozen=True, kw_only=True):
    """So many iterations, or so many milliseconds."""

    milliseconds: int | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.milliseconds is not None and self.iterations is not None:
            raise BadThinking("thinking is counted in milliseconds or in iterations, not in both")
        for unit, count in (("milliseconds", self.milliseconds), ("iterations", self.iterations)):
            if count is not None and count < 1:
                raise BadThinking(f"the number of {unit} must be at least 1, not {count}")

    def turns(self, clock: Clock = monotonic) -> Iterator[float]:
        """Something for every iteration there is time for, and for at least one: the part of the thinking that will
        be over with it. The time runs from now on, whatever is done before the first of them."""
        if self.milliseconds is None:
            count = self.iterations or ITERATIONS
            return ((n + 1) / count for n in range(count))
        return timed_turns(self.milliseconds / 1000, clock, clock())


def timed_turns(seconds: float, clock: Clock, began: float) -> Iterator[float]:
    now, longest = clock(), 0.0
    while True:
        yield min(1.0, (now - began + longest) / seconds)
        before, now = now, clock()
        longest = max(longest, now - before)
        # One like the longest so far must still fit in.
        if now + longest > began + seconds:
            return
