"""Thinking: how long a search may take, counted in iterations or in milliseconds."""

from collections.abc import Callable, Iterator
from time import monotonic

from msgspec import Struct

ITERATIONS = 200
"""The default."""

Clock = Callable[[], float]
"""The time in seconds, from any starting point."""


class BadThinking(ValueError):
    """A search cannot think like this."""


class Thinking(Struct, frozen=True, kw_only=True):
    """A number of iterations, or a number of milliseconds."""

    milliseconds: int | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.milliseconds is not None and self.iterations is not None:
            raise BadThinking("thinking is counted in milliseconds or in iterations, not in both")
        for unit, count in (("milliseconds", self.milliseconds), ("iterations", self.iterations)):
            if count is not None and count < 1:
                raise BadThinking(f"the number of {unit} must be at least 1, not {count}")

    def turns(self, clock: Clock = monotonic) -> Iterator[float]:
        """One value for each iteration there is time for, at least one: the fraction of the thinking that will be done
        after it. Time runs from now on, not from the first iteration."""
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
        # There must be time for one as long as the longest so far.
        if now + longest > began + seconds:
            return
