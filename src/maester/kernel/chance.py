"""Chance: every die and shuffle of a game, drawn from one number."""

from collections.abc import Iterable, Sequence
from hashlib import blake2b, sha256
from typing import TypeVar

A = TypeVar("A")

SEED_BITS = 128
"""A seed is a whole number from 0 up to, but not including, 2 ** SEED_BITS."""

MOST_OUTCOMES = 1 << 32
"""No single draw has more."""

# With less unused luck than this a draw could be unfair by more than 2 ** -64, so the pool is filled again first.
_FAIR = MOST_OUTCOMES << 64


class Chance:
    """The luck of one game. `Chance(seed)` begins it; drawing changes it; a copy draws the same again.

    Luck comes from a cryptographic hash, so nobody who sees some cards can work out the others.
    """

    __slots__ = ("key", "pool")

    def __init__(self, seed: int) -> None:
        self.key = seed
        self.pool = 0

    def below(self, n: int) -> int:
        """A whole number from 0 up to, but not including, n."""
        assert 0 < n <= MOST_OUTCOMES, "one draw has from 1 to 2 ** 32 outcomes"
        if self.pool < _FAIR:
            self._fill()
        self.pool, drawn = divmod(self.pool, n)
        return drawn

    def choice(self, items: Sequence[A]) -> A:
        """One of the items."""
        if self.pool < _FAIR:
            self._fill()
        self.pool, drawn = divmod(self.pool, len(items))
        return items[drawn]

    def shuffled(self, items: Iterable[A]) -> tuple[A, ...]:
        """The items in a new order."""
        order = list(items)
        pool = self.pool
        for last in range(len(order) - 1, 0, -1):
            if pool < _FAIR:
                pool = self._fill()
            pool, drawn = divmod(pool, last + 1)
            order[last], order[drawn] = order[drawn], order[last]
        self.pool = pool
        return tuple(order)

    def copy(self) -> "Chance":
        twin = Chance(self.key)
        twin.pool = self.pool
        return twin

    def to_bytes(self) -> bytes:
        return self.key.to_bytes(32, "big") + self.pool.to_bytes(32, "big")

    @classmethod
    def from_bytes(cls, data: bytes) -> "Chance":
        chance = cls(int.from_bytes(data[:32], "big"))
        chance.pool = int.from_bytes(data[32:], "big")
        return chance

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.key == other.key and self.pool == other.pool

    __hash__ = None  # type: ignore[assignment]  # it changes as it is drawn from

    def __repr__(self) -> str:
        return f"Chance.from_bytes({self.to_bytes()!r})"

    def _fill(self) -> int:
        digest = blake2b(self.key.to_bytes(32, "big")).digest()
        self.key = int.from_bytes(digest[:32], "big")
        self.pool = int.from_bytes(digest[32:], "big")
        return self.pool


def seed_from(*parts: object) -> int:
    """A seed made from words and numbers: the same parts always give the same seed."""
    text = "\x1f".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=SEED_BITS // 8).digest(), "big")


def seed_hash(seed: int) -> str:
    """What is published before the game, so that everyone can check the seed published after it."""
    return sha256(f"maester seed {seed}".encode()).hexdigest()


def is_seed(value: object) -> bool:
    """Whether a value may serve as a seed."""
    return type(value) is int and 0 <= value < 1 << SEED_BITS
