"""A contest: a few answers tried in the same imagined worlds, the worse half dropped again and again.

Where answers are many and playing on is dear, a tree is starved: it spends its visits on the others' answers, and
compares its own in different worlds. A contest spends all of them on the question that was asked.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from maester.bots.candidates import candidates
from maester.bots.playout import playout
from maester.kernel import Chance, Seat, Table

FEW, MANY = 6, 8
"""How many answers enter: few while playouts are few, for each needs some to show what it is worth."""

PLAYOUTS_FOR_MANY = 32


class Contest:
    """One contest for one answer."""

    def __init__(self, table: Table, seat: Seat, chance: Chance, most: int = MANY) -> None:
        self.table, self.seat, self.chance = table, seat, chance
        self.left = candidates(table, seat, chance, most)
        self.totals = [0.0] * len(self.left)
        self.halvings = max(1, (len(self.left) - 1).bit_length())

    def best(self) -> Any:
        """Of those left, the one that fared best; of equals, the one that came to mind first."""
        return self.left[max(range(len(self.left)), key=self.totals.__getitem__)]

    def hold(self, turns: Iterable[float]) -> None:
        """Try all that are left in one world after another; each time an equal part of the thinking is over, halve."""
        halved, steps = 0, self.steps()
        for part in turns:
            if len(self.left) == 1:
                return
            world_is_over = next(steps)
            while world_is_over and halved < self.halvings - 1 and part >= (halved + 1) / self.halvings:
                halved += 1
                self.halve()

    def steps(self) -> Iterator[bool]:
        """One playout after the other. Each says whether all have been tried in this world now."""
        while True:
            world = self.chance.below(1 << 32)
            for n in range(len(self.left)):
                self.totals[n] += playout(self.table, self.seat, self.left[n], world)
                yield n == len(self.left) - 1

    def halve(self) -> None:
        """Only the better half goes on, with what it has gathered so far."""
        ranked = sorted(range(len(self.left)), key=lambda n: -self.totals[n])
        # In the order in which they came to mind, which decides between equals.
        kept = sorted(ranked[: (len(ranked) + 1) // 2])
        self.left, self.totals = [self.left[n] for n in kept], [self.totals[n] for n in kept]
