"""Here We Stand: quadrants of the table, controlled by the army points that stand in them. (MIN-MODE-HWS-03..11)"""

from functools import lru_cache

from maester.games.miniatures.events import QuadrantEntered
from maester.games.miniatures.facts import MODES
from maester.games.miniatures.geometry.arc import EQUAL, area, cut_to
from maester.games.miniatures.geometry.measure import GRAIN, Shape
from maester.games.miniatures.geometry.path import TABLE_DEPTH
from maester.games.miniatures.geometry.tray import outline
from maester.games.miniatures.state import State
from maester.games.miniatures.unit import on_table
from maester.games.miniatures.values import Ncu, Unit
from maester.games.miniatures.victory import gain, own_attachments, unit_points
from maester.kernel import Flow, Pick, ask

QUADRANTS = {"near-left": 0, "far-left": 1, "far-right": 2, "near-right": 3}
NAMES = {at: name for name, at in QUADRANTS.items()}
LEAST = 5
COMMANDER = 3
"""What a commander adds to its price, as a rule nothing. (MIN-MODE-HWS-08, MIN-RULE-99)"""


@lru_cache(maxsize=1 << 10)
def shares(shape: Shape, width: int) -> tuple[int, ...]:
    """How much of a tray lies in each quadrant, in ten-thousandths."""
    x, y = width * GRAIN / 2, TABLE_DEPTH * GRAIN / 2
    left, right, near, far = (-1.0, 0.0, x), (1.0, 0.0, -x), (0.0, -1.0, y), (0.0, 1.0, -y)
    spots = [(float(px), float(py)) for px, py in shape]
    whole = area(spots)
    parts = [cut_to(spots, planes) for planes in ((left, near), (left, far), (right, far), (right, near))]
    return tuple(int(area(part) / whole * 10_000 + 0.5) for part in parts)


def quadrants_of(state: State, unit: Unit) -> tuple[int, ...]:
    """Where the largest part of its tray lies; several if parts are equal. (MIN-MODE-HWS-04)"""
    parts = shares(outline(*unit.placed), state.width)
    best = max(parts)
    return tuple(at for at, part in enumerate(parts) if best - part <= EQUAL)


def score_quadrants(state: State) -> Flow[None]:
    """Five army points at least, and more than the opponent. (MIN-MODE-HWS-05, MIN-MODE-HWS-11)"""
    points: dict[int, dict[int, int]] = {at: dict.fromkeys(state.sides.values(), 0) for at in range(4)}
    for name, unit in tuple(on_table(state)):
        found = quadrants_of(state, unit)
        at = found[0] if len(found) == 1 else (yield from ask(state.other(unit.seat), which_quadrant, name, found))
        points[at][state.sides[unit.seat]] += army_points(unit)
    for ncu in state.ncus.values():
        if ncu.quadrant is not None and not ncu.gone:
            points[ncu.quadrant][state.sides[ncu.seat]] += ncu_points(ncu)
    for sides in points.values():
        best = max(sides.values())
        leaders = [side for side, count in sides.items() if count == best]
        if best >= LEAST and len(leaders) == 1:
            seat = next(seat for seat in state.seats if state.sides[seat] == leaders[0])
            gain(state, seat, 1, "quadrant")


class WhichQuadrant(Pick[int], frozen=True, kw_only=True):
    """In which quadrant a unit counts if it stands equally in several."""

    unit: str


def which_quadrant(unit: str, options: tuple[int, ...]) -> WhichQuadrant:
    return WhichQuadrant(about="quadrant", rule="MIN-MODE-HWS-04", options=options, unit=unit)


def army_points(unit: Unit) -> int:
    """Unit and attachments; the commander adds three, as long as it is there. (MIN-RULE-99, MIN-RULE-48)"""
    there = unit.facts.commander or any(each.commander for each in own_attachments(unit))
    return unit_points(unit) + (COMMANDER if unit.commander and there else 0)


def ncu_points(ncu: Ncu) -> int:
    return ncu.facts.cost + (COMMANDER if ncu.commander else 0)


# -------------------------------------------------------------------------------------------------------- NCUs there


def free_quadrants(state: State, ncu: str) -> list[str]:
    """One NCU of each player in a quadrant. (MIN-MODE-HWS-06, MIN-MODE-HWS-07)"""
    if not MODES[state.mode].quadrants:
        return []
    seat = state.ncus[ncu].seat
    taken = [each.quadrant for each in state.ncus.values() if each.seat == seat and not each.gone]
    return [name for name, at in QUADRANTS.items() if at not in taken]


def enter_quadrant(state: State, ncu: str, at: int) -> None:
    state.change_ncu(ncu, quadrant=at)
    state.tell(QuadrantEntered(ncu, NAMES[at]))
