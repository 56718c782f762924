"""CHARGE: declare, face, roll, go, lie flush, strike."""

from collections.abc import Iterator
from functools import lru_cache
from math import isqrt
from typing import Any, ClassVar

from maester.games.miniatures.align import Aligned, places
from maester.games.miniatures.angle import FULL, ONE, QUARTER, SIN, bearing
from maester.games.miniatures.arc import arcs
from maester.games.miniatures.attack import begin, friends_at, melee_weapons
from maester.games.miniatures.events import ChargeDeclared, ChargeRolled
from maester.games.miniatures.field import Field, Stood, end_refusal, engaged, obstacles, pivot_refusal
from maester.games.miniatures.ground import blocking, on, rough_met
from maester.games.miniatures.measure import GRAIN, THOU, Shape, nearer, overlap
from maester.games.miniatures.multi import resettled
from maester.games.miniatures.path import affordable, free, held_back, moved, sweep, touch
from maester.games.miniatures.sight import sight
from maester.games.miniatures.state import Attack, State
from maester.games.miniatures.steps import Align, ChargeMove, ChargePivot, Panic
from maester.games.miniatures.tray import WIDTH, Arc, Placed, far_apart, outline, placement
from maester.games.miniatures.unit import field_around, place
from maester.kernel import Chance, Decision, Flow, Refusal, ask, pick

DIE = 6 * THOU
DEGREE = 100


# --------------------------------------------------------------------------------------------------- who can be reached


def stood(field: Field, name: str) -> Stood:
    return next(each for each in field.trays if each.unit == name)


def sees(viewer: Placed, target: Stood, field: Field) -> bool:
    """MIN-LOS-05: everybody else blocks the view."""
    others: list[Shape] = [outline(*each.placed) for each in field.trays if each.unit != target.unit]
    others += blocking(field.pieces, viewer, target.placed, "any")
    return sight(viewer, target.placed, tuple(others)) is not None


def contact_travel(charger: Placed, target: Stood, field: Field, most: int) -> int | None:
    """The travel ahead at which a charger meets its target, if nothing stops it before and it gets so far."""
    met = touch(charger, "ahead", outline(*target.placed))
    if met is None or met > affordable(most, rough_met(charger, "ahead", field.pieces)):
        return None
    others = [shape for name, shape in obstacles(field, charger, most) if name != target.unit]
    return met if free(charger, "ahead", others, field.width)[0] >= met else None


@lru_cache(maxsize=1 << 14)
def facing_refusal(charger: Placed, heading: int, target: Stood, field: Field, most: int) -> Refusal | None:
    """Why a charge cannot be made with this heading. (MIN-CHARGE-10, MIN-RULE-21, MIN-RULE-25)"""
    kind, x, y, before = charger
    turned = (kind, x, y, heading)
    if contact_travel(turned, target, field, most) is None:
        return Refusal("charge-misses", "MIN-CHARGE-10", {"unit": target.unit})
    if heading != before and (refusal := pivot_refusal(field, turned)):
        return refusal
    if not sees(turned, target, field):
        return Refusal("charge-sees-nothing", "MIN-CHARGE-10", {"unit": target.unit})
    return None


