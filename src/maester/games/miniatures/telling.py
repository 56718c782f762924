"""A place on the table in words, for people who choose it from a list: which enemy it faces, and which is near."""

from typing import Any

from maester.games.miniatures.geometry.angle import FULL, bearing, between
from maester.games.miniatures.geometry.arc import arcs
from maester.games.miniatures.geometry.field import Field
from maester.games.miniatures.geometry.measure import distance
from maester.games.miniatures.geometry.tray import Placed, outline

STRAIGHT = 2_250
"""A tray faces a unit that lies within so many hundredths of a degree of its heading."""
SIDES = ("ahead", "ahead-right", "to-the-right", "back-right", "backwards", "back-left", "to-the-left", "ahead-left")


def direction(heading: int, towards: int) -> str:
    """One of eight directions, as seen from the tray."""
    eighth = FULL // len(SIDES)
    return SIDES[((towards - heading + eighth // 2) % FULL) // eighth]


def place_told(unit: str, end: Placed, field: Field) -> dict[str, Any]:
    """The enemy that a tray faces there; the nearest enemy, how far it is, and which side it turns to the tray."""
    _, x, y, heading = end
    shape = outline(*end)
    near = sorted((distance(shape, outline(*each.placed)), n) for n, each in enumerate(field.enemies))
    foes = [(gap, field.enemies[n]) for gap, n in near]
    faced = [each for _, each in foes if between(bearing(each.x - x, each.y - y), heading) <= STRAIGHT]
    return {
        "unit": unit,
        "heading": heading,
        "faced": faced[0].unit if faced else "nobody",
        "foe": foes[0][1].unit if foes else "nobody",
        "gap": foes[0][0] if foes else 0,
        "side": arcs(foes[0][1].placed, end)[0] if foes else "front",
    }
