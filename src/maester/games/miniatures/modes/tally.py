"""What missions count: markers, zones of the board, units destroyed, ranks in contact. A team counts together."""

from collections.abc import Iterable

from maester.games.miniatures.areas import zone_of
from maester.games.miniatures.geometry.measure import inside
from maester.games.miniatures.geometry.path import TABLE_DEPTH
from maester.games.miniatures.geometry.tray import outline
from maester.games.miniatures.state import State
from maester.games.miniatures.texts.control import controls
from maester.games.miniatures.texts.which import ZONES
from maester.games.miniatures.unit import commander_unit, enemies_engaged, is_solo, on_table, ranks
from maester.games.miniatures.values import Slain
from maester.kernel import Seat

LEAST_ZONES = 2
SOLO_MOST = 3


def markers_of(state: State, seat: Seat) -> list[str]:
    """The markers a side controls."""
    held = state.markers.items()
    return [marker for marker, name in held if name is not None and state.friends(state.units[name].seat, seat)]


def in_their_half(state: State, seat: Seat, marker: str) -> bool:
    spot = state.spots[marker]
    if spot is None:
        return False
    _, low, _, high = zone_of(state, seat)
    near = low + high < TABLE_DEPTH
    return spot[1] > TABLE_DEPTH // 2 if near else spot[1] < TABLE_DEPTH // 2


def zones_held(state: State, seat: Seat, among: Iterable[str] | None = None) -> int:
    """How many zones a side controls: all, or among these. (MIN-BOARD-08)"""
    zones = dict.fromkeys((*ZONES, *state.board)) if among is None else among
    return sum([any(controls(state, mate, zone) for mate in state.side(seat)) for zone in zones])


def majority(state: State, seat: Seat, how: str) -> bool:
    """More zones than every opponent, or as many as the best of them; two at least."""
    mine, theirs = zones_held(state, seat), max(zones_held(state, foe) for foe in state.foes(seat))
    return mine >= LEAST_ZONES and (mine > theirs if how == "more" else mine == theirs)


def fell(state: State, seat: Seat, who: str) -> bool:
    """Whether an enemy commander fell this round, an enemy fell to one's own, or a friend fell in this game."""
    if who == "friend":
        return any(state.friends(state.units[each.unit].seat, seat) for each in state.slain)
    enemies = [each for each in this_round(state) if not state.friends(state.units[each.unit].seat, seat)]
    if who == "enemy-commander":
        return any(state.units[each.unit].commander for each in enemies)
    own = [commander_unit(state, mate) for mate in state.side(seat)]
    return any(each.source is not None and each.source in own for each in enemies)


def slain_by(state: State, seat: Seat) -> int:
    """Enemies that a side destroyed this round."""
    by_us = [each for each in this_round(state) if each.by is not None and state.friends(each.by, seat)]
    return sum([not state.friends(state.units[each.unit].seat, seat) for each in by_us])


def this_round(state: State) -> list[Slain]:
    return [each for each in state.slain if each.round == state.round]


def deep(state: State, seat: Seat, name: str) -> bool:
    """Whether a unit stands with its whole tray in a zone of an opponent of that seat."""
    unit = state.units[name]
    return unit.on_table and any(inside(outline(*unit.placed), *zone_of(state, foe)) for foe in state.foes(seat))


def most_engaged(state: State, seat: Seat) -> bool:
    """The ranks of the units that fight; solo units count their wounds, three at most."""
    totals = dict.fromkeys(state.sides.values(), 0)
    for name, unit in on_table(state):
        if enemies_engaged(state, name):
            totals[state.sides[unit.seat]] += min(SOLO_MOST, unit.wounds) if is_solo(unit) else ranks(unit)
    mine = totals.pop(state.sides[seat])
    return mine > max(totals.values())
