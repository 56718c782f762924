"""What a place on the table is worth to a unit: near to markers, where it threatens, and not where it is threatened."""

from collections.abc import Iterator
from math import sqrt
from typing import Any

from maester.games.miniatures.angle import FULL, bearing
from maester.games.miniatures.candidates import proposed
from maester.games.miniatures.facts import SIZES, UNITS
from maester.games.miniatures.maneuver import Move, Moved
from maester.games.miniatures.measure import THOU
from maester.games.miniatures.state import State

CHARGE = 3_500
"""What a charge goes beyond the speed of a unit, on average."""
IN_FRONT = 6_000
"""Within so many hundredths of a degree of where it looks, something lies before a unit."""
COVERED = 2.0
NEARER_MARKER, NEARER_ENEMY = 0.2, 0.06
"""What an inch is worth."""
THREATENS, FLANKS, THREATENED = 1.0, 1.2, 0.6


def best_moves(state: State, move: Move) -> list[Moved]:
    """All moves that are worth a look, the best first; not all of them need be allowed."""
    goals = tuple(wanted(state, move.unit))
    found = dict.fromkeys(answer for answer in proposed(state, move) if isinstance(answer, Moved))
    return sorted(found, key=lambda answer: -worth(state, move, goals, answer))


def wanted(state: State, name: str) -> Iterator[tuple[int, int]]:
    """Markers that the own side does not hold, and the one that this unit holds."""
    seat = state.units[name].seat
    for marker, spot in state.spots.items():
        holder = state.markers[marker]
        if spot is not None and (holder in (None, name) or not state.friends(state.units[holder].seat, seat)):
            yield spot


def worth(state: State, move: Move, goals: tuple[tuple[int, int], ...], answer: Moved) -> float:
    _, x, y, heading = move.end(answer)
    total = 0.0
    if goals:
        nearest = min([distance(x, y, *spot) for spot in goals])
        total += COVERED if nearest <= SIZES.marker + THOU else -NEARER_MARKER * nearest / THOU
    own_reach = UNITS[state.units[move.unit].card].speed * THOU + CHARGE
    gaps = [(distance(x, y, each.x, each.y), each) for each in move.field.enemies]
    for gap, enemy in gaps:
        towards = bearing(enemy.x - x, enemy.y - y)
        away = apart((towards + FULL // 2) % FULL, enemy.heading)
        if gap < own_reach + 2 * THOU and apart(towards, heading) < IN_FRONT:
            total += THREATENS + (FLANKS if away > IN_FRONT else 0.0)
        if enemy.unit in state.units:
            their_reach = UNITS[state.units[enemy.unit].card].speed * THOU + CHARGE + 2 * THOU
            total -= THREATENED if gap < their_reach and away < IN_FRONT else 0.0
    if gaps:
        gap, enemy = min(gaps, key=lambda each: each[0])
        total -= NEARER_ENEMY * gap / THOU
        total -= apart(bearing(enemy.x - x, enemy.y - y), heading) / FULL
    return total


def distance(x: int, y: int, to_x: int, to_y: int) -> float:
    return sqrt((x - to_x) ** 2 + (y - to_y) ** 2)


def apart(one: int, other: int) -> int:
    """The angle between two headings."""
    turned = (one - other) % FULL
    return min(turned, FULL - turned)


def likely(state: State, seat: str, decision: Any, chance: Any) -> list[Any]:
    """The next best moves, each of another kind, for bots that look ahead."""
    if not isinstance(decision, Move):
        return []
    found: dict[Any, Moved] = {}
    for answer in best_moves(state, decision):
        kind = (answer.face // 1_500, answer.travel // 1_000, answer.then // 1_500)
        if kind not in found and decision.refusal(answer) is None:
            found[kind] = answer
        if len(found) == LOOKED_AT:
            break
    return list(found.values())


LOOKED_AT = 8
