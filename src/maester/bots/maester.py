"""maester: a search that thinks as long as it may."""

from time import monotonic
from typing import Any

from maester.bots.choices import choices
from maester.bots.search import Search
from maester.bots.thinking import Clock, Thinking
from maester.kernel import Chance, Seat, Table


class Maester:
    """Looks ahead in imagined worlds, and answers with what it came back to most."""

    def __init__(self, chance: Chance, thinking: Thinking | None = None, clock: Clock = monotonic) -> None:
        self.chance = chance
        self.thinking = thinking or Thinking()
        self.clock = clock

    def answer(self, table: Table, seat: Seat) -> Any:
        listed = choices(table.game, table.decision(seat))
        if listed is not None and len(listed) == 1:
            return next(iter(listed.values()))
        search = Search(table, seat, self.chance)
        for _ in self.thinking.turns(self.clock):
            search.iterate()
        return search.best()
