"""What nested windows cost: `python bench/windows.py`. The numbers are in docs/decisions/007-windows.md.

Random duels of tests/kernel/flows/windows.py. At every decision: the answers since the last checkpoint, whether there
was only one answer, how deep windows are nested, and what a copy of the table costs (best of five, processor time).
"""

import sys
from pathlib import Path
from statistics import mean, median
from time import process_time_ns
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from maester.kernel import Chance, Options, Table
from tests.kernel.flows import windows

GAMES = 60


def cost_of_copy(table: Table) -> float:
    """Microseconds."""
    best = 1 << 62
    for _ in range(5):
        began = process_time_ns()
        table.copy()
        best = min(best, process_time_ns() - began)
    return best / 1000


def main() -> None:
    rows: list[tuple[int, bool, int, float]] = []
    for seed in range(GAMES):
        table: Any = Table.opened(windows.GAME, Options(seats=3), seed)
        chance = Chance(seed)
        while table.waiting:
            seat = table.waiting[0]
            forced = len(table.decision(seat).answers()) == 1
            rows.append((len(table.since), forced, windows.depth(table.state), cost_of_copy(table)))
            table.answer_any(seat, chance)
    share = mean(forced for _, forced, _, _ in rows)
    print(f"{len(rows)} decisions of {GAMES} duels of three, {share:.0%} with one answer only")
    for least in (0, 1, 2, 3):
        deep = [row for row in rows if row[2] >= least]
        since, costs = [row[0] for row in deep], [row[3] for row in deep]
        print(f"{least} windows or more: {len(deep):5} decisions")
        print(f"  answers since the checkpoint {mean(since):5.1f} mean {max(since):4} most")
        print(f"  copy {mean(costs):6.1f} µs mean {median(costs):6.1f} median {max(costs):6.1f} most")


if __name__ == "__main__":
    main()
