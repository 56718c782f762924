"""Exact odds of an attack: whole numbers of equally likely outcomes, divided once at the very end.

Where players choose which dice to roll again, they are assumed to choose all that went badly for them: the attacker
its misses, the opponent of a unit with a condition token the dice that succeeded.
"""

from collections.abc import Iterable
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
    rallies: tuple[tuple[int, int], ...] = ()
    """From so many wounds on it has lost ranks, and its test gets so much more; the fewest wounds first."""
    panic_wounds: int = 0
    panic_most: int | None = None
    never_panics: bool = False
    keywords: frozenset[str] = frozenset()
    reroll: bool = False
    """The attacker rolls its misses again."""
    reroll_defence: bool = False
    reroll_test: bool = False
    """The defender rolls again what did not block, or did not pass."""
    weakened: bool = False
    vulnerable: bool = False
    panicked: bool = False
    """`weakened` is a token of the attacker, the other two are of the defender; the opponent spends them."""
    twice: bool = False
    """Each die that hits counts twice."""
    extra_hits: int = 0
    no_defence: bool = False
    """Hits are wounds."""
    instead: int | None = None
    """If there is any hit: so many wounds in place of defence dice, with `instead_d3` a D3 more."""
    instead_d3: bool = False
    block: int = 0
    """So many more hits are blocked."""
    halve: bool = False
    extra_wounds: int = 0
    defender_first: bool = False
    """It is the defender's turn, so that its player is the first to roll dice again. (MIN-REROLL-02)"""

    @property
    def saving(self) -> int:
        """What is added to defence dice. (MIN-ABILITY-04)"""
        return self.defence - ("sundering" in self.keywords)

    @property
    def halves_hits(self) -> bool:
        """Wounds in place of hits are not halved."""
        return self.halve and (self.instead is None or self.no_defence)

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


class Chance(Struct, frozen=True):
    """An attack that could be made now. Of a charge also how many faces of the die arrive, and how likely that is."""

    unit: str
    how: str
    weapon: str
    arc: str
    attack: Forecast
    arrives: int | None = None
    chance: float | None = None


@lru_cache(maxsize=1 << 12)
def forecast(blow: Blow) -> Forecast:
    """The chance of every number of wounds, up to all the defender has left."""
    outcomes, whole = _struck(blow)
    passed, failed = _panic(blow, 0)
    tests = passed + sum(failed.values())  # as many, whatever it takes to pass
    wounds, fails = [0] * (blow.left + 1), 0
    for struck, weight in outcomes.items():
        if struck == 0 or struck >= blow.left:  # no wounds, no test; nor if nobody is left to take it
            wounds[min(struck, blow.left)] += weight * tests
            continue
        passed, failed = _panic(blow, struck)
        wounds[struck] += weight * passed
        for lost, ways in failed.items():
            wounds[min(struck + lost, blow.left)] += weight * ways
        fails += weight * (tests - passed)
    total = whole * tests
    assert sum(wounds) == total, "all outcomes are counted once"
    return Forecast(tuple(count / total for count in wounds), fails / total)


def mixed(parts: Iterable[tuple[float, Forecast]]) -> Forecast:
    """The odds if one of several things happens, each with its weight."""
    found = list(parts)
    whole = sum([weight for weight, _ in found])
    wounds = zip(*([chance * weight / whole for chance in each.wounds] for weight, each in found), strict=True)
    return Forecast(
        tuple(sum(chances) for chances in wounds),
        sum([each.panic_fails * weight / whole for weight, each in found]),
    )


def _again(good: int, of: int, own: bool, other: bool, own_first: bool) -> tuple[int, int]:
    """In how many ways, and out of how many, something ends well that does so in `good` of `of` ways at first. Its
    player may roll again what failed and the opponent what succeeded, each once and one after the other."""
    ways, whole = good, of
    for mine in (True, False) if own_first else (False, True):
        if mine and own:
            ways = ways * of + (whole - ways) * good
        elif not mine and other:
            ways *= good
        else:
            ways *= of
        whole *= of
    return ways, whole


