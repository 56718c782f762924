"""Speed of the miniatures game: random games that fight against PettingZoo's chess, and the questions of its geometry.

python bench/miniatures.py [seconds]
"""

import sys
from collections.abc import Callable
from statistics import median
from time import process_time

from maester.bench import measure
from maester.bench.yardsticks import Chess
from maester.games.miniatures import GAME
from maester.games.miniatures.combat.odds import Blow, forecast
from maester.games.miniatures.geometry.arc import shares
from maester.games.miniatures.geometry.everywhere import everywhere
from maester.games.miniatures.geometry.field import Field, Stood
from maester.games.miniatures.geometry.maneuver import Move, Moved
from maester.games.miniatures.geometry.measure import overlap
from maester.games.miniatures.geometry.sight import sight
from maester.games.miniatures.geometry.tray import Placed, outline
from maester.kernel import Chance, Table

SEATS = (2, 4)
"""Whole games are measured with two players and with four: more units, and more players to ask."""
KINDS = ("infantry", "infantry", "cavalry", "solo", "large-solo")


def scene(chance: Chance) -> list[Placed]:
    """Twelve trays on the middle of the table."""
    placed: list[Placed] = []
    while len(placed) < 12:
        one = (chance.choice(KINDS), 6_000 + chance.below(36_000), 10_000 + chance.below(28_000), chance.below(36_000))
        if not any(overlap(outline(*one), outline(*other)) for other in placed):
            placed.append(one)
    return placed


def move(placed: list[Placed]) -> Move:
    kind, x, y, heading = placed[0]
    trays = tuple(Stood(f"unit-{n}", *each, n % 2 == 0) for n, each in enumerate(placed[1:]))
    return Move(
        about="maneuver", unit="a", tray=kind, x=x, y=y, heading=heading, most=5_000, turns_first=True,
        field=Field(48_000, trays),
    )  # fmt: skip


def timed(name: str, unit: str, scale: float, tasks: list[Callable[[], object]]) -> None:
    times = []
    for task in tasks:
        before = process_time()
        task()
        times.append(process_time() - before)
    mean = sum(times) / len(times)
    print(
        f"{name:42} median {median(times) * scale:9.1f} {unit}   mean {mean * scale:9.1f} {unit}   {1 / mean:9.0f} /s"
    )


def main() -> None:
    chance = Chance(5)
    moves = [move(scene(chance)) for _ in range(60)]
    timed("all end poses, half inch x 1 degree", "ms", 1e3, [lambda m=m: everywhere(m) for m in moves])  # type: ignore[misc]
    poses = [
        (m, Moved(chance.below(36_000), chance.below(5_001), chance.below(36_000))) for m in moves for _ in range(50)
    ]
    timed("one pose judged", "us", 1e6, [lambda m=m, a=a: m.refusal(a) for m, a in poses])  # type: ignore[misc]
    pairs = []
    for _ in range(12):
        trays = scene(chance)
        shapes = [outline(*each) for each in trays]
        for n, one in enumerate(trays):
            for k, other in enumerate(trays):
                if n != k:
                    blockers = tuple(shape for at, shape in enumerate(shapes) if at not in (n, k))
                    pairs.append((one, other, blockers))
    look, part = sight.__wrapped__, shares.__wrapped__
    timed("lines of sight, 12 trays", "us", 1e6, [lambda p=p: look(*p) for p in pairs])  # type: ignore[misc]
    timed("arcs", "us", 1e6, [lambda p=p: part(p[1], p[0]) for p in pairs])  # type: ignore[misc]
    keywords = frozenset(["critical-blow", "precision", "sundering", "vicious"])
    blows = [Blow(dice=n, to_hit=3, save=4, morale=6, reroll=True, keywords=keywords) for n in range(4, 13)]
    timed("odds of an attack, 4 to 12 dice", "us", 1e6, [lambda b=b: forecast.__wrapped__(b) for b in blows])  # type: ignore[misc]

    for seats in SEATS:
        tables, table = [], Table.opened(GAME, GAME.options(seats=seats), 7)
        while not table.over:
            tables.append(table.copy())
            table.answer_any(table.waiting[0], chance)
        timed(f"copy of a table, {seats} seats", "us", 1e6, [t.copy for t in tables])
        seat = table.state.seats[0]
        timed(
            f"imagined table, {seats} seats", "us", 1e6, [lambda t=t, s=seat: t.imagined(s, Chance(3)) for t in tables]
        )  # type: ignore[misc]

    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    rounds = max(1, int(seconds / 0.6))
    for seats in SEATS:
        print(measure(GAME, rotations=rounds, seats=seats, yardsticks={"pettingzoo-chess": Chess}))


if __name__ == "__main__":
    main()
