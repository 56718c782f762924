"""A hint for bots: how likely a seat is to win, from 0 (lost) to 1 (won)."""

from math import sqrt

from maester.games.miniatures.bots.kings import kings_chances
from maester.games.miniatures.combat.blow import blow_of
from maester.games.miniatures.combat.odds import forecast
from maester.games.miniatures.facts import MODES, SIZES
from maester.games.miniatures.state import State
from maester.games.miniatures.unit import full_wounds
from maester.games.miniatures.victory import LAST_ROUND
from maester.kernel import Seat

SPREAD = 6.0
"""A lead of so many points is a clear one."""
UNIT_WORTH, AT_LAST = 0.45, 0.15
"""What an army point on the table is worth in victory points at full strength: at the start, and what share of that is
left in the last round, when the unit has nothing more to gain."""
SCORED, LATER = 0.9, 0.5
"""What a marker is worth if it is scored this round, and for each round after that."""
NEAR_MARKER = 0.25


def evaluate(state: State, seat: Seat) -> float:
    """The share of the victory once the game is over; before that, an estimate from points, strength and places."""
    if state.over:
        return 1 / len(state.winners) if seat in state.winners else 0.0
    if MODES[state.mode].objectives == "hands":
        return kings_chances(state)[seat]
    lead = (worth(state, seat) - max([worth(state, foe) for foe in state.foes(seat)])) / SPREAD
    return 0.5 + 0.5 * lead / sqrt(1 + lead * lead)


def worth(state: State, seat: Seat) -> float:
    """What a side has: points, units, markers."""
    total = float(state.points[seat])
    left = max(0, LAST_ROUND - max(1, state.round))
    unit_worth = UNIT_WORTH * (AT_LAST + (1 - AT_LAST) * (left + 1) / LAST_ROUND)
    for name, unit in state.units.items():
        if unit.wounds and state.friends(unit.seat, seat):
            wounds = max(0.0, unit.wounds - expected_loss(state, name))
            total += unit_worth * unit.facts.cost * wounds / full_wounds(unit.card)
    if MODES[state.mode].marker_points:
        marker = LATER * left + (SCORED if state.round >= MODES[state.mode].scores_from else 0.0)
        for holder in state.markers.values():
            if holder is not None and state.friends(state.units[holder].seat, seat):
                total += marker * (1 + state.units[holder].commander)
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
        if unit.pose is not None and free and state.friends(unit.seat, seat):
            nearest = min([(unit.pose.x - x) ** 2 + (unit.pose.y - y) ** 2 for x, y in free])
            total += 1 / (1 + sqrt(nearest) / SIZES.short)
    return total
