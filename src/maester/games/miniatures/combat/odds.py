"""Exact odds of an attack: whole numbers of equally likely outcomes, divided once at the very end.

Where players choose which dice to roll again, they are assumed to choose all that went badly for them: the attacker
its misses, the opponent of a unit with a condition token the dice that succeeded.
"""

from functools import lru_cache
from math import comb

from msgspec import Struct

from maester.games.miniatures.combat.dice import succeeds

TWO_DICE = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""How many of the 36 outcomes of two dice have each sum."""


class Blow(Struct, frozen=True):
    """An attack as numbers: what is rolled, what is needed, what is added."""

    dice: int
    to_hit: int
    save: int
    morale: int
    left: int = 12
    """Wounds the defender can still take."""
    hit: int = 0
    defence: int = 0
    panic: int = 0
    panic_wounds: int = 0
    keywords: frozenset[str] = frozenset()
    reroll: bool = False
    """The attacker rolls its misses again."""
    weakened: bool = False
    vulnerable: bool = False
    panicked: bool = False
    """`weakened` is a token of the attacker, the other two are of the defender; the opponent spends them."""

    @property
    def saving(self) -> int:
        """What is added to defence dice. (MIN-ABILITY-04)"""
        return self.defence - ("sundering" in self.keywords)

    @property
    def fear(self) -> int:
        """What is added to the panic test. (MIN-ABILITY-01)"""
        return self.panic - 2 * ("vicious" in self.keywords)


class Forecast(Struct, frozen=True):
    """The chance of each number of wounds, those of the panic test included, and of failing that test."""

    wounds: tuple[float, ...]
    panic_fails: float

    @property
    def mean(self) -> float:
        return sum([wounds * chance for wounds, chance in enumerate(self.wounds)])

    @property
    def destroys(self) -> float:
        return self.wounds[-1]


@lru_cache(maxsize=1 << 12)
def forecast(blow: Blow) -> Forecast:
    """The chance of every number of wounds, up to all the defender has left."""
    outcomes, whole = _struck(blow)
    passed, failed = _panic(blow)
    tests = passed + sum(failed.values())
    wounds, fails = [0] * (blow.left + 1), 0
    for struck, weight in enumerate(outcomes):
        if struck == 0 or struck >= blow.left:  # no wounds, no test; nor if nobody is left to take it
            wounds[min(struck, blow.left)] += weight * tests
            continue
        wounds[struck] += weight * passed
        for lost, ways in failed.items():
            wounds[min(struck + lost, blow.left)] += weight * ways
        fails += weight * (tests - passed)
    total = whole * tests
    assert sum(wounds) == total, "all outcomes are counted once"
    return Forecast(tuple(count / total for count in wounds), fails / total)


def _attack_die(blow: Blow) -> tuple[int, int, int]:
    """In how many of 216 equally likely ways an attack die ends as a 6, as another hit, as a miss."""
    hits = sum([succeeds(face, blow.to_hit, blow.hit) for face in range(1, 7)])
    one = (1, hits - 1, 6 - hits)
    six, other, miss = one[0] * 36, one[1] * 36, one[2] * 36
    if blow.reroll:
        again = miss // 6
        six, other, miss = six + again, other + again * one[1], again * one[2]
    if blow.weakened:
        again = (six + other) // 6
        six, other, miss = again, again * one[1], miss + again * one[2]
    return six, other, miss


def _saved(blow: Blow) -> tuple[int, int]:
    """In how many of 36 ways a hit is blocked, and in how many it is not."""
    good = sum([succeeds(face, blow.save, blow.saving) for face in range(1, 7)])
    return (good * good, 36 - good * good) if blow.vulnerable else (good * 6, 36 - good * 6)


def _struck(blow: Blow) -> tuple[list[int], int]:
    """Wounds → ways, before the panic test, and all ways together."""
    six, other, miss = _attack_die(blow)
    blocked, through = _saved(blow)
    most = 2 * blow.dice
    down, up = [blocked**k for k in range(most + 1)], [through**k for k in range(most + 1)]
    saves_of = [[comb(n, k) * up[k] * down[n - k] * 36 ** (most - n) for k in range(n + 1)] for n in range(most + 1)]
    precise, critical = "precision" in blow.keywords, "critical-blow" in blow.keywords
    ways: dict[tuple[int, int], int] = {}
    for sixes in range(blow.dice + 1):
        for others in range(blow.dice + 1 - sixes):
            missed = blow.dice - sixes - others
            weight = (
                comb(blow.dice, sixes) * comb(blow.dice - sixes, others) * six**sixes * other**others * miss**missed
            )
            if weight:
                sure, hits = (sixes if precise else 0), others + sixes * (not precise) + sixes * critical
                ways[sure, hits] = ways.get((sure, hits), 0) + weight
    wounds = [0] * (most + 1)
    for (sure, hits), weight in ways.items():
        for k, saves in enumerate(saves_of[hits]):
            if saves:
                wounds[sure + k] += weight * saves
    return wounds, 216**blow.dice * 36**most


def _panic(blow: Blow) -> tuple[int, dict[int, int]]:
    """Ways to pass the panic test, and wounds lost → ways to fail it."""
    good = sum([ways for total, ways in TWO_DICE.items() if max(0, total + blow.fear) >= blow.morale])
    passed = good * good if blow.panicked else good * 36
    failed: dict[int, int] = {}
    for face in (1, 2, 3):
        lost = max(0, face + blow.panic_wounds)
        failed[lost] = failed.get(lost, 0) + 36 * 36 - passed
    return 3 * passed, failed
