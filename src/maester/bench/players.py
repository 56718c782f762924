"""Our own side of a benchmark: a game played at random, again and again, in slices of time."""

from collections.abc import Callable
from statistics import mean
from time import process_time
from typing import Any

from msgspec.json import Encoder

from maester.kernel import Chance, Game, Table, seed_from


class RandomPlay:
    """Games of random answers, one after another. Each slice continues where the last one stopped."""

    def __init__(self, game: Game, seats: int, seed: int = 0) -> None:
        self.game = game
        self.options = game.options(seats=seats)
        self.seed = seed
        self.games = 0
        self.chance = Chance(seed_from("bench answers", seed))
        self.table = self.next_table()

    def next_table(self) -> Table:
        self.games += 1
        return Table.opened(self.game, self.options, seed_from("bench", self.seed, self.games))

    def play(self, seconds: float) -> float:
        """Answer for about that long; decisions per second."""
        table, chance, decisions = self.table, self.chance, 0
        begun = process_time()
        end = begun + seconds
        while (now := process_time()) < end:
            # Look at the clock only now and then.
            for _ in range(LOOKS_AWAY):
                seat = table.waiting[0]
                self.look(table, seat)
                table.answer_any(seat, chance)
                if not table.waiting:
                    table = self.next_table()
            decisions += LOOKS_AWAY
        self.table = table
        return decisions / (now - begun)

    def look(self, table: Table, seat: str) -> None:
        """Called before each answer; does nothing here."""


class WatchedPlay(RandomPlay):
    """The same, and at each step the seat to move gets its view and its open decision as JSON."""

    encode = Encoder().encode

    def look(self, table: Table, seat: str) -> None:
        self.encode(table.view(seat))
        self.encode(table.decision(seat))


LOOKS_AWAY = 50


def copying(table: Table) -> Callable[[], Any]:
    return table.copy


def viewing(table: Table) -> Callable[[], Any]:
    seat = table.waiting[0]
    return lambda: table.view(seat)


def microseconds(
    game: Game, seats: int, seed: int, doing: Callable[[Table], Callable[[], Any]], times: int = 5
) -> float:
    """What it costs, averaged over every decision of one random game."""
    table, chance = Table.opened(game, game.options(seats=seats), seed), Chance(seed)
    costs = []
    while not table.over:
        do = doing(table)
        begun = process_time()
        for _ in range(times):
            do()
        costs.append((process_time() - begun) / times)
        table.answer_any(table.waiting[0], chance)
    return mean(costs) * 1e6
