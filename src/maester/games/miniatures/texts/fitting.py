"""Which unit the words of a text mean, and which units fit a description."""

from collections.abc import Iterator
from functools import lru_cache

from maester.games.miniatures.facts import ATTACHMENTS, SIZES
from maester.games.miniatures.geometry.arc import touched
from maester.games.miniatures.geometry.field import engaged
from maester.games.miniatures.geometry.ground import blocking
from maester.games.miniatures.geometry.measure import within
from maester.games.miniatures.geometry.sight import in_front, sight
from maester.games.miniatures.geometry.tray import Placed, far_apart, outline
from maester.games.miniatures.modes.tally import deep
from maester.games.miniatures.state import State
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.which import Near, Part, Which
from maester.games.miniatures.unit import attachments_left, enemies_engaged, is_solo, is_wall
from maester.games.miniatures.values import Unit
from maester.kernel import Seat

REACH = {"short": SIZES.short, "long": SIZES.long}


def part(state: State, bound: Bound, which: Part) -> str | None:
    """The unit that is meant."""
    if which == "commander":
        return commander(state, bound.seat)
    return {
        "this": bound.this,
        "target": bound.target,
        "earlier": bound.earlier,
        "attacker": bound.attacker,
        "defender": bound.defender,
        "subject": bound.subject,
        "master": bound.master,
    }[which]


def commander(state: State, seat: Seat) -> str | None:
    return next((name for name, unit in state.units.items() if leads(unit, seat)), None)


def leads(unit: Unit, seat: Seat) -> bool:
    """Whether the commander of that player is in a unit, and lives: what modes say of the unit of a commander holds on,
    but for texts it is nobody's unit any more. (MIN-RULE-48)"""
    if not unit.commander or unit.seat != seat:
        return False
    left = attachments_left(unit)
    return not any(ATTACHMENTS[each].commander for each in (*unit.attachments, *unit.lost) if each not in left)


# ------------------------------------------------------------------------------------------------------ units


def fits(state: State, bound: Bound, which: Which, name: str) -> bool:
    """Whether a unit is one of those. What is quick to check comes first."""
    unit = state.units[name]
    if which.side is not None and state.friends(unit.seat, bound.seat) != (which.side == "friend"):
        return False
    return (
        printed_so(which, unit)
        and is_so_now(which, unit)
        and is_the_one(state, bound, which, name)
        and belongs(state, which, name)
        and stands(state, bound, which, name)
    )


def printed_so(which: Which, unit: Unit) -> bool:
    """By its card."""
    facts = unit.facts
    if is_wall(unit) != which.wall:
        return False
    if which.type and facts.type not in which.type:
        return False
    if which.faction is not None and facts.faction != which.faction:
        return False
    return which.solo is None or is_solo(unit) == which.solo


def is_so_now(which: Which, unit: Unit) -> bool:
    """By its tokens, and by what it has done."""
    if which.activated is not None and unit.activated != which.activated:
        return False
    if which.condition is not None and which.condition not in unit.tokens:
        return False
    if which.any_condition and not unit.tokens:
        return False
    if which.pillaged and not unit.count("pillage"):
        return False
    return not which.used_order or bool(unit.used)


def is_the_one(state: State, bound: Bound, which: Which, name: str) -> bool:
    """By who is in it, and by what it has to do with the units that the text speaks of."""
    unit = state.units[name]
    if which.commander is not None and leads(unit, bound.seat) != which.commander:
        return False
    if which.other is not None and part(state, bound, which.other) == name:
        return False
    if which.vowed and bound.this is not None and unit.count(f"vow-{bound.this}") == 0:
        return False
    if which.attacked is not None and (name, part(state, bound, which.attacked)) not in state.fought:
        return False
    if which.master_of is not None and not is_master(state, part(state, bound, which.master_of), name):
        return False
    return which.person is None or which.person in persons(state, name)


def is_master(state: State, animal: str | None, name: str) -> bool:
    return animal is not None and state.units[animal].master == name


def units_that_fit(state: State, bound: Bound, which: Which) -> list[str]:
    """Combat units on the table; castle walls only where a text names them."""
    return [*choosable(state, bound, which)]


