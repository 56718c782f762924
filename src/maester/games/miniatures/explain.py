"""What can be said of a unit when somebody asks: its values now, what it sees, whom it could fight with what result.

Nothing of this is in the view: it is worked out for the one unit that is looked at, from what everybody sees.
"""

from msgspec import Struct

from maester.games.miniatures.combat.foreseen import chances
from maester.games.miniatures.combat.odds import Chance
from maester.games.miniatures.combat.ranged import sights_of
from maester.games.miniatures.facts import UNITS
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
    """About a unit on the table, by its name; about everything else the view says all there is to say."""
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