def _attack_die(blow: Blow) -> tuple[int, int, int]:
    """In how many of 216 equally likely ways an attack die ends as a 6, as another hit, as a miss."""
    hits = sum([succeeds(face, blow.to_hit, blow.hit) for face in range(1, 7)])
    good, whole = _again(hits, 6, blow.reroll, blow.weakened, not blow.defender_first)
    return good // hits, good // hits * (hits - 1), whole - good  # among hits, every face is as likely as another


def _saved(blow: Blow) -> tuple[int, int]:
    """In how many ways a hit is blocked, and in how many it is not."""
    good = sum([succeeds(face, blow.save, blow.saving) for face in range(1, 7)])
    blocked, whole = _again(good, 6, blow.reroll_defence, blow.vulnerable, blow.defender_first)
    return blocked, whole - blocked


def _struck(blow: Blow) -> tuple[dict[int, int], int]:
    """Wounds → ways, before the panic test, and all ways together."""
    blocked, through = _saved(blow)
    aimed = _aimed(blow)
    most = max([hits for _, hits in aimed])
    whole = blocked + through
    saves_of = {hits: _unblocked(hits, blocked, through, whole ** (most - hits)) for _, hits in aimed}
    found: dict[int, int] = {}
    for (sure, hits), weight in aimed.items():
        for k, saves in enumerate(saves_of[hits]):
            wounds = sure + max(0, k - blow.block)
            wounds = (wounds // 2 if blow.halves_hits else wounds) + blow.extra_wounds
            found[wounds] = found.get(wounds, 0) + weight * saves
    return found, sum(aimed.values()) * whole**most


def _unblocked(hits: int, blocked: int, through: int, more: int) -> list[int]:
    """For each number of hits that are not blocked, in how many ways; `more` are the dice that others would roll."""
    return [comb(hits, k) * through**k * blocked ** (hits - k) * more for k in range(hits + 1)]


def _aimed(blow: Blow) -> dict[tuple[int, int], int]:
    """Wounds that no die can block, and hits that are defended against → ways."""
    six, other, miss = _attack_die(blow)
    precise, critical = "precision" in blow.keywords, "critical-blow" in blow.keywords
    ways: dict[tuple[int, int], int] = {}
    for sixes in range(blow.dice + 1):
        for others in range(blow.dice + 1 - sixes):
            missed = blow.dice - sixes - others
            weight = (
                comb(blow.dice, sixes) * comb(blow.dice - sixes, others) * six**sixes * other**others * miss**missed
            )
            if weight:
                hits = (sixes + others) * (1 + blow.twice) + blow.extra_hits + sixes * critical
                sure, hits = (sixes, hits - sixes) if precise else (0, hits)
                for end in _undefended(blow, sure, hits):
                    ways[end] = ways.get(end, 0) + weight
    return ways


def _undefended(blow: Blow, sure: int, hits: int) -> tuple[tuple[int, int], ...]:
    """What becomes of hits against which no defence dice are rolled; three equally likely ends, if a D3 decides."""
    if blow.no_defence:
        sure, hits = sure + hits, 0
    elif blow.instead is not None and (sure or hits):
        if blow.instead_d3:
            return tuple((blow.instead + face, 0) for face in (1, 2, 3))
        sure, hits = blow.instead, 0
    return ((sure, hits),) * (3 if blow.instead_d3 else 1)


def _panic(blow: Blow, struck: int) -> tuple[int, dict[int, int]]:
    """Ways to pass the panic test after so many wounds, and wounds lost → ways to fail it."""
    more = [more for least, more in blow.rallies if struck >= least]
    result = blow.fear + (more[-1] if more else 0)
    good = sum([ways for total, ways in TWO_DICE.items() if max(0, total + result) >= blow.morale])
    passed, whole = _again(good, 36, blow.reroll_test, blow.panicked, blow.defender_first)
    if blow.never_panics:
        passed = whole
    failed: dict[int, int] = {}
    for face in (1, 2, 3):
        lost = max(0, face + blow.panic_wounds)
        if blow.panic_most is not None:
            lost = min(lost, blow.panic_most)
        failed[lost] = failed.get(lost, 0) + whole - passed
    return 3 * passed, failed
