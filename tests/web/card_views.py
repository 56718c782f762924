"""Moments of card games for the tests of their board: `python -m tests.web.card_views` rewrites them.

They need not be those of today's rules, so nothing compares them: only their form counts.
"""

from pathlib import Path
from typing import Any

import msgspec

from maester.games.cardgame import GAME
from maester.kernel import Chance, Table

WRITTEN = Path(__file__).parents[2] / "web" / "tests" / "boards" / "cardgame" / "views.json"

EACH_ABOUT = 1
"""So many moments of every kind of question, at every step, are kept."""


def moments() -> list[dict[str, Any]]:
    """Every kind of question of a joust and of a melee, with what the seat that is asked sees."""
    found: list[dict[str, Any]] = []
    for seats, seed in ((2, 7), (3, 8)):
        table, chance = Table.opened(GAME, GAME.options(seats=seats), seed=seed), Chance(seed)
        seen: dict[str, int] = {}
        while not table.over:
            seat = table.waiting[0]
            decision = table.decision(seat)
            seen_now: Any = table.view(seat)
            key = f"{decision.about} {seen_now.step}"
            seen[key] = seen.get(key, 0) + 1
            if seen[key] <= EACH_ABOUT:
                found.append({"seat": seat, "view": seen_now, "decision": decision})
            assert GAME.habit
            table.answer(seat, GAME.habit(table.state, seat, decision, chance))
    return found


if __name__ == "__main__":
    WRITTEN.write_bytes(msgspec.json.encode(moments()) + b"\n")
