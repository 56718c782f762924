"""How much it matters how OpenSpiel's hearts is stepped from Python: three ways to draw at its chance nodes.

`maester bench` takes the fastest, so that the comparison is never too kind to us.
"""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import numpy as np
import pyspiel

SECONDS = 3.0

Draw = Callable[[Any, Random], int]


def any_legal_outcome(state: Any, luck: Random) -> int:
    """Right for hearts, whose outcomes are all equally likely."""
    return luck.choice(state.legal_actions())


def weighted_outcome(state: Any, luck: Random) -> int:
    """Right for every game, with Python's own luck."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return luck.choices(outcomes, weights)[0]


def weighted_by_numpy(state: Any, luck: Random) -> int:
    """Right for every game, as OpenSpiel's own examples do it."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(np.random.choice(outcomes, p=weights))


def decisions_per_second(draw: Draw) -> float:
    game, luck, decisions = pyspiel.load_game("hearts"), Random(0), 0
    begun = process_time()
    while (now := process_time()) < begun + SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state, luck))
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
    return decisions / (now - begun)


if __name__ == "__main__":
    for draw in (any_legal_outcome, weighted_outcome, weighted_by_numpy):
        print(f"{draw.__name__:20} {decisions_per_second(draw):>9,.0f} decisions per second")
