"""Bots of the miniatures game against each other in one mode, both seats in turn, every game with other armies.

python bench/miniatures_bots.py MODE BOT OTHER [games] [first seed]
python bench/miniatures_bots.py fire-and-blood maester/1000ms squire 8 300

Time is processor time, the same for both sides. It also prints how long the slowest answer of the first bot took.
"""

import sys
from time import process_time
from typing import Any

from maester.arena.interval import win_rate
from maester.bots import Bot, Maester, Thinking, bot
from maester.games.miniatures import GAME
from maester.games.miniatures.army import ArmyList
from maester.games.miniatures.facts import ARMIES
from maester.games.miniatures.setup import Options
from maester.kernel import Chance, Table, seed_from


def player(name: str, seed: int) -> Bot:
    """`squire`, `random`, or `maester/` and how long it thinks: `maester/1000ms`, `maester/16` playouts."""
    kind, _, long = name.partition("/")
    if kind != "maester":
        return bot(kind, seed)
    timed = long.endswith("ms")
    thinking = Thinking(milliseconds=int(long[:-2])) if timed else Thinking(iterations=int(long))
    return Maester(Chance(seed), thinking, process_time)


def armies(seed: int) -> dict[str, str | ArmyList]:
    first, second, *_ = Chance(seed_from(seed, "armies")).shuffled(sorted(ARMIES))
    return {"seat-1": first, "seat-2": second}


def play(mode: Any, seed: int, one: str, other: str) -> tuple[float, float]:
    """Which share of the victory the first bot had, and how long its slowest answer took."""
    table = Table.opened(GAME, Options(seats=2, mode=mode, armies=armies(seed)), seed)
    mine = f"seat-{seed % 2 + 1}"
    players = {seat: player(one if seat == mine else other, seed_from(seed, seat, "bot")) for seat in table.state.seats}
    slowest = 0.0
    while table.waiting:
        seat, began = table.waiting[0], process_time()
        answer = players[seat].answer(table, seat)
        if seat == mine:
            slowest = max(slowest, process_time() - began)
        table.answer(seat, answer)
    winners = GAME.standing(table.state).winners
    return (mine in winners) / len(winners), slowest


def main() -> None:
    mode, one, other = sys.argv[1:4]
    games = int(sys.argv[4]) if len(sys.argv) > 4 else 20
    first = int(sys.argv[5]) if len(sys.argv) > 5 else 0
    deals: list[tuple[float, int]] = []
    slowest = 0.0
    for n in range(games):
        share, took = play(mode, first + n, one, other)
        deals.append((share, 1))
        slowest = max(slowest, took)
        rate = win_rate(deals)
        won = sum(each for each, _ in deals)
        print(
            f"{mode}: {one} won {won:g} of {n + 1} ({rate.low:.2f} - {rate.high:.2f}), slowest answer {slowest:.3f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
