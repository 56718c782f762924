"""Solving: where a game can be worked out to the end, the answer that is best on average over imagined worlds."""

from collections import defaultdict
from collections.abc import Hashable, Iterator
from typing import Any

from maester.bots.choices import choices
from maester.kernel import Chance, Seat, Table

WORLDS = 24
"""More worlds tell nothing new."""


def solve(table: Table, seat: Seat, chance: Chance, turns: Iterator[float]) -> Any | None:
    """The best answer, or None where the game cannot be solved from here: then no turn is used up."""
    solved = table.game.hints.solved
    answers = choices(table.game, table.decision(seat))
    if solved is None or answers is None:
        return None
    totals: defaultdict[Hashable, float] = defaultdict(float)
    for _ in range(WORLDS):
        world = table.imagined(seat, Chance(chance.below(1 << 32)))
        found = solved(world.state, seat, world.decision(seat))
        if found is None:
            # Earlier worlds may have been easier by luck.
            break
        for kind, worth in found.items():
            totals[kind] += worth
        if next(turns, None) is None:
            break
    return answers[max(totals, key=totals.__getitem__)] if totals else None
