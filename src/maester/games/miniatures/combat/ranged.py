"""RANGED: shift a little, choose a target in range and in sight, shoot."""

from collections.abc import Iterator

from msgspec import Struct

from maester.games.miniatures.combat.attack import begin, friends_at
from maester.games.miniatures.combat.targeting import one_target
from maester.games.miniatures.facts import SIZES
from maester.games.miniatures.geometry.arc import arcs
from maester.games.miniatures.geometry.field import Field, Stood, free_way
from maester.games.miniatures.geometry.ground import blocking, sees_over_all
from maester.games.miniatures.geometry.measure import THOU, Shape, point_within, within
from maester.games.miniatures.geometry.path import WAYS
from maester.games.miniatures.geometry.sight import in_front, sight, sight_from_anywhere
from maester.games.miniatures.geometry.tray import Placed, arrow, outline
from maester.games.miniatures.moving.shift import SideStep, Stepped, step
from maester.games.miniatures.numbers import holds
from maester.games.miniatures.proposing import ask_where
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import Aim
from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts.in_force import C, changes
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.questions import one_of
from maester.games.miniatures.unit import field_around, is_solo, standing
from maester.games.miniatures.values import Attack
from maester.kernel import Flow, Refusal

SHIFT = 2 * THOU
STEP = 50


class Sights(Struct, frozen=True, gc=False):
    """How a weapon aims."""

    reach: int
    over_all: bool = False
    """Units and terrain do not block its view."""
    from_tray: bool = False
    """Range and sight are measured from any part of the tray, whatever its facing."""
    unlimited: int | None = None
    """If not None: it shoots at any range and without sight, and then this is added to hit."""
    no_solo: bool = False


class RangedShift(SideStep, frozen=True, kw_only=True):
    """The shift before a ranged attack: at its end there must be somebody to shoot at. (MIN-RANGED-03)"""

    sights: Sights
    only: str | None = None
    solos: tuple[str, ...] = ()
    """Units that are solo units."""

    def end_blocked(self, answer: Stepped) -> Refusal | None:
        # A unit that stands too near to an enemy may stay where it is. (MIN-RULE-12)
        if answer.travel and (refusal := super().end_blocked(answer)):
            return refusal
        if not targets_from(self.end(answer), self.field, self.sights, self.only, self.solos):
            return Refusal("nobody-to-shoot", "MIN-RANGED-03")
        return None

    def look_for_legal(self) -> Stepped | None:
        """A target may come into sight and vanish again along the way, so every twentieth of an inch is tried."""
        reach = self.sights.reach + self.most + 2
        archers, targets = outline(*self.placed), list(aims(self.field, self.sights, self.only, self.solos))
        if self.sights.unlimited is None:
            targets = [each for each in targets if within(archers, outline(*each.placed), reach)]
        for way in self.ways if targets else ():
            free, _ = free_way(self.field, self.placed, way, self.most)
            for travel in (*range(free, 0, -STEP), 0):
                answer = Stepped(way, travel, self.heading)
                seen = any(hits(self.end(answer), each, self.field, self.sights) for each in targets)
                if seen and self.end_blocked(answer) is None:
                    return answer
        return None


def targets_from(
    archers: Placed, field: Field, sights: Sights, only: str | None = None, solos: tuple[str, ...] = ()
) -> list[str]:
    """Enemies in sight and in range of the direction arrow; all, if the weapon is unlimited. (MIN-RANGED-04, -06)"""
    return [each.unit for each in aims(field, sights, only, solos) if hits(archers, each, field, sights)]


def aims(field: Field, sights: Sights, only: str | None, solos: tuple[str, ...]) -> Iterator[Stood]:
    """The enemies that may be shot at, wherever the archers stand."""
    for each in field.trays:
        may = each.enemy and not each.wall and only in (None, each.unit)  # MIN-RULE-71
        if may and not (sights.no_solo and each.unit in solos):
            yield each


def hits(archers: Placed, target: Stood, field: Field, sights: Sights) -> bool:
    """Whether an enemy can be shot at from there."""
    return sights.unlimited is not None or is_aimed_at(archers, target, field, sights)


def is_aimed_at(archers: Placed, target: Stood, field: Field, sights: Sights) -> bool:
    shape = outline(*target.placed)
    if sights.from_tray:
        near = within(outline(*archers), shape, sights.reach)
        return near and sight_from_anywhere(archers, target.placed, blockers(archers, target, field, sights))
    return point_within(arrow(*archers), shape, sights.reach) and seen(archers, target, field, sights)


def blindly(archers: Placed, target: Stood, field: Field, sights: Sights) -> tuple[words.Hit, ...]:
    """What it costs to shoot at an enemy out of range or out of sight, where a weapon can."""
    if not sights.unlimited or is_aimed_at(archers, target, field, sights):
        return ()
    return (words.Hit(n=sights.unlimited),)


