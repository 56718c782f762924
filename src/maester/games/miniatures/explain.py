"""What can be said of a unit when somebody asks: its values now, what it sees, whom it could fight with what result.

Nothing of this is in the view: it is worked out for the one unit that is looked at, from what everybody sees.
"""

from collections.abc import Iterator

from msgspec import Struct

from maester.games.miniatures.combat.attack import blow_of, friends_at, melee_weapons
from maester.games.miniatures.combat.melee import touched_arcs
from maester.games.miniatures.combat.odds import Forecast, forecast
from maester.games.miniatures.combat.ranged import ranged_weapon, sights_of, solo_units, targets_from
from maester.games.miniatures.combat.reach import DIE, charge_targets, contact_travel, first_facing, open_arcs, stood
from maester.games.miniatures.facts import UNITS
from maester.games.miniatures.geometry.arc import arcs
from maester.games.miniatures.geometry.measure import THOU
from maester.games.miniatures.geometry.seen import Seen, seen_from
from maester.games.miniatures.moving.march import which_maneuver
from maester.games.miniatures.numbers import dice_of, morale_of, number, speed
from maester.games.miniatures.preview import reaches
from maester.games.miniatures.state import State
from maester.games.miniatures.texts.in_force import abilities
from maester.games.miniatures.unit import enemies_engaged, field_around, is_wall
from maester.games.miniatures.values import Attack
from maester.kernel import Seat


class AttackNow(Struct, frozen=True):
    """An attack as it would be now: with the ranks that are left and what is in force."""

    name: str
    range: str
    hit: int
    dice: int


class Chance(Struct, frozen=True):
    """An attack that could be made now. Of a charge also how many faces of the die arrive."""

    unit: str
    how: str
    weapon: str
    arc: str
    attack: Forecast
    arrives: int | None = None


class UnitExplained(Struct, frozen=True):
    speed: int
    defence: int
    """What its dice must show, what is in force included."""
    morale: int
    attacks: tuple[AttackNow, ...]
    abilities: tuple[str, ...]
    """What it has now, that of its attachments included."""
    range: int | None
    """How far it shoots, in thou."""
    reach: tuple[int, ...]
    """How far it could go in a maneuver, for facings all around in equal steps from 0 on; nothing while it fights."""
    foes: tuple[Seen, ...]
    chances: tuple[Chance, ...]


def explain(state: State, seat: Seat | None, what: str) -> UnitExplained | None:
    """Of a unit on the table by its name; of all else the view says everything."""
    unit = state.units.get(what)
    if unit is None or not unit.on_table or state.over:
        return None
    sights = sights_of(state, what)
    still = is_wall(unit) or bool(enemies_engaged(state, what))
    return UnitExplained(
        speed=speed(state, what),
        defence=unit.facts.defence - number(state, "defence", what),
        morale=morale_of(state, what) - number(state, "morale", what),
        attacks=tuple(attack_now(state, what, n) for n in range(len(unit.facts.attacks))),
        abilities=abilities(state, what),
        range=None if sights is None else sights.reach,
        reach=() if still else reaches(which_maneuver(state, what)),
        foes=seen_from(unit.placed, field_around(state, what)),
        chances=tuple(chances(state, what)),
    )


def attack_now(state: State, name: str, weapon: int) -> AttackNow:
    facts, attack = UNITS[state.units[name].card].attacks[weapon], Attack(name, name, weapon, "front")
    return AttackNow(facts.name, facts.range, facts.hit - number(state, "hit", name, attack), dice_of(state, attack))


def chances(state: State, name: str) -> Iterator[Chance]:
    """Whom it could attack from where it stands: in melee, else by a charge or from afar."""
    if is_wall(state.units[name]):
        return
    if enemies_engaged(state, name):
        yield from in_melee(state, name)
    else:
        yield from by_charge(state, name)
        yield from from_afar(state, name)


def in_melee(state: State, name: str) -> Iterator[Chance]:
    for enemy in enemies_engaged(state, name):
        arc = (touched_arcs(state, enemy, name) or ("front",))[0]
        for weapon in melee_weapons(state, name):
            yield forecast_of(state, Attack(name, enemy, weapon, arc, beside=friends_at(state, name, enemy)), "melee")


def by_charge(state: State, name: str) -> Iterator[Chance]:
    """With the facing that the rules find first; the player may find a better one."""
    placed, field = state.units[name].placed, field_around(state, name)
    most = speed(state, name) * THOU + DIE
    for enemy in charge_targets(state, name):
        target = stood(field, enemy)
        heading = first_facing(placed, target, field, most)
        assert heading is not None, "it can be charged"
        start = (*placed[:3], heading)
        travels = [contact_travel(start, target, field, most - DIE + die * THOU) for die in range(1, 7)]
        arrives = sum(travel is not None for travel in travels)
        arc = open_arcs(placed, target, field)[0]
        attack = Attack(name, enemy, melee_weapons(state, name)[0], arc, charge=True, bonus=True)
        yield forecast_of(state, attack, "charge", arrives)


def from_afar(state: State, name: str) -> Iterator[Chance]:
    """Without the shift before it."""
    sights, weapon = sights_of(state, name), ranged_weapon(state, name)
    if sights is None or weapon is None:
        return
    placed, field = state.units[name].placed, field_around(state, name)
    for enemy in targets_from(placed, field, sights, None, solo_units(state)):
        yield forecast_of(state, Attack(name, enemy, weapon, arcs(state.units[enemy].placed, placed)[0]), "ranged")


def forecast_of(state: State, attack: Attack, how: str, arrives: int | None = None) -> Chance:
    weapon = state.units[attack.by].facts.weapon(attack.weapon).name
    return Chance(attack.on, how, weapon, attack.arc, forecast(blow_of(state, attack)), arrives)
