"""Choices from a list: zones of the tactics board and their targets, cards and orders, missions, and anything else."""

from typing import Any

from maester.games.miniatures.bots.places import distance
from maester.games.miniatures.bots.targets import best_attack, units_among
from maester.games.miniatures.geometry.measure import THOU
from maester.games.miniatures.modes.missions import worth as mission_worth
from maester.games.miniatures.state import State
from maester.games.miniatures.unit import full_wounds, on_table, own_units
from maester.games.miniatures.values import Unit
from maester.kernel import Chance, Decision, Pick, Seat

ZONES = {"crown": 0.8, "wealth": 0.3, "tactics": 0.6, "maneuver": 0.5}
"""What a zone is worth in any position."""
EARLY = ("declare-round-start", "declare-turn-start", "declare-activates", "declare-zone", "declare-turn-end")
"""Occasions that come whether or not anybody fights."""
CARD = "card:"
NEAR = 8
"""A unit with an enemy within its speed and so many inches more will soon fight."""
HEALED = 0.25
"""What a wound healed by wealth is worth."""
MOST_HEALED = 3


def zone(state: State, seat: Seat, decision: Pick[Any], chance: Chance) -> Any:
    """Combat if somebody can attack, wealth if somebody is hurt."""
    mine = [name for name in own_units(state, seat) if state.units[name].seat == seat]
    strike = max([best_attack(state, name) for name in mine], default=0.0) if "combat" in decision.options else 0.0
    hurt = max([missing(state.units[name]) for name in mine], default=0)
    more = {"combat": strike, "wealth": HEALED * min(MOST_HEALED, hurt)}

    def eager(each: Any) -> float:
        return ZONES.get(each, 0.0) + more.get(each, 0.0) + chance.below(10) / 50 - (each is None)

    return max(decision.options, key=eager)


def missing(unit: Unit) -> int:
    return full_wounds(unit.card) - unit.wounds


def wealth(state: State, seat: Seat, decision: Pick[Any], chance: Chance) -> Any:
    """The player's unit that has lost most wounds."""
    mine = [name for name in units_among(state, decision.options) if state.friends(state.units[name].seat, seat)]
    return max(mine, key=lambda name: missing(state.units[name]), default=decision.options[0])


def fighter(state: State, seat: Seat, decision: Pick[Any], chance: Chance) -> Any:
    """The unit with the best attack; nobody, if none can attack."""
    found = {name: best_attack(state, name) for name in units_among(state, decision.options)}
    best = max(found, key=found.__getitem__, default=None)
    return best if best is not None and found[best] else decision.options[0]


def most(state: State, seat: Seat, decision: Any, chance: Chance) -> int:
    return int(decision.most)


def declared(state: State, seat: Seat, decision: Pick[Any], chance: Chance) -> Any:
    """An order or a card, three times in four: most are worth it. Cards are kept until there is somebody to fight."""
    early = decision.about in EARLY and not fight_is_near(state)
    options = [option for option in decision.options if option is not None and not (early and option.startswith(CARD))]
    return chance.choice(options) if options and chance.below(4) else None


def fight_is_near(state: State) -> bool:
    """Whether anybody could soon reach an enemy."""
    units = [unit for _, unit in on_table(state)]
    return any(
        not state.friends(one.seat, other.seat)
        and distance(*one.placed[1:3], *other.placed[1:3]) < (one.facts.speed + NEAR) * THOU
        for one in units
        for other in units
    )


def picked(state: State, seat: Seat, decision: Pick[Any], chance: Chance) -> Any:
    """The weakest enemy, or the friend most in need; yes rather than no; something rather than nothing."""
    options = [option for option in decision.options if option is not None]
    units = list(units_among(state, options))
    if units:
        return max(units, key=lambda name: concern(state, seat, state.units[name]))
    if True in options and decision.options == (True, False):
        return True
    return chance.choice(options) if options else None


def concern(state: State, seat: Seat, unit: Unit) -> float:
    hurt = 1 - unit.wounds / full_wounds(unit.card)
    if state.friends(unit.seat, seat):
        return hurt
    return 2 + hurt + unit.facts.cost / 20 + unit.commander / 2


def mission(state: State, seat: Seat, decision: Pick[str], chance: Chance) -> str:
    """One that would give more to this side than to the others as things stand."""

    def lead(number: str) -> float:
        theirs = max([mission_worth(state, foe, number, seat) for foe in state.foes(seat)])
        return mission_worth(state, seat, number, seat) - theirs + chance.below(10) / 20

    return max(decision.options, key=lead)


def nothing(state: State, seat: Seat, decision: Decision[Any], chance: Chance) -> Any:
    return decision.idle