def seen(viewer: Placed, target: Stood, field: Field, sights: Sights) -> bool:
    """Cover blocks a shot; from an elevated piece nothing does. (MIN-TERRAIN-COVER-01, MIN-TERRAIN-ELEVATED-01)"""
    if not in_front(viewer, target.placed):
        return False
    return sight(viewer, target.placed, blockers(viewer, target, field, sights)) is not None


def blockers(viewer: Placed, target: Stood, field: Field, sights: Sights) -> tuple[Shape, ...]:
    if sights.over_all or sees_over_all(field.pieces, viewer, "ranged"):
        return ()
    others: list[Shape] = [outline(*each.placed) for each in field.trays if each.unit != target.unit]
    return (*others, *blocking(field.pieces, viewer, target.placed, "ranged", field.hidden))


def ranged_weapon(state: State, name: str) -> int | None:
    for n, attack in enumerate(state.units[name].facts.attacks):
        if attack.range != "melee":
            return n
    return None


def sights_of(state: State, name: str) -> Sights | None:
    """How the ranged weapon of a unit aims, or None. (MIN-RANGED-05)"""
    weapon = ranged_weapon(state, name)
    if weapon is None:
        return None
    short = state.units[name].facts.attacks[weapon].range == "short"
    free = [change.hit for _, change, _ in weapon_changes(state, name, words.Unlimited)]
    return Sights(
        reach=SIZES.short if short and not weapon_has(state, name, words.LongRange) else SIZES.long,
        over_all=weapon_has(state, name, words.SeesAll),
        from_tray=weapon_has(state, name, words.FromTray),
        unlimited=free[0] if free else None,
        no_solo=weapon_has(state, name, words.NotSolo),
    )


def weapon_changes(state: State, name: str, kind: type[C]) -> Iterator[tuple[tuple[str, int], C, Bound]]:
    """The changes that work on its ranged weapon, whatever the target will be."""
    weapon = ranged_weapon(state, name)
    assert weapon is not None
    return changes(state, kind, name, Attack(name, name, weapon, "front"))


def weapon_has(state: State, name: str, kind: type[words.Change]) -> bool:
    return any(True for _ in weapon_changes(state, name, kind))


def solo_units(state: State) -> tuple[str, ...]:
    return tuple(name for name, unit in state.units.items() if unit.on_table and is_solo(unit))


def can_shoot(state: State, name: str, only: str | None = None) -> bool:
    """Whether it has a ranged attack and can find a target, if necessary after its shift. (MIN-RANGED-02)"""
    sights = sights_of(state, name)
    if sights is None:
        return False
    archers, field = state.units[name].placed, field_around(state, name)
    if any(hits(archers, each, field, sights) for each in aims(field, sights, only, solo_units(state))):
        return True
    reach = sights.reach + SHIFT
    if not any(within(outline(*archers), outline(*each.placed), reach) for each in field.enemies):
        return False
    return which_shift(state, name, only).first_legal() is not None


def which_shift(state: State, name: str, only: str | None = None) -> RangedShift:
    field, sights = field_around(state, name), sights_of(state, name)
    assert sights is not None, "only a unit that can shoot shifts"
    return RangedShift(
        about="ranged-shift",
        rule="MIN-RANGED-03",
        **standing(state, name),
        most=0 if holds(state, "cannot-shift", name) else SHIFT,
        ways=tuple(WAYS),
        turns=False,
        field=field,
        sights=sights,
        only=only,
        solos=solo_units(state),
    )


def shoot(state: State, unit: str, target: str | None) -> Flow[None]:
    """Shift, target, arc, attack. (MIN-RANGED-03..08)"""
    if not state.units[unit].on_table or not can_shoot(state, unit, target):
        return
    state.do_next(Aim(unit, target))
    if not holds(state, "cannot-shift", unit):
        answer = yield from ask_where(state.units[unit].seat, which_shift, state, unit, target)
        step(state, unit, answer, "shift")


def aim(state: State, unit: str, target: str | None) -> Flow[None]:
    """After the shift: the target, and its arc where parts of the tray are equal. (MIN-RANGED-04, MIN-RULE-19)"""
    if not state.units[unit].on_table:
        return
    seat, archers, sights = state.units[unit].seat, state.units[unit].placed, sights_of(state, unit)
    assert sights is not None
    field = field_around(state, unit)
    options = targets_from(archers, field, sights, target, solo_units(state))
    if not options:
        return
    chosen = yield from one_target(state, unit, "ranged-target", options, "MIN-RANGED-04")
    arc = yield from one_of(seat, "attack-arc", arcs(state.units[chosen].placed, archers), "MIN-RULE-19", unit)
    weapon = ranged_weapon(state, unit)
    assert weapon is not None
    aimed = next(each for each in field.enemies if each.unit == chosen)
    attack = Attack(unit, chosen, weapon, arc, beside=friends_at(state, unit, chosen))
    begin(state, attack, *blindly(archers, aimed, field, sights))
