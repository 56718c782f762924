"""How well the evaluation of the miniatures game foretells who wins among squires, by round, in one mode.

python bench/miniatures_foretold.py MODE [games] [first seed]

Positions are those in which playouts end: at the beginning of each turn. Equal chances have a log loss of 0.693.
"""

import sys
from math import log
from typing import Any

from miniatures_bots import armies

from maester.bots.squire import Squire
from maester.games.miniatures import GAME
from maester.games.miniatures.bots.habit import chapter
from maester.games.miniatures.setup import Options
from maester.kernel import Chance, Table, seed_from

SURE = 0.001
"""Forecasts are cut off this close to 0 and 1, because the log loss of a wrong certainty is infinite."""


def foretold(mode: Any, seed: int) -> list[tuple[int, float]]:
    """The rounds of a game's positions, and how surprising its result was from there."""
    table = Table.opened(GAME, Options(seats=2, mode=mode, armies=armies(seed)), seed)
    players = {seat: Squire(Chance(seed_from(seed, seat, "bot"))) for seat in table.state.seats}
    found, last = list[tuple[int, dict[str, float]]](), 0
    while table.waiting:
        state, seat = table.state, table.waiting[0]
        if state.round and chapter(state) > last:
            last = chapter(state)
            found.append((state.round, {each: GAME.evaluate(state, each) for each in state.seats}))
        table.answer(seat, players[seat].answer(table, seat))
    winners = GAME.standing(table.state).winners
    return [(turn, -sum([log(max(chances[each], SURE)) for each in winners]) / len(winners)) for turn, chances in found]


def main() -> None:
    mode = sys.argv[1]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 60
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    surprises = [each for seed in range(first, first + games) for each in foretold(mode, seed)]
    for turn in sorted({turn for turn, _ in surprises}):
        found = [surprise for when, surprise in surprises if when == turn]
        print(f"round {turn}: {sum(found) / len(found):.3f} ({len(found)} positions)")
    print(f"{mode}: {sum([surprise for _, surprise in surprises]) / len(surprises):.3f} in {games} games")


if __name__ == "__main__":
    main()
