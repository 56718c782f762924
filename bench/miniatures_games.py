"""Plays random games of the miniatures game in every mode. Checks: no error, no overlap of trays, wounds and points add
up.

python bench/miniatures_games.py [games] [first seed]
"""

import sys
from collections import Counter
from time import process_time
from typing import Any

from maester.games.miniatures import GAME
from maester.games.miniatures.army import ArmyList
from maester.games.miniatures.facts import ARMIES, MODES
from maester.games.miniatures.geometry.measure import overlap
from maester.games.miniatures.geometry.tray import far_apart, outline
from maester.games.miniatures.setup import Options
from maester.games.miniatures.state import State
from maester.games.miniatures.unit import full_wounds, is_wall
from maester.kernel import Chance, Table


def options(n: int) -> Options:
    """All modes in turn, all ways to lay terrain, duels, teams and free for all."""
    mode = tuple(MODES)[n % len(MODES)]
    terrain = ("fixed", "chosen", "dice", "none")[n // 3 % 4]
    kind = ("duel", "duel", "teams", "free-for-all")[n // 10 % 4]
    if kind == "free-for-all" and mode == "a-storm-of-swords":
        kind = "duel"
    seats = {"duel": 2, "teams": 4, "free-for-all": 3 + n % 2}[kind]
    points = 30 if kind != "duel" else (30, 40, 50)[n % 3]
    shape: Any = {"mode": mode, "terrain": terrain, "players": kind, "large": n % 5 == 0}
    return Options(seats=seats, points=points, armies=armies(n, seats), **shape)


def armies(n: int, seats: int) -> dict[str, str | ArmyList]:
    names = tuple(ARMIES)
    return {f"seat-{k + 1}": names[(n + k * (1 + n // len(names) % 3)) % len(names)] for k in range(seats)}


def check(state: State) -> None:
    """What must hold whenever somebody is asked."""
    units = [(name, unit) for name, unit in state.units.items() if unit.pose is not None]
    for n, (one, unit) in enumerate(units):
        for other, another in units[:n]:
            if not far_apart(unit.placed, another.placed, 0):
                assert not overlap(outline(*unit.placed), outline(*another.placed)), f"{one} lies on {other}"
    for name, unit in state.units.items():
        assert 0 <= unit.wounds <= full_wounds(unit.card), name
        assert unit.wounds or unit.pose is None or is_wall(unit) or dying(state, name), name
        assert len(set(unit.tokens)) == len(unit.tokens), name
    for seat in state.seats:
        held = (*state.hands[seat], *state.decks[seat], *state.discards[seat])
        attached = [laid.card for laid in state.laid if laid.seat == seat]
        missing = Counter(state.lists[seat]) - Counter(held)
        assert not Counter(held) - Counter(state.lists[seat]), f"{seat} has a card too many"
        assert not missing - Counter(attached), f"{seat} lost a card"
    for seat in state.seats:
        assert state.points[seat] == state.points[state.side(seat)[0]]


def dying(state: State, name: str) -> bool:
    """Between its last wound and its removal a unit is still there."""
    return any(getattr(step, "unit", None) == name for step in state.agenda)


def play(n: int, counts: Counter[str]) -> None:
    table: Any = Table.opened(GAME, options(n), n)
    chance, answers = Chance(n), 0
    while not table.over:
        table.answer_any(table.waiting[0], chance)
        check(table.state)
        answers += 1
        assert answers < 20_000, "it never ends"
    points: Counter[str] = Counter()
    for event in table.story:
        counts[type(event).__name__] += 1
        if type(event).__name__ == "PointsScored":
            for mate in table.state.side(event.seat):
                points[mate] += event.points
    assert all(points[seat] == table.state.points[seat] for seat in table.state.seats), "points from nowhere"
    counts["answers"] += answers
    counts[f"end: {table.state.why}"] += 1


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    counts: Counter[str] = Counter()
    began = process_time()
    for n in range(first, first + games):
        try:
            play(n, counts)
        except Exception as error:
            print(f"game {n}: {options(n)}")
            raise error
    print(f"{games} games, {counts['answers']} answers, {process_time() - began:.0f} s of processor time")
    for name, count in sorted(counts.items()):
        print(f"{count:8} {name}")


if __name__ == "__main__":
    main()
