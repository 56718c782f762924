"""MULTI: where other enemies that the charger touches after a charge go."""

from maester.games.miniatures.geometry.align import stands_free
from maester.games.miniatures.geometry.angle import COS, FULL, HALF, HALF_TURN, QUARTER, SCALE, SIN, between
from maester.games.miniatures.geometry.arc import touched
from maester.games.miniatures.geometry.field import Field
from maester.games.miniatures.geometry.measure import THOU, contact, short_of_an_inch
from maester.games.miniatures.geometry.path import ahead
from maester.games.miniatures.geometry.tray import ARCS, TURN, Arc, Placed, edge_distance, edge_length, outline


def resettled(charger: Placed, enemy: Placed, field: Field, name: str) -> Placed:
    """Where an enemy that the charger touches besides its target comes to stand. (MIN-RULE-72)

    Flush at 50 % with the least movement; else an inch away; else just out of contact; else it stays.
    """
    base = touched(charger, enemy)[0]
    for beside in half_beside(charger, enemy, base):
        if beside == enemy or stands_free(beside, field, name):
            return beside
    return pushed(charger, enemy, base, field, name)


def half_beside(charger: Placed, enemy: Placed, base: Arc) -> list[Placed]:
    """Turned to the nearest parallel heading, slid along the charger's edge to share half of the shorter edge.

    There are two such places, one at each end of the edge: the one it has to move less for comes first. (MIN-MULTI-01)
    """
    kind, x, y, heading = enemy
    ckind, cx, cy, ch = charger
    out = (ch + TURN[base]) % FULL
    heading = min(((out + n * QUARTER) % FULL for n in range(4)), key=lambda each: (between(each, heading), each))
    facing = _side_towards(heading, (out + HALF_TURN) % FULL)
    one, other = edge_length(ckind, base), edge_length(kind, facing)
    slide, along = max(one, other) // 2, (out + QUARTER) % FULL
    away = edge_distance(ckind, base) + edge_distance(kind, facing)
    found = []
    for signed in (slide, -slide):
        nx = cx + ((away * SIN[out] + signed * SIN[along] + HALF) >> SCALE)
        ny = cy + ((away * COS[out] + signed * COS[along] + HALF) >> SCALE)
        found.append(((nx - x) ** 2 + (ny - y) ** 2, (kind, nx, ny, heading)))
    return [placed for _, placed in sorted(found, key=lambda each: each[0])]


def pushed(charger: Placed, enemy: Placed, base: Arc, field: Field, name: str) -> Placed:
    """Straight away from the charger's edge, an inch off; else to the first free place. (MIN-MULTI-02)"""
    kind, x, y, heading = enemy
    out = (charger[3] + TURN[base]) % FULL
    shape = outline(*charger)

    def at(travel: int) -> Placed:
        return kind, *ahead(x, y, out, travel), heading

    low, high = 0, 2 * THOU
    while high - low > 1:
        middle = (low + high) // 2
        if short_of_an_inch(shape, outline(*at(middle))):
            low = middle
        else:
            high = middle
    if stands_free(at(high), field, name):
        return at(high)
    for travel in range(1, high):  # the least that ends the contact (MIN-MULTI-03)
        if not contact(shape, outline(*at(travel))) and stands_free(at(travel), field, name):
            return at(travel)
    return enemy


def _side_towards(heading: int, direction: int) -> Arc:
    """Which side of a tray looks in a direction that is parallel to one of its edges."""
    for arc in ARCS:
        if (heading + TURN[arc]) % FULL == direction:
            return arc
    raise AssertionError("the direction is parallel to an edge")