def facings(charger: Placed, target: Stood, field: Field) -> Iterator[int]:
    """Headings worth trying: from the target outwards by degrees, then those that point a front corner at a corner."""
    kind, x, y, _ = charger
    middle = bearing(target.x - x, target.y - y)
    yield middle
    for n in range(1, 90):
        yield (middle + n * DEGREE) % FULL
        yield (middle - n * DEGREE) % FULL
    half = WIDTH[kind] * (GRAIN // 2)
    for shape in (outline(*target.placed), *(shape for _, shape in obstacles(field, charger, 2 * DIE))):
        for px, py in shape:
            dx, dy = px - x * GRAIN, py - y * GRAIN
            length = isqrt(dx * dx + dy * dy)
            if length > half:
                aside = _arc_sine(half, length)
                for heading in (bearing(dx, dy) - aside, bearing(dx, dy) + aside):
                    yield from ((heading + nudge) % FULL for nudge in (-2, 0, 2))


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
    for heading in facings(charger, target, field):
        if facing_refusal(charger, heading, target, field, most) is None:
            return heading
    return None


@lru_cache(maxsize=1 << 12)
def target_refusal(charger: Placed, target: Stood, field: Field, most: int) -> Refusal | None:
    """Why an enemy cannot be charged. (MIN-CHARGE-03..06)"""
    about: dict[str, str | int] = {"unit": target.unit}
    if far_apart(charger, target.placed, most) or not nearer(
        outline(*charger), outline(*target.placed), most * GRAIN + 1
    ):
        return Refusal("charge-too-far", "MIN-CHARGE-05", about)
    if not sees(charger, target, field):
        return Refusal("charge-unseen", "MIN-CHARGE-03", about)
    if not open_arcs(charger, target, field):
        return Refusal("charge-no-room", "MIN-CHARGE-04", about)
    if first_facing(charger, target, field, most) is None:
        return Refusal("charge-cannot-reach", "MIN-CHARGE-06", about)
    return None


def open_arcs(charger: Placed, target: Stood, field: Field) -> tuple[Arc, ...]:
    """The arc in which the charger stands, if there is room; several only where parts are equal. (MIN-CHARGE-08)"""
    return tuple(arc for arc in arcs(target.placed, charger) if places(charger[0], target.placed, arc, field))


def charge_targets(state: State, name: str) -> list[str]:
    unit, field = state.units[name], field_around(state, name)
    most = unit.facts.speed * THOU + DIE
    return [each.unit for each in field.enemies if target_refusal(unit.placed, each, field, most) is None]


# -------------------------------------------------------------------------------------------------------- the charge


def charge(state: State, unit: str) -> Flow[None]:
    """Declare a target, and the arc where it is the charger's choice. (MIN-CHARGE-02, MIN-CHARGE-09)"""
    seat, charger = state.units[unit].seat, state.units[unit].placed
    target = yield from pick(seat, "charge-target", charge_targets(state, unit), "MIN-CHARGE-02")
    field = field_around(state, unit)
    arc = yield from pick(seat, "charge-arc", open_arcs(charger, stood(field, target), field), "MIN-CHARGE-09")
    state.tell(ChargeDeclared(unit, target, arc))
    state.do_next(ChargePivot(unit, target, arc))


def charge_pivot(state: State, unit: str, target: str, arc: Arc) -> Flow[None]:
    heading = yield from ask(state.units[unit].seat, which_facing, state, unit, target)
    state.do_next(ChargeMove(unit, target, arc, heading))


def which_facing(state: State, name: str, target: str) -> "ChargeFacing":
    unit, field = state.units[name], field_around(state, name)
    kind, x, y, heading = unit.placed
    return ChargeFacing(
        about="charge-pivot",
        rule="MIN-CHARGE-10",
        unit=name,
        tray=kind,
        x=x,
        y=y,
        heading=heading,
        most=unit.facts.speed * THOU + DIE,
        target=target,
        field=field,
    )


class ChargeFacing(Decision[int], frozen=True, kw_only=True):
    """Where the charger faces before it goes."""

    unit: str
    tray: str
    x: int
    y: int
    heading: int
    most: int
    target: str
    field: Field

    shape: ClassVar[Any] = int

    @property
    def placed(self) -> Placed:
        return self.tray, self.x, self.y, self.heading

    def refusal(self, answer: int) -> Refusal | None:
        if not 0 <= answer < FULL:
            return Refusal("no-heading", self.rule, {"most": FULL - 1})
        return facing_refusal(self.placed, answer, stood(self.field, self.target), self.field, self.most)

    def sample(self, chance: Chance) -> int:
        target = stood(self.field, self.target)
        middle = bearing(target.x - self.x, target.y - self.y)
        for _ in range(3):
            heading = (middle + chance.below(6_001) - 3_000) % FULL
            if self.refusal(heading) is None:
                return heading
        found = first_facing(self.placed, target, self.field, self.most)
        assert found is not None, "only who can reach its target charges"
        return found


def charge_move(state: State, unit: str, target: str, arc: Arc, heading: int) -> None:
    """The die, and straight ahead until the target is met, or nothing more can be done. (MIN-CHARGE-11..14)"""
    (die,) = state.chance.dice(1)
    seat, (kind, x, y, _) = state.units[unit].seat, state.units[unit].placed
    field, most = field_around(state, unit), (state.units[unit].facts.speed + die) * THOU
    start, at = (kind, x, y, heading), stood(field, target)
    travel = contact_travel(start, at, field, most)
    made = travel is not None and bool(places(kind, at.placed, arc, field))
    state.tell(ChargeRolled(unit, target, die, made))
    if die == 1:  # MIN-DISORDERLY-01..03
        state.no_cards += (seat,)
    if made:
        assert travel is not None
        state.do_next(Align(unit, target, arc, heading, travel, die != 1))
        return
    hold_back(state, unit, start, most)
    state.do_next(Panic(unit, 0))  # MIN-FAILED-02


def hold_back(state: State, name: str, start: Placed, most: int) -> None:
    """As far as it can go, an inch from every enemy and from what stopped it, on nobody. (MIN-RULE-22)"""
    field = field_around(state, name)
    things = [shape for _, shape in obstacles(field, start, most)]
    goes = min(affordable(most, rough_met(start, "ahead", field.pieces)), free(start, "ahead", things, field.width)[0])
    friends = [outline(*each.placed) for each in field.trays if not each.enemy]
    end = moved(start, "ahead", held_back(start, goes, things, friends))
    if end_refusal(field, end) is None:
        place(state, name, end, "failed-charge")


def align(state: State, unit: str, target: str, arc: Arc, heading: int, travel: int, orderly: bool) -> Flow[None]:
    """Flush against the target at 100 or 50 %, and strike. (MIN-CHARGE-15..18)"""
    seat, field, before = state.units[unit].seat, field_around(state, unit), state.units[unit].placed
    kind, x, y, _ = before
    found = places(kind, state.units[target].placed, arc, field)
    chosen: Aligned = yield from pick(seat, "align", found, "MIN-CHARGE-15")
    end = placement(kind, state.units[target].placed, chosen.arc, chosen.slide)
    swept = sweep((kind, x, y, heading), "ahead", travel)
    crossed = [
        piece for piece in state.pieces if not on(before, piece) and (overlap(swept, piece.shape) or on(end, piece))
    ]
    place(state, unit, end, "charge")
    make_room(state, unit, target)
    bonus = orderly and not any(piece.has("hindering") for piece in crossed)
    fortified = any(piece.has("fortified") for piece in crossed)
    weapon = yield from pick(seat, "charge-weapon", melee_weapons(state, unit), "MIN-MELEE-05")
    begin(
        state,
        Attack(
            unit,
            target,
            weapon,
            arc,
            charge=True,
            bonus=bonus,
            fortified=fortified,
            beside=friends_at(state, unit, target),
        ),
    )


def make_room(state: State, name: str, target: str) -> None:
    """Further enemies that the charger touches. (MIN-MULTI-01)"""
    charger = state.units[name]
    for other, enemy in tuple(state.units.items()):
        if other != target and enemy.seat != charger.seat and enemy.on_table and engaged(charger.placed, enemy.placed):
            field = field_around(state, other)
            place(state, other, resettled(charger.placed, enemy.placed, field, other), "made-room")
