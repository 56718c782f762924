"""Areas of the table: deployment zones, corners, strips along the edges."""

from maester.games.miniatures.facts import MODES, SIZES
from maester.games.miniatures.geometry.angle import HALF_TURN
from maester.games.miniatures.geometry.path import TABLE_DEPTH
from maester.games.miniatures.state import State
from maester.games.miniatures.unit import behind_walls
from maester.kernel import Seat

Area = tuple[int, int, int, int]
"""Left, low, right, high, in thou."""
CORNER = 12_000
STRIP = SIZES.short


def zone_of(state: State, seat: Seat) -> Area:
    """Where a player deploys. (MIN-DEPLOY-04, MIN-FFA-02)"""
    at = state.zones[seat]
    if state.corners:
        return corner(state.width, at)
    depth = zone_depth(state, seat)
    low, high = behind_walls(state)
    return (0, TABLE_DEPTH - depth, state.width, high) if at else (0, low, state.width, depth)


def zone_depth(state: State, seat: Seat) -> int:
    mode = MODES[state.mode]
    if mode.defender_zone is not None and state.defender is not None and state.friends(seat, state.defender):
        return mode.defender_zone
    return mode.zone


def corner(width: int, at: int) -> Area:
    """The corners go around clockwise from the left of the near edge. (MIN-FFA-02, MIN-RULE-97)"""
    left, low = (0, 0) if at == 0 else (0, TABLE_DEPTH - CORNER) if at == 1 else (width - CORNER, TABLE_DEPTH - CORNER)
    if at == 3:
        left, low = width - CORNER, 0
    return left, low, left + CORNER, low + CORNER


def all_zones(state: State) -> list[Area]:
    """Every zone, whoever will have it."""
    if state.corners:
        return [corner(state.width, at) for at in range(4)]
    depth = MODES[state.mode].zone
    return [(0, 0, state.width, depth), (0, TABLE_DEPTH - depth, state.width, TABLE_DEPTH)]


def side_strips(state: State) -> tuple[Area, Area]:
    """Within short range of a side edge, never behind castle walls. (MIN-MODE-ACOK-06, MIN-MODE-ASOS-11)"""
    low, high = behind_walls(state)
    return (0, low, STRIP, high), (state.width - STRIP, low, state.width, high)


def own_edges(state: State, seat: Seat) -> tuple[Area, ...]:
    """Within short range of the player's own table edge. (MIN-MODE-HWS-09, MIN-RULE-97)"""
    near, far = (0, 0, state.width, STRIP), (0, TABLE_DEPTH - STRIP, state.width, TABLE_DEPTH)
    if not state.corners:
        return (far,) if state.zones[seat] else (near,)
    return (near,) if state.zones[seat] in (0, 3) else (far,)


def heading_ahead(state: State, seat: Seat) -> int:
    """Towards the other side of the table."""
    far = state.zones[seat] in (1, 2) if state.corners else bool(state.zones[seat])
    return HALF_TURN if far else 0
