"""A hint for bots: how likely a seat is to win, from 0 (lost) to 1 (won)."""

from math import sqrt

from maester.games.miniatures.attack import blow_of
from maester.games.miniatures.facts import SIZES
from maester.games.miniatures.odds import forecast
from maester.games.miniatures.state import State
from maester.games.miniatures.unit import full_wounds
from maester.kernel import Seat

SPREAD = 6.0
"""So many points ahead is a clear lead."""
UNIT_WORTH = 0.9
"""What an army point on the table is worth in points of victory, at full strength."""
NEAR_MARKER = 0.25


def evaluate(state: State, seat: Seat) -> float:
    """The share of the victory once it is over; before, from points, strength and places."""
    if state.over:
        return 1 / len(state.winners) if seat in state.winners else 0.0
    lead = (worth(state, seat) - max([worth(state, foe) for foe in state.foes(seat)])) / SPREAD
    return 0.5 + 0.5 * lead / sqrt(1 + lead * lead)


def worth(state: State, seat: Seat) -> float:
    total = float(state.points[seat])
    for name, unit in state.units.items():
        if unit.seat == seat and unit.wounds:
            left = unit.wounds - expected_loss(state, name)
            total += UNIT_WORTH * unit.facts.cost / 2 * max(0.0, left) / full_wounds(unit.card)
    rounds_left = max(0, 7 - max(2, state.round))
    for holder in state.markers.values():
        if holder is not None and state.units[holder].seat == seat:
            total += rounds_left * 0.6 * (1 + state.units[holder].commander)
    return total + NEAR_MARKER * closeness(state, seat)


def expected_loss(state: State, name: str) -> float:
    """What the attack at hand is about to cost a unit: a bot looks past the dice."""
    if not state.attacks or state.attacks[-1].on != name or state.attacks[-1].saves:
        return 0.0
    attack = state.attacks[-1]
    return forecast(blow_of(state, attack)).mean


def closeness(state: State, seat: Seat) -> float:
    """How near the units are to markers that nobody holds."""
    free = [spot for marker, spot in state.spots.items() if spot is not None and state.markers[marker] is None]
    total = 0.0
    for unit in state.units.values():
        if unit.seat == seat and unit.pose is not None and free:
            nearest = min([(unit.pose.x - x) ** 2 + (unit.pose.y - y) ** 2 for x, y in free])
            total += 1 / (1 + sqrt(nearest) / SIZES.short)
    return total
