"""What an attack is worth in victory points, and which enemy to attack."""

from collections.abc import Iterable, Iterator

from maester.games.miniatures.combat.blow import blow_of
from maester.games.miniatures.combat.odds import forecast
from maester.games.miniatures.combat.ranged import ranged_weapon, sights_of, solo_units, targets_from
from maester.games.miniatures.combat.reach import (
    DIE,
    NO_FACE,
    charge_targets,
    contact_travel,
    first_facing,
    least_die,
    stood,
)
from maester.games.miniatures.facts import MODES
from maester.games.miniatures.geometry.arc import arcs, touched
from maester.games.miniatures.geometry.measure import THOU
from maester.games.miniatures.geometry.tray import Arc
from maester.games.miniatures.modes.markers import held_by
from maester.games.miniatures.modes.objectives import has_card
from maester.games.miniatures.numbers import speed
from maester.games.miniatures.state import State
from maester.games.miniatures.unit import enemies_engaged, field_around, full_wounds, is_wall, melee_weapons
from maester.games.miniatures.values import Attack
from maester.games.miniatures.victory import unit_points

ARMY_POINT = 0.4
"""What a destroyed army point is worth in victory points, besides those it gives at once."""
MARKED = 2.0
"""What a unit is worth on top of that, if a mode makes it a target."""
COMMANDER = 1.0
WALL = 3.0
"""What a castle wall is worth to those who storm it."""


def gain(state: State, attack: Attack) -> float:
    """What an attack is worth on average."""
    odds = forecast(blow_of(state, attack))
    whole, fallen = prize(state, attack.on)
    return whole * odds.mean / full_wounds(state.units[attack.on].card) + fallen * odds.destroys


def prize(state: State, name: str) -> tuple[float, float]:
    """What all wounds of a unit are worth, and what its destruction is worth."""
    unit, mode = state.units[name], MODES[state.mode]
    if is_wall(unit):
        return WALL, WALL
    fallen = 1.0 + (held_by(state, name) is not None)
    if mode.marked:
        fallen += MARKED * has_card(state, name) + unit.count("victory")
    elif unit.commander:
        fallen += COMMANDER
    return ARMY_POINT * unit_points(unit), fallen


def charge_worth(state: State, name: str, target: str) -> float:
    """What the attack gains, times the chance that the charge arrives."""
    unit, weapons = state.units[name], melee_weapons(state, name)
    arc = arcs(state.units[target].placed, unit.placed)[0]
    most = max([gain(state, Attack(name, target, weapon, arc, charge=True, bonus=True)) for weapon in weapons])
    return most * (NO_FACE - charge_needs(state, name, target)) / 6


def charge_needs(state: State, name: str, target: str) -> int:
    """What the die of a charge must show at least; 7 if the target cannot be reached."""
    field, (kind, x, y, _) = field_around(state, name), state.units[name].placed
    sure = speed(state, name) * THOU
    enemy = stood(field, target)
    facing = first_facing(state.units[name].placed, enemy, field, sure + DIE)
    if facing is None:
        return NO_FACE
    start = kind, x, y, facing
    return least_die(start, contact_travel(start, enemy, field, sure + DIE), field, sure)


def shot_worth(state: State, name: str, target: str) -> float:
    weapon = ranged_weapon(state, name)
    assert weapon is not None, "only a unit that can shoot is asked"
    arc = arcs(state.units[target].placed, state.units[name].placed)[0]
    return gain(state, Attack(name, target, weapon, arc))


def strike_worth(state: State, name: str, target: str) -> float:
    """The best of its melee attacks on an enemy in contact."""
    arc: Arc = touched(state.units[target].placed, state.units[name].placed)[0]
    return max([gain(state, Attack(name, target, weapon, arc)) for weapon in melee_weapons(state, name)])


def best_charge(state: State, name: str) -> float:
    return max([charge_worth(state, name, each) for each in charge_targets(state, name)], default=0.0)


def best_shot(state: State, name: str) -> float:
    """From where it stands; after a shift it would be worth about the same."""
    sights = sights_of(state, name)
    if sights is None:
        return 0.0
    found = targets_from(state.units[name].placed, field_around(state, name), sights, None, solo_units(state))
    return max([shot_worth(state, name, each) for each in found], default=0.0)


def best_strike(state: State, name: str) -> float:
    if not melee_weapons(state, name):
        return 0.0
    return max([strike_worth(state, name, each) for each in enemies_engaged(state, name)], default=0.0)


def best_attack(state: State, name: str) -> float:
    """The best attack that a unit could make without moving."""
    return best_strike(state, name) if enemies_engaged(state, name) else best_shot(state, name)


def units_among(state: State, options: Iterable[object]) -> Iterator[str]:
    return (each for each in options if isinstance(each, str) and each in state.units)
