"""MELEE: face the enemy, slide along it, choose whom to strike."""

from maester.games.miniatures.align import Aligned, places
from maester.games.miniatures.arc import touched
from maester.games.miniatures.attack import begin, friends_at, melee_weapons
from maester.games.miniatures.field import engaged
from maester.games.miniatures.state import Attack, State
from maester.games.miniatures.steps import Strike
from maester.games.miniatures.tray import placement
from maester.games.miniatures.unit import enemies_engaged, field_around, place
from maester.kernel import Flow, Pick, ask, pick


def melee(state: State, unit: str) -> Flow[None]:
    """Who fights exactly one enemy may turn its front to it and slide. (MIN-MELEE-02..04)"""
    state.do_next(Strike(unit))
    if not melee_places(state, unit):
        return
    chosen = yield from ask(state.units[unit].seat, which_place, state, unit)
    if chosen is not None:
        (enemy,) = enemies_engaged(state, unit)
        target = state.units[enemy].placed
        place(state, unit, placement(state.units[unit].facts.tray, target, chosen.arc, chosen.slide), "melee")


def which_place(state: State, name: str) -> Pick[Aligned | None]:
    return Pick(about="melee-face", rule="MIN-MELEE-02", options=(None, *melee_places(state, name)), idle=None)


def melee_places(state: State, name: str) -> tuple[Aligned, ...]:
    """Flush on the enemy edge that is touched already, where that is free. (MIN-RULE-18, MIN-RULE-77)

    A unit that fights several enemies keeps its place. (MIN-MELEE-03)
    """
    enemies = enemies_engaged(state, name)
    if len(enemies) != 1:
        return ()
    unit, target = state.units[name], state.units[enemies[0]].placed
    kind, field = unit.facts.tray, field_around(state, name)
    found = [place for arc in touched(target, unit.placed) for place in places(kind, target, arc, field)]
    others = [each for each in field.enemies if each.unit != enemies[0]]
    new = []
    for each in found:
        end = placement(kind, target, each.arc, each.slide)
        if end != unit.placed and not any(engaged(end, other.placed) for other in others):
            new.append(each)
    return tuple(new)


def strike(state: State, unit: str) -> Flow[None]:
    """One of its melee attacks, against one enemy in contact. (MIN-MELEE-05, MIN-MELEE-06)"""
    seat = state.units[unit].seat
    target = yield from pick(seat, "melee-target", enemies_engaged(state, unit), "MIN-MELEE-05")
    weapon = yield from pick(seat, "melee-weapon", melee_weapons(state, unit), "MIN-MELEE-05")
    choices = touched(state.units[target].placed, state.units[unit].placed)
    arc = yield from pick(seat, "attack-arc", choices, "MIN-RULE-19")
    begin(state, Attack(unit, target, weapon, arc, beside=friends_at(state, unit, target)))
