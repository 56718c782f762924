"""random: anything the rules allow."""

from typing import Any

from maester.kernel import Chance, Seat, Table


class Random:
    """Answers with some allowed answer."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def answer(self, table: Table, seat: Seat) -> Any:
        return table.decision(seat).sample(self.chance)
