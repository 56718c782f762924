"""Thinking: how long a search may take, counted in iterations or in milliseconds."""

from collections.abc import Callable, Iterator
from time import monotonic

from msgspec import Struct

ITERATIONS = 200
"""The default."""

SOONEST = 0.001
"""In seconds. No bot is done sooner."""

Clock = Callable[[], float]
"""The time in seconds, from any starting point."""


Until = Callable[[], float]
"""When thinking has to be over at the latest, by the same clock, or 0 if there is no such time. It may change."""


def unsaid() -> float:
    return 0.0


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

    def turns(self, clock: Clock = monotonic, until: Until = unsaid) -> "Turns":
        """One value for each iteration there is time for, at least one: the fraction of the thinking that will be done
        after it. Time runs from now on, not from the first iteration."""
        if self.milliseconds is None:
            return Counted(self.iterations or ITERATIONS)
        return Timed(self.milliseconds / 1000, clock, until)


class Turns(Iterator[float]):
    """The iterations there is time for, one after another."""

    def is_over(self) -> bool:
        """Whether the time is up, even in the middle of an iteration: what takes long asks now and then."""
        return False


class Counted(Turns):
    """A fixed number, however long they take."""

    def __init__(self, count: int) -> None:
        self.count, self.begun = count, 0

    def __next__(self) -> float:
        if self.begun == self.count:
            raise StopIteration
        self.begun += 1
        return self.begun / self.count


class Timed(Turns):
    """As many as there is time for; fewer, if it is asked to be done sooner."""

    def __init__(self, seconds: float, clock: Clock, until: Until = unsaid) -> None:
        self.given, self.clock, self.until = seconds, clock, until
        self.began = clock()
        self.now, self.longest = self.began, 0.0
        self.first = True

    def __next__(self) -> float:
        before, self.now = self.now, self.clock()
        if self.first:
            self.first = False
        else:
            self.longest = max(self.longest, self.now - before)
            # There must be time for one as long as the longest so far.
            if self.now + self.longest > self.began + self.seconds:
                raise StopIteration
        return min(1.0, (self.now - self.began + self.longest) / self.seconds)

    @property
    def seconds(self) -> float:
        """How much time there is in all, from the beginning."""
        until = self.until()
        return min(self.given, max(until - self.began, SOONEST)) if until else self.given

    def is_over(self) -> bool:
        return self.clock() >= self.began + self.seconds
