"""Clocks: how long each person may still think. They are told the time and never ask for it."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from maester.kernel import Seat
from maester.server.messages import TimeControl

LAST_CHANCE = 30_000
"""Milliseconds for a person who comes back to a seat whose time was up."""


class Spent(Struct, frozen=True):
    """What an answer cost and what it earned, in milliseconds."""

    thought: int
    charged: int
    earned: int


class Clocks:
    """The clocks of one match. Only people's seats have one, and it runs only while they are asked."""

    def __init__(self, plan: TimeControl, seats: Iterable[Seat], downtimes: Sequence[tuple[int, int]] = ()) -> None:
        self.plan = plan
        self.downtimes = downtimes
        """When no server was running: that time counts for nobody."""
        self.left: dict[Seat, int] = dict.fromkeys(seats, plan.seconds * 1000)
        """Milliseconds left, not counting the time running now."""
        self.since: dict[Seat, int] = {}
        """When the running clocks started."""

    def run(self, asked: Iterable[Seat], at: int) -> None:
        """These seats are asked now: their clocks run and the others stop."""
        now_asked = [seat for seat in asked if seat in self.left]
        for seat in [seat for seat in self.since if seat not in now_asked]:
            del self.since[seat]
        for seat in now_asked:
            if seat not in self.since:
                self.since[seat] = at
                if self.plan.kind == "days":
                    self.left[seat] = max(self.left[seat], self.plan.seconds * 1000)

    def answered(self, seat: Seat, at: int) -> Spent | None:
        """A seat has answered: what that cost and earned. None if its clock was not running."""
        if seat not in self.since:
            return None
        thought, before = self._thought(seat, at), self.left[seat]
        self._charge(seat, at)
        charged = self.left[seat]
        self.left[seat] += self.plan.increment * 1000
        if self.plan.kind == "days":
            self.left[seat] = self.plan.seconds * 1000
        return Spent(thought, before - charged, self.left[seat] - charged)

    def taken_back(self, seat: Seat, spent: Spent) -> None:
        """An answer that was taken back earns nothing."""
        self.left[seat] = max(0, self.left[seat] - spent.earned)

    def asked_again(self, seat: Seat, spent: Spent, at: int) -> None:
        """A seat is asked again about something it had answered: the time it spent on it is still spent."""
        if seat not in self.since:
            self.left[seat] += spent.charged
            self.since[seat] = began(self.downtimes, at, spent.thought)

    def stop(self, at: int) -> None:
        """Stop all clocks."""
        for seat in list(self.since):
            self._charge(seat, at)

    def handed_over(self, seat: Seat, at: int) -> None:
        """A bot plays on for this seat. If its time is up, the owner gets a last chance on coming back."""
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
        end = self.since[seat] + self._free + self.left[seat]
        for since, until in after(self.downtimes, self.since[seat]):
            if since < end:
                end += until - max(since, self.since[seat])
        return end

    def next_deadline(self) -> int | None:
        return min(map(self.deadline, self.since), default=None)

    def out_of_time(self, now: int) -> list[Seat]:
        return [seat for seat in self.since if self.deadline(seat) <= now]

    def _charge(self, seat: Seat, at: int) -> None:
        self.left[seat] = max(0, self.left[seat] - self._used(seat, at))
        del self.since[seat]

    def _used(self, seat: Seat, now: int) -> int:
        return max(0, self._thought(seat, now) - self._free)

    def _thought(self, seat: Seat, now: int) -> int:
        return max(0, now - self.since[seat] - lost(self.downtimes, self.since[seat], now))

    @property
    def _free(self) -> int:
        return self.plan.delay * 1000 if self.plan.kind == "live" else 0

    def copy(self) -> "Clocks":
        twin = Clocks(self.plan, (), self.downtimes)
        twin.left, twin.since = self.left.copy(), self.since.copy()
        return twin


def lost(downtimes: Sequence[tuple[int, int]], since: int, until: int) -> int:
    """How much of that time no server was running."""
    return sum(max(0, min(end, until) - max(begin, since)) for begin, end in after(downtimes, since))


def began(downtimes: Sequence[tuple[int, int]], at: int, thought: int) -> int:
    """When somebody began who has thought for so long now: no time without a server is part of that."""
    since = at - thought
    for begin, end in reversed(downtimes):
        if end <= since:
            break
        since -= max(0, min(end, at) - begin)
    return since


def after(downtimes: Sequence[tuple[int, int]], since: int) -> Sequence[tuple[int, int]]:
    """The downtimes that ended after that time. The list only grows, and only its end matters."""
    first = len(downtimes)
    while first and downtimes[first - 1][1] > since:
        first -= 1
    return downtimes[first:]
