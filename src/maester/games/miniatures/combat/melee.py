"""MELEE: face the enemy, slide along it, choose a target; or tear down a piece of terrain nearby."""

from maester.games.miniatures.combat.attack import begin, friends_at
from maester.games.miniatures.combat.targeting import one_target
from maester.games.miniatures.events import PieceDestroyed
from maester.games.miniatures.geometry.align import Aligned, places
from maester.games.miniatures.geometry.arc import touched
from maester.games.miniatures.geometry.field import engaged
from maester.games.miniatures.geometry.ground import is_near
from maester.games.miniatures.geometry.measure import THOU
from maester.games.miniatures.geometry.tray import Arc, placement
from maester.games.miniatures.moving.lineup import LineUp, end_of
from maester.games.miniatures.moving.placing import place
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import Strike
from maester.games.miniatures.texts.questions import one_of
from maester.games.miniatures.unit import enemies_engaged, field_around, is_wall, melee_weapons
from maester.games.miniatures.values import Attack
from maester.kernel import Flow, ask

PIECE = "piece:"
"""Marks an option that is a piece of terrain, not a unit."""


def melee(state: State, unit: str, target: str | None) -> Flow[None]:
    """A unit that fights exactly one enemy may turn its front to it and slide along it. (MIN-MELEE-02..04)"""
    state.do_next(Strike(unit, target))
    if not state.units[unit].on_table or not melee_places(state, unit):
        return
    chosen = yield from ask(state.units[unit].seat, which_place, state, unit)
    if chosen is not None:
        enemy = state.units[chosen.enemy or enemies_engaged(state, unit)[0]]
        place(state, unit, placement(state.units[unit].facts.tray, enemy.placed, chosen.arc, chosen.slide), "melee")


def which_place(state: State, name: str) -> LineUp:
    places = melee_places(state, name)
    only = (enemies_engaged(state, name) or [""])[0]
    ends = tuple(end_of(state, name, each.enemy or only, each) for each in places)
    return LineUp(
        about="melee-face",
        rule="MIN-MELEE-02",
        options=(None, *places),
        idle=None,
        unit=name,
        tray=state.units[name].facts.tray,
        ends=(None, *ends),
    )


def melee_places(state: State, name: str) -> tuple[Aligned, ...]:
    """Flush on the enemy edge that is touched already, where that is free. (MIN-RULE-18, MIN-RULE-77)

    A unit that fights several enemies keeps its facing, and slides only where it stays in contact with all of them.
    (MIN-MELEE-03, MIN-RULE-95)
    """
    enemies = enemies_engaged(state, name)
    unit = state.units[name]
    kind, field = unit.facts.tray, field_around(state, name)
    others = [each for each in field.enemies if each.unit not in enemies]
    new = []
    for enemy in enemies:
        target = state.units[enemy].placed
        for arc in touched_arcs(state, enemy, name):
            for each in places(kind, target, arc, field):
                end = placement(kind, target, each.arc, each.slide)
                if end == unit.placed or any(engaged(end, other.placed) for other in others):
                    continue
                if len(enemies) > 1 and end[3] != unit.placed[3]:
                    continue
                if all(engaged(end, state.units[foe].placed) for foe in enemies):
                    new.append(Aligned(each.arc, each.slide, enemy if len(enemies) > 1 else ""))
    return tuple(new)


def touched_arcs(state: State, enemy: str, name: str) -> tuple[Arc, ...]:
    """The edges of an enemy against which a unit stands; a castle wall has one side only. (MIN-RULE-71)"""
    found = touched(state.units[enemy].placed, state.units[name].placed)
    return tuple(arc for arc in found if arc == "front") if is_wall(state.units[enemy]) else found


def strike(state: State, unit: str, target: str | None) -> Flow[None]:
    """One of its melee attacks, against one enemy in contact. (MIN-MELEE-05, MIN-MELEE-06)"""
    if not state.units[unit].on_table:
        return
    seat = state.units[unit].seat
    options = melee_targets(state, unit, target)
    if not options:
        return
    chosen = yield from one_target(state, unit, "melee-target", options, "MIN-MELEE-05")
    if chosen.startswith(PIECE):
        tear_down(state, unit, chosen.removeprefix(PIECE))
        return
    weapon = yield from one_of(seat, "melee-weapon", melee_weapons(state, unit), "MIN-MELEE-05", unit)
    choices = touched_arcs(state, chosen, unit) or ("front",)
    arc = yield from one_of(seat, "attack-arc", choices, "MIN-RULE-19", unit)
    begin(state, Attack(unit, chosen, weapon, arc, beside=friends_at(state, unit, chosen)))


def melee_targets(state: State, name: str, only: str | None = None) -> list[str]:
    """Enemies in contact, and destructible pieces within an inch. (MIN-TERRAIN-DESTRUCTIBLE-01, MIN-RULE-53)"""
    if not melee_weapons(state, name):
        return []
    enemies = enemies_engaged(state, name)
    if only is not None:
        return [each for each in enemies if each == only]
    placed = state.units[name].placed
    near = [piece.name for piece in state.pieces if piece.has("destructible") and is_near(placed, piece, THOU)]
    return [*enemies, *(PIECE + piece for piece in near)]


def tear_down(state: State, name: str, piece: str) -> None:
    """It is removed from the game without a roll; nobody was attacked. (MIN-RULE-53)"""
    state.pieces = tuple(each for each in state.pieces if each.name != piece)
    state.tell(PieceDestroyed(name, piece))
