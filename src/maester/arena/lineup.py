"""Line-ups: which bots meet in which seats. Every line-up is played in all its rotations, so seats do not matter."""

from collections.abc import Sequence
from itertools import combinations, permutations
from math import comb

from maester.kernel import Chance, seed_from

LineUp = tuple[str, ...]
"""The names of the bots, in the order of the seats."""

KINDS = ("rest", "mixed")
"""rest: one bot against a table of another, for every pair of bots. mixed: all bots at one table."""


class BadLineUp(ValueError):
    """These bots cannot meet like this."""


def check(bots: Sequence[str], kind: str) -> None:
    """Refuse what cannot be compared."""
    if kind not in KINDS:
        raise BadLineUp(f"there are no line-ups called {kind!r}; there are: {', '.join(KINDS)}")
    if len(bots) < 2:
        raise BadLineUp("a tournament needs at least two bots")
    if len(set(bots)) < len(bots):
        raise BadLineUp(f"every bot is named once, not: {', '.join(bots)}")


def one_against_the_rest(bots: Sequence[str], seats: int) -> tuple[LineUp, ...]:
    """For every pair of bots: one of the first among others of the second, and the reverse where that is different."""
    pairs = combinations(bots, 2) if seats == 2 else permutations(bots, 2)
    return tuple((one,) + (rest,) * (seats - 1) for one, rest in pairs)


def mixed(bots: Sequence[str], seats: int, deal: int, seed: int) -> LineUp:
    """Every bot as many times as fits; who gets the leftover seats changes from deal to deal, and so do neighbours."""
    left_over = tuple(combinations(bots, seats % len(bots)))
    chosen = tuple(bots) * (seats // len(bots)) + left_over[deal % len(left_over)]
    return Chance(seed_from(seed, "neighbours", deal)).shuffled(chosen)


def cycle_of(bots: Sequence[str], seats: int, kind: str) -> int:
    """The number of deals after which every bot has been at the table equally often."""
    return comb(len(bots), seats % len(bots)) if kind == "mixed" else 1


def rotations(lineup: LineUp) -> tuple[LineUp, ...]:
    """The same neighbours in other seats, until everyone has been in every seat."""
    return tuple(lineup[-turn:] + lineup[:-turn] if turn else lineup for turn in range(len(lineup)))
