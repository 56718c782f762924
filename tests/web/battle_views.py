"""Moments of battles for the tests of their board: `python -m tests.web.battle_views` rewrites them.

They need not be those of today's rules, so nothing compares them: only their form counts.
"""

from pathlib import Path
from typing import Any

import msgspec

from maester.games.miniatures import GAME
from maester.kernel import Chance, Table

WRITTEN = Path(__file__).parents[2] / "web" / "tests" / "boards" / "miniatures" / "views.json"

MOMENTS: tuple[tuple[dict[str, Any], tuple[int, ...]], ...] = (
    ({"seats": 2}, (5, 70, 200)),
    ({"seats": 2, "mode": "dark-wings-dark-words"}, (120,)),
    ({"seats": 2, "mode": "a-feast-for-crows"}, (150,)),
    ({"seats": 4, "points": 40}, (250,)),
)
"""Options, and after how many answers of a game of habits we look."""


def moments() -> list[dict[str, Any]]:
    found = []
    for options, steps in MOMENTS:
        table, chance = Table.opened(GAME, GAME.options(**options), seed=7), Chance(7)
        for step in range(max(steps) + 1):
            seat = table.waiting[0]
            if step in steps:
                decision = table.decision(seat)
                found.append({"seat": seat, "view": table.view(seat), "decision": {"about": decision.about}})
            assert GAME.habit
            table.answer(seat, GAME.habit(table.state, seat, table.decision(seat), chance))
    return found


if __name__ == "__main__":
    WRITTEN.write_bytes(msgspec.json.encode(moments()) + b"\n")
