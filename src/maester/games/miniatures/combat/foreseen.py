"""What an attack that is only considered would do: the chance to get there, and the exact odds then.

What is certain to happen before the dice is included: where a charger would stand, tokens that come with the attack,
and printed abilities that answer by themselves. What a player may still declare, choose or roll for is left out.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from maester.games.miniatures.combat.attack import declare, friends_at
from maester.games.miniatures.combat.blow import blow_of
from maester.games.miniatures.combat.charge import hinders
from maester.games.miniatures.combat.distance import attack_tokens, charge_tokens, disorder, may_reroll
from maester.games.miniatures.combat.harm import give_token
from maester.games.miniatures.combat.melee import touched_arcs
from maester.games.miniatures.combat.odds import Chance, Forecast, forecast, mixed
from maester.games.miniatures.combat.ranged import blindly, ranged_weapon, sights_of, solo_units, targets_from
from maester.games.miniatures.combat.reach import (
    DIE,
    NO_FACE,
    charge_targets,
    contact_travel,
    first_facing,
    least_die,
    open_arcs,
    stood,
)
from maester.games.miniatures.geometry.align import places
from maester.games.miniatures.geometry.arc import arcs
from maester.games.miniatures.geometry.measure import THOU
from maester.games.miniatures.geometry.path import sweep
from maester.games.miniatures.geometry.tray import Arc, placement
from maester.games.miniatures.moving.placing import crossed
from maester.games.miniatures.numbers import holds, speed
from maester.games.miniatures.order import in_order
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.texts import TokenComes
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.changes import AnyChange, Change
from maester.games.miniatures.texts.effects.lasting import begins
from maester.games.miniatures.texts.fitting import part
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.listening import passive_answers
from maester.games.miniatures.texts.matching import usable
from maester.games.miniatures.texts.meaning import holds as is_so
from maester.games.miniatures.texts.occasions import Occasion
from maester.games.miniatures.texts.verbs import AnyVerb, Give, Whether
from maester.games.miniatures.texts.which import Condition
from maester.games.miniatures.unit import enemies_engaged, field_around, is_wall, melee_weapons
from maester.games.miniatures.values import Attack, Pose


class Onset(Struct, frozen=True):
    """A charge that is considered: how far it is, which faces of the die arrive, how likely that is, and the attack."""

    travel: int
    arc: Arc
    faces: tuple[int, ...]
    chance: float
    attack: Forecast


def chances(state: State, name: str) -> Iterator[Chance]:
    """Whom a unit could attack from where it stands: in melee, else by a charge or from afar."""
    if is_wall(state.units[name]):
        return
    if enemies_engaged(state, name):
        yield from in_melee(state, name, enemies_engaged(state, name))
    else:
        yield from by_charge(state, name, charge_targets(state, name))
        yield from from_afar(state, name)


def chances_at(state: State, name: str, about: str, enemies: list[str]) -> Iterator[Chance]:
    """The same for a question that asks which of these it attacks."""
    if about == "melee-target":
        return in_melee(state, name, enemies)
    return by_charge(state, name, enemies) if about == "charge-target" else from_afar(state, name, enemies)


def in_melee(state: State, name: str, enemies: Iterable[str]) -> Iterator[Chance]:
    for enemy in enemies:
        arc = (touched_arcs(state, enemy, name) or ("front",))[0]
        for weapon in melee_weapons(state, name):
            attack = Attack(name, enemy, weapon, arc, beside=friends_at(state, name, enemy))
            yield chance_of(state, attack, "melee")


def by_charge(state: State, name: str, enemies: Iterable[str]) -> Iterator[Chance]:
    """With the facing that is found first; the player may find a better one."""
    placed, field = state.units[name].placed, field_around(state, name)
    for enemy in enemies:
        heading = first_facing(placed, stood(field, enemy), field, speed(state, name) * THOU + DIE)
        assert heading is not None, "it can be charged"
        for weapon in melee_weapons(state, name):
            found = onset(state, name, enemy, heading, weapon)
            assert found is not None
            what = state.units[name].facts.weapon(weapon).name
            yield Chance(enemy, "charge", what, found.arc, found.attack, len(found.faces), found.chance)


def from_afar(state: State, name: str, enemies: Iterable[str] | None = None) -> Iterator[Chance]:
    """Without the shift before it."""
    sights, weapon = sights_of(state, name), ranged_weapon(state, name)
    if sights is None or weapon is None:
        return
    placed, field = state.units[name].placed, field_around(state, name)
    if enemies is None:
        enemies = targets_from(placed, field, sights, None, solo_units(state))
    for enemy in enemies:
        attack = Attack(name, enemy, weapon, arcs(state.units[enemy].placed, placed)[0])
        yield chance_of(state, attack, "ranged", *blindly(placed, stood(field, enemy), field, sights))


def of_throws(
    state: State, name: str, enemies: Iterable[str], weapon: int, changes: tuple[AnyChange, ...]
) -> Iterator[Chance]:
    """With a weapon that only a card gives."""
    placed = state.units[name].placed
    for enemy in enemies:
        attack = Attack(name, enemy, weapon, arcs(state.units[enemy].placed, placed)[0])
        yield chance_of(state, attack, "ranged", *changes)


def chance_of(state: State, attack: Attack, how: str, *alone: AnyChange) -> Chance:
    weapon = state.units[attack.by].facts.weapon(attack.weapon).name
    return Chance(attack.on, how, weapon, attack.arc, foreseen(state, attack, *alone))


# ------------------------------------------------------------------------------------------------------ charges


def onset(state: State, name: str, target: str, heading: int, weapon: int) -> Onset | None:
    """A charge with that facing; None if it cannot arrive."""
    field, (kind, x, y, _) = field_around(state, name), state.units[name].placed
    start, enemy, sure = (kind, x, y, heading), stood(field, target), speed(state, name) * THOU
    travel = contact_travel(start, enemy, field, sure + DIE)
    sides = open_arcs(state.units[name].placed, enemy, field)
    faces = tuple(range(least_die(start, travel, field, sure), NO_FACE))
    if travel is None or not sides or not faces:
        return None
    weights = die_weights(state, name, target, faces)
    arrives = sum([weights[die] for die in faces])
    # If it arrives, the die only matters for whether the charge is disorderly.
    ways: dict[tuple[Condition, ...] | None, int] = {}
    for die in faces:
        disorderly = disorder(state, name, target, sides[0], die)
        ways[disorderly] = ways.get(disorderly, 0) + weights[die]
    odds = [
        (weight, arrived(state, name, target, heading, travel, weapon, disorderly))
        for disorderly, weight in ways.items()
        if weight
    ]
    return Onset(travel, sides[0], faces, arrives / sum(weights.values()), mixed(odds))


def die_weights(state: State, name: str, target: str, faces: tuple[int, ...]) -> dict[int, int]:
    """How often the charge die ends with each face, if a die that is not enough is rolled again wherever it may be."""
    if holds(state, "sure-charge", name):
        return {die: int(die == 6) for die in range(1, 7)}
    if not may_reroll(state, name, target):
        return dict.fromkeys(range(1, 7), 1)
    return {die: (6 if die in faces else 0) + 6 - len(faces) for die in range(1, 7)}


def arrived(
    state: State,
    name: str,
    target: str,
    heading: int,
    travel: int,
    weapon: int,
    disorderly: tuple[Condition, ...] | None,
) -> Forecast:
    """The attack of a charger that stands flush against its target, in the place that is offered first."""
    field, before = field_around(state, name), state.units[name].placed
    kind, x, y, _ = before
    enemy = stood(field, target)
    arc = open_arcs(before, enemy, field)[0]
    chosen = places(kind, enemy.placed, arc, field)[0]
    end = placement(kind, enemy.placed, chosen.arc, chosen.slide)
    over = crossed(state, before, end, sweep((kind, x, y, heading), "ahead", travel))
    twin = state.copy()
    twin.change(name, pose=Pose(*end[1:]))
    for token in disorderly or ():
        give_token(twin, name, token)
    bonus = disorderly is None and not any(hinders(state, name, piece) for piece in over)
    fortified = any(piece.has("fortified") for piece in over)
    beside = friends_at(twin, name, target)
    return foreseen(twin, Attack(name, target, weapon, arc, True, bonus, fortified, beside=beside))


# ------------------------------------------------------------------------------------------------------ before the dice


def foreseen(state: State, attack: Attack, *alone: AnyChange) -> Forecast:
    """The odds of an attack when its dice are rolled."""
    twin = state.copy()
    if attack.charge:
        tokens_come(twin, charge_tokens(twin, attack.by, attack.on))
        acts_by_itself(twin, occasions.Charged(attack.by, attack.on, attack.arc))
    declare(twin, attack, *alone)
    tokens_come(twin, attack_tokens(twin, attack))
    weapon = twin.units[attack.by].facts.weapon(attack.weapon)
    acts_by_itself(twin, occasions.AttackDeclared(attack.by, attack.on, weapon.range))
    return forecast(blow_of(twin, attack))


def tokens_come(state: State, steps: Iterable[Any]) -> None:
    for step in steps:
        if isinstance(step, TokenComes):
            give_token(state, step.unit, step.token)


def acts_by_itself(state: State, occasion: Occasion) -> None:
    """Printed abilities and cards on units that answer, as far as nobody has anything to decide."""
    for seat in in_order(state):
        for answer in list(passive_answers(state, occasion, seat)):
            happening = answer.happening
            if not happening.optional and happening.cost is None and usable(state, answer, occasion):
                for verb in happening.do:
                    do_at_once(state, answer.bound, verb)


def do_at_once(state: State, bound: Bound, verb: AnyVerb) -> None:
    """What asks nobody and needs no dice: tokens that are given, and changes that begin."""
    if isinstance(verb, Whether):
        for each in verb.do if is_so(state, bound, verb.holds) else verb.otherwise:
            do_at_once(state, bound, each)
    elif isinstance(verb, Change):
        begins(state, bound, verb, verb.until or "attack", len(state.attacks))
    elif isinstance(verb, Give) and not verb.one and verb.n == 1:
        unit = part(state, bound, verb.to)
        if unit is not None:
            for token in verb.conditions:
                give_token(state, unit, token)
