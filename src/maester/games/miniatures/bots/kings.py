"""How a side stands in A Clash of Kings, in numbers, and what they are worth there.

Nearly everything turns on the commanders. Destroying one for the first time gives three or four of the eight points
that win, so every wound before that counts; afterwards the unit comes back with all its models. And a commander on a
marker scores twice, but attracts the enemy.
"""

from collections.abc import Sequence
from math import sqrt

from maester.games.miniatures.facts import MODES, SIZES
from maester.games.miniatures.state import State
from maester.games.miniatures.unit import commander_unit, full_wounds, on_table
from maester.games.miniatures.values import Unit
from maester.games.miniatures.victory import LAST_ROUND, required
from maester.kernel import Seat
from maester.kernel.extras.prospects import Numbers, chances, weighed

WEIGHTS: dict[str, tuple[float, float]] = {
    "points": (0.23, 0.42),
    "army": (0.065, 0.10),
    "markers": (0.23, 0.29),
    "markers-of-commander": (-0.46, 0.0),
    "near-markers": (0.0, 1.2),
    "commander": (2.57, 1.02),
    "commander-back": (1.37, 1.19),
    "commander-comes-back": (1.21, 0.30),
    "wins-this-round": (0.86, 1.43),
    "tokens": (-0.3, 0.0),
    "cards": (0.14, 0.0),
}
"""In the first round and in the last. Fitted to 470 games of squires, and rounded; `bench/miniatures_foretold.py` says
how well they predict other games."""


def kings_chances(state: State) -> dict[Seat, float]:
    """How likely everyone is to win."""
    progress = (max(1, state.round) - 1) / (LAST_ROUND - 1)
    now = [first + (last - first) * progress for first, last in WEIGHTS.values()]
    return chances({seat: weighed(numbers(state, seat), now) for seat in state.seats})


def numbers(state: State, seat: Seat) -> Numbers:
    """The numbers of a side, in the order of WEIGHTS."""
    army = {name: unit for name, unit in on_table(state) if state.friends(unit.seat, seat)}
    own = tuple(army.values())
    holders = [army[name] for name in state.markers.values() if name in army]
    of_commander = sum([unit.commander for unit in holders])
    scored = len(holders) + of_commander if state.round >= MODES[state.mode].scores_from else 0
    return (
        state.points[seat],
        sum([unit.facts.cost * health(unit) for unit in own]),
        len(holders),
        of_commander,
        near_free_markers(state, own),
        *commanders(state, seat),
        state.points[seat] + scored >= required(state.size, state.options.started_tens),
        sum([len(unit.tokens) for unit in own]),
        len(state.hands[seat]),
    )


def health(unit: Unit) -> float:
    return unit.wounds / full_wounds(unit.card)


def commanders(state: State, seat: Seat) -> tuple[float, float, float]:
    """The health of those that have not fallen yet and of those that came back, and how many will still come back."""
    fallen = {each.unit for each in state.slain}
    names = [name for mate in state.side(seat) if (name := commander_unit(state, mate)) is not None]
    return (
        sum([health(state.units[name]) for name in names if name not in fallen]),
        sum([health(state.units[name]) for name in names if name in fallen]),
        sum([state.units[name].wounds == 0 for name in names]),
    )


def near_free_markers(state: State, own: Sequence[Unit]) -> float:
    """How near the nearest unit is, for each marker that nobody holds."""
    free = [spot for marker, spot in state.spots.items() if spot is not None and state.markers[marker] is None]
    places = [unit.placed for unit in own]
    gaps = [min([sqrt((x - to_x) ** 2 + (y - to_y) ** 2) for _, x, y, _ in places]) for to_x, to_y in free if places]
    return sum([1 / (1 + gap / SIZES.short) for gap in gaps])
