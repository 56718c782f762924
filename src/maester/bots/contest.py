"""A contest: a few answers are tried in the same imagined worlds, and the worse half is dropped again and again.

Where answers are many and playing on is expensive, a tree starves: it spends its visits on other players' answers, and
compares its own in different worlds. A contest spends them all on the question that was asked.
"""

from collections.abc import Iterator
from math import sqrt
from statistics import fmean, variance
from typing import Any

from maester.bots.candidates import candidates
from maester.bots.playout import playout
from maester.bots.thinking import Turns
from maester.kernel import Chance, Seat, Table

FEW, MANY = 6, 8
"""How many answers enter: fewer if playouts are few, because each answer needs some to show what it is worth."""

PLAYOUTS_FOR_MANY = 32

ENOUGH_WORLDS = 8
"""After this many, an answer that was always or nearly always worse can be dropped before its half is."""

BEYOND_DOUBT = 4.0
"""How many standard errors an answer must be behind for that."""


class Contest:
    """One contest for one answer."""

    def __init__(self, table: Table, seat: Seat, chance: Chance, turns: Turns, most: int = MANY) -> None:
        self.table, self.seat, self.chance, self.turns = table, seat, chance, turns
        self.left = candidates(table, seat, chance, most, turns.is_over)
        self.results: list[list[float]] = [[] for _ in self.left]
        """What each of them led to, in the same worlds."""
        self.halvings = max(1, (len(self.left) - 1).bit_length())

    def best(self) -> Any:
        """The one with the best result among those left; among equals, the one that came to mind first."""
        return self.left[self.leader()]

    def leader(self) -> int:
        """Judged by the worlds in which all were tried. When the time is up, some may have been tried in one more."""
        worlds = min([len(results) for results in self.results])
        totals = [sum(results[:worlds]) for results in self.results]
        return max(range(len(totals)), key=totals.__getitem__)

    def hold(self) -> None:
        """Try all that are left in one world after another, and halve the field at equal intervals of the thinking.

        It is over once one is left, so an easy question takes less time than is allowed.
        """
        halved, steps = 0, self.steps()
        for part in self.turns:
            if len(self.left) == 1:
                return
            world_is_over = next(steps, None)
            if world_is_over is None:
                return
            while world_is_over and halved < self.halvings - 1 and part >= (halved + 1) / self.halvings:
                halved += 1
                self.halve()
            if world_is_over and len(self.results[0]) >= ENOUGH_WORLDS:
                self.drop_beaten()

    def steps(self) -> Iterator[bool]:
        """One playout after another, until the time is up. Each says whether all have now been tried in this world."""
        while True:
            world = self.chance.below(1 << 32)
            for n in range(len(self.left)):
                result = playout(self.table, self.seat, self.left[n], world, self.turns.is_over)
                if result is None:
                    return
                self.results[n].append(result)
                yield n == len(self.left) - 1

    def halve(self) -> None:
        """Only the better half continues, with its results so far."""
        ranked = sorted(range(len(self.left)), key=lambda n: -sum(self.results[n]))
        # In the order in which they came to mind, which decides between equals.
        self.keep(sorted(ranked[: (len(ranked) + 1) // 2]))

    def drop_beaten(self) -> None:
        """Those that are worse than the best beyond doubt are out, and those that are the same in every world."""
        leader = self.leader()
        best = self.results[leader]
        self.keep([n for n in range(len(self.left)) if n == leader or not is_beaten(self.results[n], best)])

    def keep(self, kept: list[int]) -> None:
        self.left, self.results = [self.left[n] for n in kept], [self.results[n] for n in kept]


def is_beaten(results: list[float], best: list[float]) -> bool:
    """Whether the lead is so many standard errors, over the worlds in which both were tried."""
    leads = [high - low for high, low in zip(best, results, strict=True)]
    lead = fmean(leads)
    return lead >= BEYOND_DOUBT * sqrt(variance(leads, lead) / len(leads))
