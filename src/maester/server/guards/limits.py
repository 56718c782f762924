"""Limits: how much one person or address may ask for at once."""

import time
from collections.abc import Callable

from maester.server.guards.refused import NotAllowed

Rate = tuple[int, float]
"""A number at once, and a number more per second."""

SIGN_IN: Rate = (20, 0.2)
NEW_MATCH: Rate = (30, 0.5)
ROSTERS: Rate = (300, 300 / 86_400)
"""Decks and armies that people at one address may keep: so many, and as many more in a day."""
CHAT: Rate = (8, 1.0)
WISH: Rate = (20, 2.0)
WOULD: Rate = (60, 15.0)
"""Prepared answers that one person may have judged."""
REQUESTS: Rate = (300, 50.0)
"""What a stranger's address, or a person, may ask for: see costs.py."""
SHARED: Rate = (3_000, 300.0)
"""What all people at one address may ask for together."""
WORK: Rate = (2_000, 200.0)
"""Milliseconds of processor that one person's requests, or those of a stranger's address, may take: see accounts.py."""
ALL_WORK: Rate = (8_000, 600.0)
"""What those of all people at one address may take together."""
LOOKING_BACK: Rate = (20_000, 200.0)
"""Milliseconds of another process that replays may take for one person, or for a stranger's address. The longest take
some seconds, and nobody should play more slowly for having looked at one: so this is apart from all else."""
ALL_LOOKING_BACK: Rate = (80_000, 600.0)
"""What they may take for all people at one address together."""
EMPTY: Rate = (100, 20.0)
"""Messages on one socket that led to nothing: refused, not understood, or just a sign of life."""

MOST_REMEMBERED = 100_000
MOST_OWED = 60.0
"""Seconds: nobody waits longer for what they have used."""


class Limits:
    """A bucket for each asker: it fills by itself, and asking empties it."""

    def __init__(self, active: bool = True, now: Callable[[], float] = time.monotonic) -> None:
        self.active, self.now = active, now
        self._buckets: dict[tuple[str, Rate], tuple[float, float]] = {}
        """How much was left in each, and when; the latest asker is at the end."""

    def spend(self, who: str, rate: Rate, cost: float = 1) -> None:
        """Raise NotAllowed if this was too much."""
        if not self.active:
            return
        left = self.left(who, rate)
        enough = left >= cost
        self._set(who, rate, left - cost if enough else left)
        if not enough:
            raise NotAllowed("too-fast", 429)

    def charge(self, who: str, rate: Rate, cost: float) -> None:
        """What was used is paid, even if it was not there: then it is owed, for a minute's filling at most."""
        if self.active:
            self._set(who, rate, max(self.left(who, rate) - cost, -MOST_OWED * rate[1]))

    def check(self, who: str, rate: Rate) -> None:
        """Raise NotAllowed if something is owed."""
        if self.active and self.left(who, rate) < 0:
            raise NotAllowed("too-fast", 429)

    def pause(self, who: str, rate: Rate) -> float:
        """Seconds until nothing is owed."""
        return max(0.0, -self.left(who, rate) / rate[1]) if self.active else 0.0

    def _set(self, who: str, rate: Rate, left: float) -> None:
        self._buckets.pop((who, rate), None)
        self._buckets[who, rate] = left, self.now()
        if len(self._buckets) > MOST_REMEMBERED:
            del self._buckets[next(iter(self._buckets))]

    def left(self, who: str, rate: Rate) -> float:
        most, per_second = rate
        now = self.now()
        left, then = self._buckets.get((who, rate), (float(most), now))
        return min(float(most), left + (now - then) * per_second)


class Patience:
    """For senders who only make work: up to a rate they are heard at once, beyond it as fast as the rate allows."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._most, self._per_second = rate
        self._now = now
        self._left, self._then = float(self._most), now()

    def wear(self) -> None:
        now = self._now()
        self._left = min(float(self._most), self._left + (now - self._then) * self._per_second) - 1
        self._then = now

    @property
    def pause(self) -> float:
        """Seconds to wait before the next is heard."""
        return 0.0 if self._left >= 0 else -self._left / self._per_second


class Sockets:
    """How many sockets are open: counted per person, or per address for strangers. So people who share an address with
    many others, or with somebody who opens too many, still have room."""

    def __init__(self, per_address: int, per_person: int) -> None:
        self.per_address, self.per_person = per_address, per_person
        self._open: dict[str, int] = {}

    def enter(self, address: str, person: str | None) -> bool:
        keys = self._keys(address, person)
        if any(self._open.get(key, 0) >= most for key, most in keys.items()):
            return False
        for key in keys:
            self._open[key] = self._open.get(key, 0) + 1
        return True

    def exit(self, address: str, person: str | None) -> None:
        for key in self._keys(address, person):
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]

    def _keys(self, address: str, person: str | None) -> dict[str, int]:
        if person is not None:
            return {f"person {person}": self.per_person}
        return {f"address {address}": self.per_address}
