"""A contest: a few answers are tried in the same imagined worlds, and the worse half is dropped again and again.

Where answers are many and playing on is expensive, a tree starves: it spends its visits on other players' answers, and
compares its own in different worlds. A contest spends them all on the question that was asked.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from maester.bots.candidates import candidates
from maester.bots.playout import playout
from maester.kernel import Chance, Seat, Table

FEW, MANY = 6, 8
"""How many answers enter: fewer if playouts are few, because each answer needs some to show what it is worth."""

PLAYOUTS_FOR_MANY = 32


class Contest:
    """One contest for one answer."""

    def __init__(self, table: Table, seat: Seat, chance: Chance, most: int = MANY) -> None:
        self.table, self.seat, self.chance = table, seat, chance
        self.left = candidates(table, seat, chance, most)
        self.totals = [0.0] * len(self.left)
        self.halvings = max(1, (len(self.left) - 1).bit_length())

    def best(self) -> Any:
        """The one with the best result among those left; among equals, the one that came to mind first."""
        return self.left[max(range(len(self.left)), key=self.totals.__getitem__)]

    def hold(self, turns: Iterable[float]) -> None:
        """Try all that are left in one world after another, and halve the field at equal intervals of the thinking."""
        halved, steps = 0, self.steps()
        for part in turns:
            if len(self.left) == 1:
                return
            world_is_over = next(steps)
            while world_is_over and halved < self.halvings - 1 and part >= (halved + 1) / self.halvings:
                halved += 1
                self.halve()

    def steps(self) -> Iterator[bool]:
        """One playout after another. Each says whether all have now been tried in this world."""
        while True:
            world = self.chance.below(1 << 32)
            for n in range(len(self.left)):
                self.totals[n] += playout(self.table, self.seat, self.left[n], world)
                yield n == len(self.left) - 1

    def halve(self) -> None:
        """Only the better half continues, with its totals so far."""
        ranked = sorted(range(len(self.left)), key=lambda n: -self.totals[n])
        # In the order in which they came to mind, which decides between equals.
        kept = sorted(ranked[: (len(ranked) + 1) // 2])
        self.left, self.totals = [self.left[n] for n in kept], [self.totals[n] for n in kept]
