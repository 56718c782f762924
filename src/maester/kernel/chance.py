"""Chance: every die and shuffle of a game, drawn from one number."""

from collections.abc import Iterable, Sequence
from hashlib import blake2b, sha256, shake_256
from struct import unpack
from typing import TypeVar

A = TypeVar("A")

SEED_BITS = 128
"""A seed is a whole number from 0 up to, but not including, 2 ** SEED_BITS."""

MOST_OUTCOMES = 1 << 32
"""No single draw has more outcomes than this: it would be unfair by more than 2 ** -32."""

# Luck is computed in blocks of this many 64-bit words.
_BLOCK = 32
_IN_BLOCK = _BLOCK - 1


class Chance:
    """The luck of one game: a seed, and how many times it has been drawn from. A copy draws the same values again.

    Luck comes from a cryptographic hash, so nobody who sees some cards can work out the others.
    """

    __slots__ = ("_words", "drawn", "seed")

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn
        self._words: tuple[int, ...] = ()
        if drawn & _IN_BLOCK:
            self._work_out()

    def below(self, n: int) -> int:
        """A whole number from 0 up to, but not including, n."""
        assert 0 < n <= MOST_OUTCOMES, "one draw has from 1 to 2 ** 32 outcomes"
        drawn = self.drawn
        at = drawn & _IN_BLOCK
        if not at:
            self._work_out()
        self.drawn = drawn + 1
        return self._words[at] * n >> 64

    def choice(self, items: Sequence[A]) -> A:
        """One of the items."""
        drawn = self.drawn
        at = drawn & _IN_BLOCK
        if not at:
            self._work_out()
        self.drawn = drawn + 1
        return items[self._words[at] * len(items) >> 64]

    def shuffled(self, items: Iterable[A]) -> tuple[A, ...]:
        """The items in a new order: each gets a large random number, and they are sorted by it."""
        unsorted = tuple(items)
        if not self.drawn & _IN_BLOCK:
            self._work_out()
        before = self.to_bytes()
        self.drawn += 1
        if len(unsorted) < 2:
            return unsorted  # there is one order only
        luck = shake_256(b"shuffle" + before).digest(8 * len(unsorted))
        numbers = unpack(f">{len(unsorted)}Q", luck)
        return tuple([unsorted[n] for n in sorted(range(len(unsorted)), key=numbers.__getitem__)])

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """Roll this many dice; the results in the order they were rolled."""
        return tuple([1 + self.below(sides) for _ in range(count)])

    def copy(self) -> "Chance":
        twin: Chance = object.__new__(Chance)
        twin.seed, twin.drawn, twin._words = self.seed, self.drawn, self._words
        return twin

    def to_bytes(self) -> bytes:
        return self.seed.to_bytes(SEED_BITS // 8, "big") + self.drawn.to_bytes(8, "big")

    @classmethod
    def from_bytes(cls, data: bytes) -> "Chance":
        return cls(int.from_bytes(data[:-8], "big"), int.from_bytes(data[-8:], "big"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.seed == other.seed and self.drawn == other.drawn

    __hash__ = None  # type: ignore[assignment]  # it changes with every draw

    def __repr__(self) -> str:
        return f"Chance({self.seed}, {self.drawn})"

    def _work_out(self) -> None:
        """The words of the next block to draw from."""
        block = self.seed.to_bytes(SEED_BITS // 8, "big") + (self.drawn // _BLOCK).to_bytes(8, "big")
        self._words = unpack(f">{_BLOCK}Q", shake_256(block).digest(8 * _BLOCK))


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
