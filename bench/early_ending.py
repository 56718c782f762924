"""What it costs a contest to end early: the same questions with and without it, judged in worlds of their own.

`python bench/early_ending.py GAME SEATS QUESTIONS SEED`: questions picked at random from games of squires.
"""

import sys
from collections.abc import Iterator
from random import Random
from statistics import fmean, stdev
from typing import Any

from maester.bots import contest
from maester.bots.candidates import candidates
from maester.bots.contest import MANY, Contest
from maester.bots.playout import playout
from maester.bots.thinking import Counted
from maester.games import game
from maester.kernel import Chance, Seat, Table, seed_from

PLAYOUTS = 110
"""About half a second of thinking in the board game with three players."""

WORLDS = 120
"""How many worlds two different answers are compared in."""

ASKED = 0.05
"""The share of the questions of a game that are tried."""

NEVER = 1e9


def main(name: str, seats: int, wanted: int, seed: int) -> None:
    luck, usual = Random(seed), contest.BEYOND_DOUBT
    parts, lost, different = list[float](), list[float](), 0
    for table, seat in questions(name, seats, seed, luck):
        thinking = luck.getrandbits(30)
        if len(candidates(table, seat, Chance(thinking), MANY)) < 2:
            continue
        patient, _ = thought(table, seat, thinking, NEVER)
        hasty, part = thought(table, seat, thinking, usual)
        parts.append(part)
        lost.append(0.0)
        if hasty != patient:
            different += 1
            worlds = [luck.getrandbits(32) for _ in range(WORLDS)]
            lost[-1] = led_to(table, seat, patient, worlds) - led_to(table, seat, hasty, worlds)
        if len(parts) == wanted:
            break
    early = sum(part < 1 for part in parts)
    print(f"{name}: {wanted} questions, {early} ended early, {fmean(parts):.3f} of the playouts used")
    print(
        f"{different} answers differ; lost {fmean(lost):.5f} ± {stdev(lost) / wanted**0.5:.5f} of a victory a question"
    )


def led_to(table: Table, seat: Seat, answer: Any, worlds: list[int]) -> float:
    return fmean([playout(table, seat, answer, world) or 0.0 for world in worlds])


def questions(name: str, seats: int, seed: int, luck: Random) -> Iterator[tuple[Table, Seat]]:
    """Some of the questions squires are asked, in one game after another."""
    rules, number = game(name), 0
    while rules.habit is not None:
        number += 1
        table = Table.opened(rules, rules.options(seats=seats), seed * 1000 + number)
        moods = {seat: Chance(seed_from(number, seat)) for seat in table.state.seats}
        while table.waiting:
            seat = table.waiting[0]
            if luck.random() < ASKED:
                yield table, seat
            world = table.imagined(seat, moods[seat])
            table.answer(seat, rules.habit(world.state, seat, world.decision(seat), moods[seat]))


def thought(table: Table, seat: Seat, thinking: int, doubt: float) -> tuple[Any, float]:
    """The answer, and the part of the playouts it took."""
    contest.BEYOND_DOUBT = doubt
    turns = Counted(PLAYOUTS)
    held = Contest(table, seat, Chance(thinking), turns)
    held.hold()
    return held.best(), turns.begun / PLAYOUTS


if __name__ == "__main__":
    main(sys.argv[1], *(int(number) for number in sys.argv[2:5]))
