"""Games of intrigue played at random, to check what must be true of every game."""

from collections.abc import Iterator

from maester.kernel import Chance
from tests.scenarios.intrigue.scenario import Played, opened

COUNTS = (2, 3, 4, 5, 6)


def finished(game: Played, chance: Chance) -> Played:
    """The same game, played to its end."""
    for _ in decisions(game, chance):
        pass
    return game


def decisions(game: Played, chance: Chance) -> Iterator[Played]:
    """The game at each of its decisions, each answered at random."""
    table = game.table
    while table.waiting:
        yield game
        seat = table.waiting[0]
        table.answer(seat, table.decision(seat).sample(chance))


def random_decisions(players: int, seed: int) -> Iterator[Played]:
    """A new game at each of its decisions."""
    return decisions(opened(players, seed), Chance(seed))


def next_round(game: Played, chance: Chance) -> Played:
    """The same game at the first decision of its next round."""
    now = game.state.round
    for _ in decisions(game, chance):
        if game.state.round != now:
            break
    return game
