"""A move and a place on the table in words, for people who choose it from a list: how a tray turns, whom it faces, and
which enemy is near."""

from collections.abc import Sequence
from typing import Any

from maester.games.miniatures.geometry.angle import FULL, HALF_TURN, bearing, between
from maester.games.miniatures.geometry.arc import arcs
from maester.games.miniatures.geometry.field import Field
from maester.games.miniatures.geometry.measure import distance
from maester.games.miniatures.geometry.tray import Placed, outline

STRAIGHT = 2_250
"""A tray faces a unit that lies within so many hundredths of a degree of its heading."""
DEGREE = 100
"""Turns of a move are told in whole degrees."""
TENTH = 10
"""Those before a charge in tenths: they decide whether a corner is met."""
HUNDREDTH = 10
"""Distances are told in hundredths of an inch."""


def turn_told(name: str, before: int, after: int, grain: int = DEGREE) -> dict[str, Any]:
    """How far a tray turns, and to which side."""
    apart = (after - before + HALF_TURN) % FULL - HALF_TURN
    turn = round(apart / grain) * grain
    return {name: abs(turn), f"{name}_side": "none" if not turn else "right" if turn > 0 else "left"}


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """The second of a kind, and each after it, with its number."""
    found = [names[: n + 1].count(name) for n, name in enumerate(names)]
    return tuple(name if count == 1 else f"{name}~{count}" for name, count in zip(names, found, strict=True))


def travel_told(travel: int) -> int:
    return round(travel / HUNDREDTH) * HUNDREDTH


def place_told(unit: str, end: Placed, field: Field) -> dict[str, Any]:
    """The enemy that a tray faces there; the nearest enemy, how far it is, and which side it turns to the tray."""
    _, x, y, heading = end
    shape = outline(*end)
    near = sorted((distance(shape, outline(*each.placed)), n) for n, each in enumerate(field.enemies))
    foes = [(gap, field.enemies[n]) for gap, n in near]
    faced = [each for _, each in foes if between(bearing(each.x - x, each.y - y), heading) <= STRAIGHT]
    return {
        "unit": unit,
        "faced": faced[0].unit if faced else "nobody",
        "foe": foes[0][1].unit if foes else "nobody",
        "gap": foes[0][0] if foes else 0,
        "side": arcs(foes[0][1].placed, end)[0] if foes else "front",
    }
