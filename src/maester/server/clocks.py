"""Clocks: how long each person may still think. Told the time, never asking for it."""

from collections.abc import Iterable

from maester.kernel import Seat
from maester.server.messages import Clock

LAST_CHANCE = 30_000
"""Milliseconds a person has who comes back to a seat whose time was up."""


class Clocks:
    """The clocks of one match. Only people's seats have one, and only those that are asked run."""

    def __init__(self, plan: Clock, seats: Iterable[Seat]) -> None:
        self.plan = plan
        self.left: dict[Seat, int] = dict.fromkeys(seats, plan.seconds * 1000)
        """Milliseconds, not counting what runs now."""
        self.since: dict[Seat, int] = {}
        """When the clocks that run now began to."""

    def run(self, asked: Iterable[Seat], at: int) -> None:
        """These seats are asked now: their clocks run, the others stand still."""
        now_asked = [seat for seat in asked if seat in self.left]
        for seat in [seat for seat in self.since if seat not in now_asked]:
            del self.since[seat]
        for seat in now_asked:
            if seat not in self.since:
                self.since[seat] = at
                if self.plan.kind == "days":
                    self.left[seat] = max(self.left[seat], self.plan.seconds * 1000)

    def answered(self, seat: Seat, at: int) -> None:
        if seat in self.since:
            self._charge(seat, at)
            self.left[seat] += self.plan.increment * 1000
            if self.plan.kind == "days":
                self.left[seat] = self.plan.seconds * 1000

    def stop(self, at: int) -> None:
        """All clocks stand still."""
        for seat in list(self.since):
            self._charge(seat, at)

    def handed_over(self, seat: Seat, at: int) -> None:
        """A bot plays on for this seat; if its time is up, its owner has a last chance when coming back."""
        if seat in self.since:
            self._charge(seat, at)
        self.left[seat] = self.left[seat] or LAST_CHANCE

    def remaining(self, seat: Seat, now: int) -> int | None:
        """Milliseconds left; None for a seat without a clock."""
        left = self.left.get(seat)
        if left is None or seat not in self.since:
            return left
        return max(0, left - self._used(seat, now))

    def deadline(self, seat: Seat) -> int:
        free = self.plan.delay * 1000 if self.plan.kind == "live" else 0
        return self.since[seat] + free + self.left[seat]

    def next_deadline(self) -> int | None:
        return min(map(self.deadline, self.since), default=None)

    def out_of_time(self, now: int) -> list[Seat]:
        return [seat for seat in self.since if self.deadline(seat) <= now]

    def _charge(self, seat: Seat, at: int) -> None:
        self.left[seat] = max(0, self.left[seat] - self._used(seat, at))
        del self.since[seat]

    def _used(self, seat: Seat, now: int) -> int:
        free = self.plan.delay * 1000 if self.plan.kind == "live" else 0
        return max(0, now - self.since[seat] - free)
