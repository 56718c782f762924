"""Limits: how much one person or address may ask for at once."""

import time
from collections.abc import Callable

from maester.server.refused import NotAllowed

Rate = tuple[int, float]
"""So many at once, and so many more per second."""

SIGN_IN: Rate = (20, 0.2)
NEW_MATCH: Rate = (30, 0.5)
CHAT: Rate = (8, 1.0)
WISH: Rate = (20, 2.0)
REQUESTS: Rate = (300, 50.0)

MOST_REMEMBERED = 100_000


class Limits:
    """A bucket for each who asks: it fills by itself, and asking empties it."""

    def __init__(self, active: bool = True, now: Callable[[], float] = time.monotonic) -> None:
        self.active, self.now = active, now
        self._buckets: dict[tuple[str, Rate], tuple[float, float]] = {}

    def spend(self, who: str, rate: Rate) -> None:
        """NotAllowed, if this was too much."""
        if not self.active:
            return
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.clear()
        most, per_second = rate
        now = self.now()
        left, then = self._buckets.get((who, rate), (float(most), now))
        left = min(float(most), left + (now - then) * per_second)
        if left < 1:
            self._buckets[who, rate] = left, now
            raise NotAllowed("too-fast", 429)
        self._buckets[who, rate] = left - 1, now


class Sockets:
    """How many sockets are open, by address and by person."""

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
        keys = {f"address {address}": self.per_address}
        return keys if person is None else {**keys, f"person {person}": self.per_person}
