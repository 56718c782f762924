"""Objective markers that are covered: a tray over the whole marker claims it. (MIN-MODE-AGOT-04..07)"""

from maester.games.miniatures.cards import keep_to_limit
from maester.games.miniatures.events import MarkersChanged
from maester.games.miniatures.facts import MODES, SIZES
from maester.games.miniatures.geometry.arc import frame
from maester.games.miniatures.geometry.measure import GRAIN
from maester.games.miniatures.geometry.tray import DEPTH, WIDTH, Placed
from maester.games.miniatures.state import State
from maester.games.miniatures.unit import enemies_engaged, is_solo, ranks
from maester.games.miniatures.values import Unit

Spot = tuple[int, int]


def local(placed: Placed, spot: Spot) -> tuple[float, float]:
    """Where a spot lies in the frame of a tray, in grains."""
    ((u, v),) = frame(placed, ((spot[0] * GRAIN, spot[1] * GRAIN),))
    return u, v


def covers(placed: Placed, spot: Spot) -> bool:
    """Whether a tray lies over the whole marker. (MIN-MODE-AGOT-04)"""
    u, v = local(placed, spot)
    half_w, half_d = WIDTH[placed[0]] // 2 - SIZES.marker, DEPTH[placed[0]] // 2 - SIZES.marker
    return abs(u) <= half_w * GRAIN and abs(v) <= half_d * GRAIN


def touches(placed: Placed, spot: Spot) -> bool:
    """Whether any part of a tray lies on a marker. (MIN-MODE-AFFC-07)"""
    u, v = local(placed, spot)
    beyond_u = max(abs(u) - WIDTH[placed[0]] * (GRAIN // 2), 0)
    beyond_v = max(abs(v) - DEPTH[placed[0]] * (GRAIN // 2), 0)
    reach = SIZES.marker * GRAIN
    return beyond_u * beyond_u + beyond_v * beyond_v <= reach * reach


def strength_at_marker(unit: Unit) -> int:
    """Ranks; a solo unit counts its wounds. (MIN-MODE-AGOT-06, MIN-RULE-94)"""
    return unit.wounds if is_solo(unit) else ranks(unit)


def hold(state: State, marker: str, name: str | None) -> None:
    """A unit claims a marker; None: nobody controls it any more."""
    before = state.markers[marker]
    if before != name:
        state.markers[marker] = name
        state.tell(MarkersChanged(marker, name))
        if before is not None:
            keep_to_limit(state, state.units[before].seat)


def claim_covered(state: State, name: str) -> None:
    """A unit that ends a move over a marker claims it. (MIN-MODE-AGOT-04)"""
    placed = state.units[name].placed
    for marker, spot in state.spots.items():
        if spot is not None and covers(placed, spot):
            hold(state, marker, name)


def settle_markers(state: State) -> None:
    """A unit that no longer covers its marker, or fights an enemy with more ranks, loses control. (MIN-MODE-AGOT-05)"""
    if MODES[state.mode].control != "covered":
        return
    for marker, name in state.markers.items():
        if name is None:
            continue
        unit, spot = state.units[name], state.spots[marker]
        if unit.pose is not None and not unit.wounds:
            continue  # something may still save it
        assert spot is not None, "a marker that is covered lies on the table"
        if unit.pose is None or not covers(unit.placed, spot) or outranked(state, name):
            hold(state, marker, None)


def outranked(state: State, name: str) -> bool:
    mine = strength_at_marker(state.units[name])
    return any(strength_at_marker(state.units[other]) > mine for other in enemies_engaged(state, name))


def held_by(state: State, name: str) -> str | None:
    """The marker a unit controls, if any."""
    return next((marker for marker, holder in state.markers.items() if holder == name), None)
