"""maester: thinks ahead for as long as it is allowed."""

from time import monotonic
from typing import Any

from maester.bots.choices import choices
from maester.bots.contest import FEW, MANY, PLAYOUTS_FOR_MANY, Contest
from maester.bots.search import Search
from maester.bots.solving import solve
from maester.bots.thinking import Clock, Thinking, Turns, Until, unsaid
from maester.kernel import Chance, Seat, Table


class Maester:
    """Looks ahead in imagined worlds: by a contest or by a tree, whichever has proved better in the game."""

    def __init__(
        self, chance: Chance, thinking: Thinking | None = None, clock: Clock = monotonic, until: Until = unsaid
    ) -> None:
        self.chance = chance
        self.thinking = thinking or Thinking()
        self.clock, self.until = clock, until

    def answer(self, table: Table, seat: Seat) -> Any:
        listed = choices(table.game, table.decision(seat))
        if listed is not None and len(listed) == 1:
            return next(iter(listed.values()))
        turns = self.thinking.turns(self.clock, self.until)
        solution = solve(table, seat, self.chance, turns)
        if solution is not None:
            return solution
        return (self.by_contest if table.game.hints.search == "contest" else self.by_tree)(table, seat, turns)

    def by_contest(self, table: Table, seat: Seat, turns: Turns) -> Any:
        few = self.thinking.iterations is not None and self.thinking.iterations < PLAYOUTS_FOR_MANY
        contest = Contest(table, seat, self.chance, turns, FEW if few else MANY)
        contest.hold()
        return contest.best()

    def by_tree(self, table: Table, seat: Seat, turns: Turns) -> Any:
        search = Search(table, seat, self.chance)
        for _ in turns:
            search.iterate()
        return search.best()
