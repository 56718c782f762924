"""What the intrigue board's own tests are held to: real positions and decisions, with the answers the rules allow.

`python -m tests.web.intrigue_fixture` rewrites web/tests/boards/intrigue.json.
"""

from pathlib import Path
from typing import Any

import msgspec

from maester.games import game
from maester.games.intrigue.facts import HOUSE_OF
from maester.kernel import Chance, Table

WRITTEN = Path(__file__).parents[2] / "web" / "tests" / "boards" / "intrigue.json"

MOMENTS = {2: (0, 9, 22), 5: (0, 13, 29), 6: (7, 19, 31)}
"""By number of players: after how many answers of a random game we look."""


def moments() -> list[dict[str, Any]]:
    found = []
    for seats, steps in MOMENTS.items():
        table = Table.opened(game("intrigue"), game("intrigue").options(seats=seats), seed=seats)
        chance = Chance(seats)
        for step in range(max(steps) + 1):
            seat = table.waiting[0]
            if step in steps:
                decision = table.decision(seat)
                found.append({"view": table.view(seat), "decision": decision, "answers": decision.answers()})
            table.answer_any(seat, chance)
    return found


def fixture() -> bytes:
    compact = msgspec.json.encode({"houses": HOUSE_OF, "moments": moments()})
    return msgspec.json.format(compact, indent=1) + b"\n"


if __name__ == "__main__":
    WRITTEN.write_bytes(fixture())