def choosable(state: State, bound: Bound, which: Which) -> Iterator[str]:
    """The same, one at a time, because often one is enough."""
    sides, friend = state.sides, which.side == "friend"
    mine = sides[bound.seat]
    for name, unit in state.units.items():
        if which.side is not None and (sides[unit.seat] == mine) != friend:
            continue  # half of all units
        if unit.on_table and (which.wall or not is_wall(unit)) and fits(state, bound, which, name):
            yield name


def belongs(state: State, which: Which, name: str) -> bool:
    if which.house is None and which.ability is None and which.without is None:
        return True
    from maester.games.miniatures.texts.in_force import abilities, houses  # here, because in_force imports fitting

    if which.house is not None and which.house not in houses(state, name):
        return False
    if which.ability is not None and which.ability not in abilities(state, name):
        return False
    return which.without is None or which.without not in abilities(state, name)


def persons(state: State, name: str) -> list[str | None]:
    unit = state.units[name]
    return [unit.facts.person, *(ATTACHMENTS[each].person for each in attachments_left(unit))]


def stands(state: State, bound: Bound, which: Which, name: str) -> bool:
    """Whether a unit stands as asked for. These checks measure on the table, so they come last."""
    if which.near is not None and not near(state, bound, which.near, name):
        return False
    if which.deep and not deep(state, bound.seat, name):
        return False
    if which.engaged is None and which.engaged_with is None and which.enemies is None and which.could_attack is None:
        return True
    if state.units[name].pose is None:
        return False
    found = enemies_engaged(state, name)
    if which.engaged is not None and bool(found) != which.engaged:
        return False
    if which.enemies is not None and len(found) != which.enemies:
        return False
    if which.engaged_with is not None:
        other = part(state, bound, which.engaged_with)
        if other is None or not fights(state, name, other):
            return False
        if which.and_with_another and len([each for each in found if is_friend(state, bound, each)]) < 2:
            return False
        if which.from_behind and touched(state.units[name].placed, state.units[other].placed)[0] == "front":
            return False
    return which.could_attack is None or could_attack(state, name, part(state, bound, which.could_attack))


def is_friend(state: State, bound: Bound, name: str) -> bool:
    return state.friends(state.units[name].seat, bound.seat)


def fights(state: State, name: str, other: str) -> bool:
    """Whether two units are engaged with each other. A unit about to be destroyed still is."""
    one, two = state.units[name], state.units[other]
    if two.pose is None or state.friends(one.seat, two.seat):
        return False
    return engaged(one.placed, two.placed)


def near(state: State, bound: Bound, asked: Near, name: str) -> bool:
    """In range, from any point of one tray to any of the other. A unit is in range of itself. (MIN-TERMS-13)"""
    of = part(state, bound, asked.of)
    if of is None or state.units[of].pose is None or state.units[name].pose is None:
        return False
    if of == name:
        return True
    mine, theirs = state.units[of].placed, state.units[name].placed
    reach = REACH[asked.range]
    if far_apart(mine, theirs, reach + 2) or not _in_range(mine, theirs, reach):
        return False
    return not asked.sight or seen(state, of, name)


@lru_cache(maxsize=1 << 12)
def _in_range(one: Placed, other: Placed, thou: int) -> bool:
    return within(outline(*one), outline(*other), thou)


def seen(state: State, viewer: str, target: str) -> bool:
    """Whether one unit sees another, past everybody else. (MIN-LOS-05)"""
    mine, theirs = state.units[viewer].placed, state.units[target].placed
    if not in_front(mine, theirs):
        return False
    others = [
        outline(*unit.placed) for name, unit in state.units.items() if unit.on_table and name not in (viewer, target)
    ]
    terrain = blocking(state.pieces, mine, theirs, "any", state.options.hidden_in_terrain)
    return sight(mine, theirs, (*others, *terrain)) is not None


def could_attack(state: State, name: str, target: str | None) -> bool:
    # Imported here, because combat imports texts.
    from maester.games.miniatures.combat.ranged import can_shoot
    from maester.games.miniatures.combat.reach import can_charge

    if target is None or not state.units[target].on_table:
        return False
    if engaged := enemies_engaged(state, name):
        return target in engaged
    return can_charge(state, name, target) or can_shoot(state, name, target)
