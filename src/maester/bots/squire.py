"""squire: what an experienced player would do, without looking ahead."""

from typing import Any

from maester.bots.choices import choices
from maester.kernel import Chance, Seat, Table, seed_from

SAMPLES = 16
"""Answers tried where they cannot be listed."""

WORLDS = 6
"""Imagined worlds each answer is tried in."""


class Squire:
    """Follows the game's habit; where a game has none, takes the answer that looks best right after it is given."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def answer(self, table: Table, seat: Seat) -> Any:
        if table.game.habit is None:
            return self._best_looking(table, seat)
        world = table.imagined(seat, self.chance)
        return table.game.habit(world.state, seat, world.decision(seat), self.chance)

    def _best_looking(self, table: Table, seat: Seat) -> Any:
        decision = table.decision(seat)
        listed = choices(table.game, decision)
        tried = [decision.sample(self.chance) for _ in range(SAMPLES)] if listed is None else list(listed.values())
        if len(tried) == 1:
            return tried[0]
        # Answers are compared with equal luck: all in the same worlds.
        worlds = [seed_from("world", self.chance.below(1 << 32)) for _ in range(WORLDS)]
        worths = [sum(worth(table, seat, answer, world) for world in worlds) for answer in tried]
        best = max(worths)
        return self.chance.choice([answer for answer, looks in zip(tried, worths, strict=True) if looks == best])


def worth(table: Table, seat: Seat, answer: Any, luck: int) -> float:
    """How well the seat stands in an imagined world once it, and everyone asked together with it, has answered."""
    chance = Chance(luck)
    world = table.imagined(seat, chance)
    asked = world.waiting
    world.answer(seat, answer)
    for other in asked:
        if other != seat and other in world.waiting:
            world.answer(other, world.decision(other).sample(chance))
    return world.game.evaluate(world.state, seat)
