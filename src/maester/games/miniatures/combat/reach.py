"""CHARGE: who can be charged, and with which facing. (MIN-CHARGE-02..10)"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import isqrt

from maester.games.miniatures.geometry.align import has_place
from maester.games.miniatures.geometry.angle import FULL, ONE, QUARTER, SIN, bearing
from maester.games.miniatures.geometry.arc import arcs
from maester.games.miniatures.geometry.field import Field, Stood, obstacles, pivot_refusal
from maester.games.miniatures.geometry.ground import blocking, rough_met
from maester.games.miniatures.geometry.measure import GRAIN, THOU, Shape, distance, nearer
from maester.games.miniatures.geometry.path import affordable, is_free_up_to, touch
from maester.games.miniatures.geometry.sight import in_front, sight
from maester.games.miniatures.geometry.tray import FAR, WIDTH, Arc, Placed, far_apart, outline
from maester.games.miniatures.muster import muster
from maester.games.miniatures.numbers import speed
from maester.games.miniatures.state import State
from maester.games.miniatures.unit import field_around, melee_weapons
from maester.kernel import Refusal

DIE = 6 * THOU
"""What the charge die adds at most."""
NO_FACE = 7
DEGREE = 100


def stood(field: Field, name: str) -> Stood:
    return next(each for each in field.trays if each.unit == name)


def sees(viewer: Placed, target: Stood, field: Field) -> bool:
    """MIN-LOS-05: everybody else blocks the view."""
    if not in_front(viewer, target.placed):
        return False
    others: list[Shape] = [outline(*each.placed) for each in field.trays if each.unit != target.unit]
    others += blocking(field.pieces, viewer, target.placed, "any", field.hidden)
    return sight(viewer, target.placed, tuple(others)) is not None


def contact_travel(
    charger: Placed, target: Stood, field: Field, most: int, others: Sequence[Shape] | None = None
) -> int | None:
    """How far ahead a charger meets its target; None if something stops it before, or if it is farther than `most`.

    Others that are in the way may be given, if they are known already.
    """
    met = touch(charger, "ahead", outline(*target.placed))
    if met is None or met > most or met > affordable(most, rough_met(charger, "ahead", field.rough)):
        return None
    if others is None:
        others = others_around(charger, target, field, most)
    return met if is_free_up_to(met, charger, "ahead", others, field.width, field.low, field.high) else None


def least_die(charger: Placed, travel: int | None, field: Field, sure: int) -> int:
    """What the charge die must show at least, beyond what is sure to be travelled; 7 if no face is enough.

    Rough ground on the way takes its part of the distance. (MIN-CHARGE-11, MIN-RULE-51)
    """
    if travel is None:
        return NO_FACE
    rough = rough_met(charger, "ahead", field.rough)
    return next((die for die in range(1, NO_FACE) if travel <= affordable(sure + die * THOU, rough)), NO_FACE)


def others_around(charger: Placed, target: Stood, field: Field, most: int) -> list[Shape]:
    """What can stop a charge before its target, whatever its heading."""
    return [shape for name, shape in obstacles(field, charger, most) if name != target.unit]


def facing_refusal(
    charger: Placed, heading: int, target: Stood, field: Field, most: int, others: Sequence[Shape] | None = None
) -> Refusal | None:
    """Why a charge cannot be made with this heading. (MIN-CHARGE-10, MIN-RULE-21, MIN-RULE-25)"""
    kind, x, y, before = charger
    turned = (kind, x, y, heading)
    if contact_travel(turned, target, field, most, others) is None:
        return Refusal("charge-misses", "MIN-CHARGE-10", {"unit": target.unit})
    if heading != before and (refusal := pivot_refusal(field, turned)):
        return refusal
    if not sees(turned, target, field):
        return Refusal("charge-sees-nothing", "MIN-CHARGE-10", {"unit": target.unit})
    return None


def facings(charger: Placed, target: Stood, field: Field) -> Iterator[int]:
    """Headings worth trying: straight at the target, then degree by degree to both sides; then those with which a front
    corner just meets, or just misses, the corner of something."""
    kind, x, y, _ = charger
    middle, half = bearing(target.x - x, target.y - y), WIDTH[kind] * (GRAIN // 2)
    yield middle
    widest = _widest_turn(charger, target)
    for n in range(1, min(widest // DEGREE + 1, 90)):
        yield (middle + n * DEGREE) % FULL
        yield (middle - n * DEGREE) % FULL
    for shape in (outline(*target.placed), *(shape for _, shape in obstacles(field, charger, 2 * DIE))):
        for px, py in shape:
            dx, dy = px - x * GRAIN, py - y * GRAIN
            length = isqrt(dx * dx + dy * dy)
            if length > half:
                aside = _arc_sine(half, length)
                for heading in (bearing(dx, dy) - aside, bearing(dx, dy) + aside):
                    if widest <= (heading - middle) % FULL <= FULL - widest:
                        continue
                    yield from ((heading + nudge) % FULL for nudge in range(-2, 3))  # as the tables round


def _widest_turn(charger: Placed, target: Stood) -> int:
    """A charger that faces farther than this from the middle of its target misses it."""
    kind, x, y, _ = charger
    aside = WIDTH[kind] // 2 + FAR[target.tray]
    length = isqrt((target.x - x) ** 2 + (target.y - y) ** 2)
    return _arc_sine(aside, length) + DEGREE if length > aside else QUARTER


def _arc_sine(side: int, length: int) -> int:
    """The angle whose sine is side / length, by bisection in the table."""
    low, high = 0, QUARTER
    while high - low > 1:
        middle = (low + high) // 2
        if SIN[middle] * length <= side * ONE:
            low = middle
        else:
            high = middle
    return low


@lru_cache(maxsize=1 << 12)
def first_facing(charger: Placed, target: Stood, field: Field, most: int) -> int | None:
    """Some heading with which a charge could be made, or None. (MIN-CHARGE-06)"""
    others = others_around(charger, target, field, most)
    for heading in facings(charger, target, field):
        if facing_refusal(charger, heading, target, field, most, others) is None:
            return heading
    return None


@lru_cache(maxsize=1 << 12)
def target_refusal(charger: Placed, target: Stood, field: Field, most: int) -> Refusal | None:
    """Why an enemy cannot be charged. (MIN-CHARGE-03..06)"""
    about: dict[str, str] = {"unit": target.unit}
    if far_apart(charger, target.placed, most) or not nearer(
        outline(*charger), outline(*target.placed), most * GRAIN + 1
    ):
        far = distance(outline(*charger), outline(*target.placed))
        return Refusal("charge-too-far", "MIN-CHARGE-05", {"unit": target.unit, "far": far, "most": most})
    if not sees(charger, target, field):
        return Refusal("charge-unseen", "MIN-CHARGE-03", about)
    if not open_arcs(charger, target, field):
        return Refusal("charge-no-room", "MIN-CHARGE-04", about)
    if first_facing(charger, target, field, most) is None:
        return Refusal("charge-cannot-reach", "MIN-CHARGE-06", about)
    return None


def open_arcs(charger: Placed, target: Stood, field: Field) -> tuple[Arc, ...]:
    """The arc in which the charger stands, if there is room; several only where parts are equal. (MIN-CHARGE-08)"""
    found = arcs(target.placed, charger)
    if target.wall:  # only its outer face (MIN-RULE-71)
        found = ("front",) if "front" in found else ()
    return tuple(arc for arc in found if has_place(charger[0], target.placed, arc, field))


def charge_targets(state: State, name: str, only: str | None = None) -> list[str]:
    return [*within_charge(state, name, only)]


def can_charge(state: State, name: str, only: str | None = None) -> bool:
    return any(within_charge(state, name, only))


def within_charge(state: State, name: str, only: str | None) -> Iterator[str]:
    """The enemies that a unit can charge, one at a time, because often one is enough."""
    if not melee_weapons(state, name):
        return
    unit = state.units[name]
    most, placed = speed(state, name) * THOU + DIE, unit.placed
    near = [
        each
        for each in muster(state).around(name, unit)
        if each.enemy and only in (None, each.unit) and not far_apart(placed, each.placed, most)
    ]
    if not near:  # most enemies are far away, and this is quick
        return
    field = field_around(state, name)
    for each in near:
        if state.units[each.unit].on_table and target_refusal(placed, each, field, most) is None:
            yield each.unit


def why_no_charge(state: State, name: str, only: str | None = None) -> Refusal:
    """What prevents a charge at the nearest enemy. (MIN-CHARGE-02)"""
    unit, field = state.units[name], field_around(state, name)
    enemies = [each for each in field.enemies if only in (None, each.unit)]
    if not melee_weapons(state, name) or not enemies:
        return Refusal("nobody-to-charge", "MIN-CHARGE-02")
    _, x, y, _ = unit.placed
    near = min(enemies, key=lambda each: (each.x - x) ** 2 + (each.y - y) ** 2)
    refusal = target_refusal(unit.placed, near, field, speed(state, name) * THOU + DIE)
    return refusal or Refusal("nobody-to-charge", "MIN-CHARGE-02")
