"""RANGED: shift a little, choose a target in range and in sight, shoot."""

from maester.games.miniatures.arc import arcs
from maester.games.miniatures.attack import begin, friends_at
from maester.games.miniatures.changes import Change, LongRange, SeesAll
from maester.games.miniatures.facts import SIZES
from maester.games.miniatures.field import Field, free_way
from maester.games.miniatures.ground import blocking, sees_over_all
from maester.games.miniatures.in_force import has
from maester.games.miniatures.measure import THOU, Shape, point_within
from maester.games.miniatures.path import WAYS
from maester.games.miniatures.shift import SideStep, Stepped, step
from maester.games.miniatures.sight import sight
from maester.games.miniatures.state import Attack, State
from maester.games.miniatures.steps_fight import Aim
from maester.games.miniatures.tray import Placed, arrow, outline
from maester.games.miniatures.unit import field_around
from maester.kernel import Flow, Refusal, ask, pick

SHIFT = 2 * THOU
STEP = 50


class RangedShift(SideStep, frozen=True, kw_only=True):
    """The shift before a ranged attack: at its end there must be somebody to shoot at. (MIN-RANGED-03)"""

    range: int
    only: str | None = None
    over_all: bool = False
    """Nothing blocks the view of its weapon."""

    def end_blocked(self, answer: Stepped) -> Refusal | None:
        # A unit that stands too near to an enemy may stay where it is. (MIN-RULE-12)
        if answer.travel and (refusal := super().end_blocked(answer)):
            return refusal
        if not targets_from(self.end(answer), self.field, self.range, self.only, self.over_all):
            return Refusal("nobody-to-shoot", "MIN-RANGED-03")
        return None

    def first_legal(self) -> Stepped | None:
        """What is seen changes back and forth along a way, so places are tried, a twentieth of an inch apart."""
        for way in self.ways:
            free, _ = free_way(self.field, self.placed, way, self.most)
            for travel in (*range(free, 0, -STEP), 0):
                answer = Stepped(way, travel, self.heading)
                if self.end_blocked(answer) is None:
                    return answer
        return None


def targets_from(
    archers: Placed, field: Field, reach: int, only: str | None = None, over_all: bool = False
) -> list[str]:
    """Enemies in range of the arrow and in sight. (MIN-RANGED-04, MIN-RANGED-06)"""
    return [
        each.unit
        for each in field.enemies
        if not each.wall  # MIN-RULE-71
        and only in (None, each.unit)
        and point_within(arrow(*archers), outline(*each.placed), reach)
        and seen(archers, each.unit, each.placed, field, over_all)
    ]


def seen(viewer: Placed, name: str, target: Placed, field: Field, over_all: bool = False) -> bool:
    """MIN-TERRAIN-COVER-01, MIN-TERRAIN-ELEVATED-01"""
    blockers: list[Shape] = []
    if not over_all and not sees_over_all(field.pieces, viewer, "ranged"):
        blockers += [outline(*each.placed) for each in field.trays if each.unit != name]
        blockers += blocking(field.pieces, viewer, target, "ranged")
    return sight(viewer, target, tuple(blockers)) is not None


def ranged_weapon(state: State, name: str) -> int | None:
    for n, attack in enumerate(state.units[name].facts.attacks):
        if attack.range != "melee":
            return n
    return None


def reach_of(state: State, name: str) -> int | None:
    """How far a unit shoots, or None. (MIN-RANGED-05)"""
    weapon = ranged_weapon(state, name)
    if weapon is None:
        return None
    short = state.units[name].facts.attacks[weapon].range == "short"
    return SIZES.short if short and not weapon_has(state, name, LongRange) else SIZES.long


def weapon_has(state: State, name: str, kind: type[Change]) -> bool:
    """Whether the ranged weapon of a unit has something in force, whomever it will be used on."""
    weapon = ranged_weapon(state, name)
    return weapon is not None and has(state, kind, name, Attack(name, name, weapon, "front"))


def can_shoot(state: State, name: str, only: str | None = None) -> bool:
    """A ranged attack, and a target that can be had, by a shift if need be. (MIN-RANGED-02)"""
    reach = reach_of(state, name)
    if reach is None:
        return False
    archers, field = state.units[name].placed, field_around(state, name)
    if targets_from(archers, field, reach, only, weapon_has(state, name, SeesAll)):
        return True
    if not any(point_within(arrow(*archers), outline(*each.placed), reach + SHIFT) for each in field.enemies):
        return False
    return which_shift(state, name, only).first_legal() is not None


def which_shift(state: State, name: str, only: str | None = None) -> RangedShift:
    kind, x, y, heading = state.units[name].placed
    field, reach = field_around(state, name), reach_of(state, name)
    assert reach is not None, "only who can shoot shifts"
    return RangedShift(
        about="ranged-shift",
        rule="MIN-RANGED-03",
        unit=name,
        tray=kind,
        x=x,
        y=y,
        heading=heading,
        most=SHIFT,
        ways=tuple(WAYS),
        turns=False,
        field=field,
        range=reach,
        only=only,
        over_all=weapon_has(state, name, SeesAll),
    )


def shoot(state: State, unit: str, target: str | None) -> Flow[None]:
    """Shift, target, arc, attack. (MIN-RANGED-03..08)"""
    if not state.units[unit].on_table or not can_shoot(state, unit, target):
        return
    seat = state.units[unit].seat
    answer = yield from ask(seat, which_shift, state, unit, target)
    state.do_next(Aim(unit, target))
    step(state, unit, answer, "shift")


def aim(state: State, unit: str, target: str | None) -> Flow[None]:
    """MIN-RANGED-04, MIN-RULE-19"""
    if not state.units[unit].on_table:
        return
    seat, archers, reach = state.units[unit].seat, state.units[unit].placed, reach_of(state, unit)
    assert reach is not None
    options = targets_from(archers, field_around(state, unit), reach, target, weapon_has(state, unit, SeesAll))
    chosen = yield from pick(seat, "ranged-target", options, "MIN-RANGED-04")
    arc = yield from pick(seat, "attack-arc", arcs(state.units[chosen].placed, archers), "MIN-RULE-19")
    weapon = ranged_weapon(state, unit)
    assert weapon is not None
    begin(state, Attack(unit, chosen, weapon, arc, beside=friends_at(state, unit, chosen)))
