"""What a place on the table is worth to a unit: on or near markers, where it threatens, not where it is threatened."""

from collections.abc import Iterable, Iterator
from math import sqrt
from typing import Any

from maester.games.miniatures.candidates import proposed
from maester.games.miniatures.deploy import PlaceUnit
from maester.games.miniatures.facts import MODES, SIZES, UNITS
from maester.games.miniatures.geometry.angle import FULL, QUARTER, bearing, between
from maester.games.miniatures.geometry.field import Field
from maester.games.miniatures.geometry.maneuver import Move, Moved
from maester.games.miniatures.geometry.measure import THOU
from maester.games.miniatures.geometry.tray import WIDTH, Placed
from maester.games.miniatures.modes.markers import covers
from maester.games.miniatures.moving.shift import SideStep, Stepped, Turned
from maester.games.miniatures.state import State
from maester.games.miniatures.values import Pose
from maester.kernel import Chance, Decision, Seat

CHARGE = 3_500
"""How far beyond its Speed a unit charges, on average."""
IN_FRONT = 6_000
"""Something lies in front of a unit within so many hundredths of a degree of its heading."""
COVERED = 2.0
NEARER_MARKER, NEARER_ENEMY = 0.2, 0.06
"""What an inch is worth."""
THREATENS, FLANKS, SHOOTS = 1.0, 1.2, 0.8
THREATENED, EXPOSED = 0.6, 1.4
"""In front of an enemy that could charge its front, or its flank or rear."""
TRIED = 40
"""Moves looked at for one that is allowed; nobody waits for a habit."""
LOOKED_AT = 8
"""Moves that bots who look ahead compare."""

Spots = tuple[tuple[int, int], ...]


def wanted(state: State, name: str) -> Iterator[tuple[int, int]]:
    """Markers that its side does not hold, and the one that this unit holds."""
    seat = state.units[name].seat
    for marker, spot in state.spots.items():
        holder = state.markers[marker]
        if spot is not None and (holder in (None, name) or not state.friends(state.units[holder].seat, seat)):
            yield spot


def worth(state: State, name: str, field: Field, goals: Spots, placed: Placed) -> float:
    """What a place is worth to this unit."""
    _, x, y, heading = placed
    total = marker_worth(state, goals, placed)
    facts = UNITS[state.units[name].card]
    own_reach = facts.speed * THOU + CHARGE
    shot = max(
        [SIZES.short if each.range == "short" else SIZES.long for each in facts.attacks if each.range != "melee"],
        default=0,
    )
    gaps = [(distance(x, y, each.x, each.y), each) for each in field.enemies]
    for gap, enemy in gaps:
        towards = bearing(enemy.x - x, enemy.y - y)
        away = between((towards + FULL // 2) % FULL, enemy.heading)
        if between(towards, heading) < IN_FRONT:
            if gap < own_reach + 2 * THOU:
                total += THREATENS + (FLANKS if away > IN_FRONT else 0.0)
            if gap < shot:
                total += SHOOTS
        if enemy.unit in state.units:
            their_reach = UNITS[state.units[enemy.unit].card].speed * THOU + CHARGE + 2 * THOU
            if gap < their_reach and away < IN_FRONT:
                total -= THREATENED if between(towards, heading) < IN_FRONT else EXPOSED
    if gaps:
        gap, enemy = min(gaps, key=lambda each: each[0])
        total -= NEARER_ENEMY * gap / THOU
        total -= between(bearing(enemy.x - x, enemy.y - y), heading) / FULL
    return total


def marker_worth(state: State, goals: Spots, placed: Placed) -> float:
    """A marker that is covered, or taken up, counts; else how near the nearest is."""
    if not goals:
        return 0.0
    _, x, y, _ = placed
    nearest, spot = min([(distance(x, y, *spot), spot) for spot in goals])
    there = covers(placed, spot) if MODES[state.mode].control == "covered" else nearest <= SIZES.marker + THOU
    return COVERED if there else -NEARER_MARKER * nearest / THOU


def distance(x: int, y: int, to_x: int, to_y: int) -> float:
    return sqrt((x - to_x) ** 2 + (y - to_y) ** 2)


# ------------------------------------------------------------------------------------------------------- moving


def best_moves(state: State, move: Move) -> list[Moved]:
    """All moves that are worth a look, the best first; not all of them need be allowed."""
    goals = tuple(wanted(state, move.unit))
    found = dict.fromkeys(answer for answer in proposed(state, move) if isinstance(answer, Moved))
    return sorted(found, key=lambda answer: -worth(state, move.unit, move.field, goals, move.end(answer)))


def best_steps(state: State, step: SideStep) -> list[Stepped]:
    goals = tuple(wanted(state, step.unit))
    found = dict.fromkeys(answer for answer in proposed(state, step) if isinstance(answer, Stepped))
    return sorted(found, key=lambda answer: -worth(state, step.unit, step.field, goals, step.end(answer)))


def best_turns(state: State, turn: Turned) -> list[int]:
    goals = tuple(wanted(state, turn.unit))
    found = dict.fromkeys(answer for answer in proposed(state, turn) if isinstance(answer, int))
    place = turn.tray, turn.x, turn.y
    return sorted(found, key=lambda heading: -worth(state, turn.unit, turn.field, goals, (*place, heading)))


def first_allowed(decision: Decision[Any], answers: Iterable[Any], chance: Chance) -> Any:
    for n, answer in enumerate(answers):
        if decision.refusal(answer) is None:
            return answer
        if n == TRIED:
            break
    return decision.sample(chance)


def moved(state: State, seat: Seat, decision: Move, chance: Chance) -> Moved:
    """The best place that can be reached."""
    for answer in best_moves(state, decision)[:TRIED]:
        if decision.refusal(answer) is None:
            return answer
    return decision.stay


def stepped(state: State, seat: Seat, decision: SideStep, chance: Chance) -> Any:
    return first_allowed(decision, best_steps(state, decision), chance)


def turned(state: State, seat: Seat, decision: Turned, chance: Chance) -> Any:
    return first_allowed(decision, best_turns(state, decision), chance)


def first_proposed(state: State, seat: Seat, decision: Decision[Any], chance: Chance) -> Any:
    return first_allowed(decision, proposed(state, decision), chance)


def deployed(state: State, seat: Seat, decision: PlaceUnit, chance: Chance) -> Any:
    """Straight in front of a marker, if no friend stands there yet; else from the middle outwards."""
    return first_allowed(decision, (*before_markers(state, seat, decision), *proposed(state, decision)), chance)


def before_markers(state: State, seat: Seat, decision: PlaceUnit) -> Iterator[Pose]:
    room = decision.some_room()
    if room is None or decision.ahead % QUARTER:
        return
    width, low, high = WIDTH[decision.tray] // 2, decision.zones[0][0], decision.zones[0][2]
    mine = [unit.pose.x for unit in state.units.values() if unit.pose is not None and state.friends(unit.seat, seat)]
    spots = [spot for spot in state.spots.values() if spot is not None]
    for x, _ in sorted(spots, key=lambda spot: distance(room.x, room.y, *spot)):
        x = min(max(x, low + width), high - width)
        if all(abs(x - other) > WIDTH[decision.tray] for other in mine):
            yield Pose(x, room.y, decision.ahead)


def likely(state: State, seat: Seat, decision: Any, chance: Chance) -> list[Any]:
    """The best moves, no two of them alike, for bots that look ahead."""
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
