"""What an attack would meet as far as everybody can see: the defender's strength, who could support, whose a tie is."""

from typing import Any

from msgspec import Struct

from maester.games.boardgame.combat.strength import attack_worth, defender_of, initial, support_part, total
from maester.games.boardgame.combat.support import neutral_support, supporters
from maester.games.boardgame.facts import Area, House, Kind
from maester.games.boardgame.march import March
from maester.games.boardgame.reach import FOUGHT
from maester.games.boardgame.state import Battle, Part, State
from maester.games.boardgame.tracks import tie_winner
from maester.kernel import Decision, Seat


class Backing(Struct, frozen=True):
    """A support order beside an attacked area, and what it would add to either side; None: it cannot support it."""

    house: House
    area: Area
    attacker: int | None
    defender: int | None


class Attack(Struct, frozen=True):
    """An area as an attacker finds it, before anybody has given support or played a card."""

    defender: House | None
    """None: a neutral force."""
    parts: tuple[Part, ...]
    strength: int
    """The sum of the defender's parts."""
    support: tuple[Backing, ...]
    tie: House
    """Who wins on equal strength."""
    worth: dict[Kind, int]
    """What a unit of each kind is worth that attacks there."""


class MarchProspect(Struct, frozen=True):
    """Whoever marches weighs this: what each order adds to an attack, and what every possible attack meets."""

    bonus: dict[Area, int]
    attacks: dict[Area, Attack]


def prospect(state: State, seat: Seat, decision: Decision[Any]) -> MarchProspect | None:
    if not isinstance(decision, March):
        return None
    orders = state.edition.orders
    bonus = {area: orders[start.token].modifier for area, start in decision.starts.items()}
    attacks = {
        area: attack(state, seat, origin, area)
        for origin, start in decision.starts.items()
        for area, target in start.targets.items()
        if target.held in FOUGHT
    }
    return MarchProspect(bonus, attacks)


def attack(state: State, house: House, origin: Area, area: Area) -> Attack:
    """What a house would meet in an area that it attacked with its march order."""
    if area in state.neutral:
        return against_force(state, house, area)
    defender = defender_of(state, area)
    order = state.orders[origin]
    battle = Battle(area=area, attacker=house, defender=defender, origin=origin, order=order, attackers=())
    parts = tuple(initial(state, battle, defender))
    support = []
    for owner, near in supporters(state, area):
        attacking = None if owner == defender else support_part(state, battle, near, "attacker").strength
        defending = None if owner == house else support_part(state, battle, near, "defender").strength
        support.append(Backing(owner, near, attacking, defending))
    tie = tie_winner(state, house, defender)
    return Attack(defender, parts, total(parts), tuple(support), tie, attack_worth(state, area))


def against_force(state: State, house: House, area: Area) -> Attack:
    """A neutral force, which nobody supports and which equal strength overcomes."""
    force = state.neutral[area]
    support = [
        Backing(owner, near, neutral_support(state, area, near), None) for owner, near in supporters(state, area)
    ]
    parts = (Part("neutral", force, area),)
    return Attack(None, parts, force, tuple(support), house, attack_worth(state, area))
