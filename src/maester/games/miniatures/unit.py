"""Units: models, ranks and wounds, and what stands around them."""

from collections.abc import Iterator
from typing import Any

from maester.games.miniatures.facts import SIZES, UNITS
from maester.games.miniatures.geometry.field import Field
from maester.games.miniatures.geometry.ground import KEYWORDS
from maester.games.miniatures.muster import WALL as WALL
from maester.games.miniatures.muster import muster
from maester.games.miniatures.state import State
from maester.games.miniatures.values import Unit
from maester.kernel import Seat


def full_wounds(card: str) -> int:
    """What a full tray of a unit can suffer. (MIN-UNIT-03, MIN-UNIT-04)"""
    tray, facts = SIZES.trays[UNITS[card].tray], UNITS[card]
    return (facts.models or tray.columns * tray.ranks) * facts.wounds


def models(unit: Unit) -> int:
    """How many models are left: one is removed when it has suffered all it can. (MIN-WOUND-01, MIN-WOUND-02)"""
    each = unit.facts.wounds
    return (unit.wounds + each - 1) // each


def attachments_left(unit: Unit) -> tuple[str, ...]:
    """Those that stand. The one farthest to the left falls with the last model, the next with the last but one.

    While a unit without wounds may still be saved, they all stand. (MIN-ATTACH-07, MIN-ATTACH-08)
    """
    left = tuple(each for each in unit.attachments if each not in unit.lost) if unit.lost else unit.attachments
    return left[: models(unit)] if len(left) > 1 and unit.wounds else left


def ranks(unit: Unit) -> int:
    """A rank counts while one of its models is left. (MIN-RANK-03)"""
    columns = SIZES.trays[unit.facts.tray].columns
    return (models(unit) + columns - 1) // columns


def ranks_lost(unit: Unit) -> int:
    """How many of its ranks at the start are gone."""
    tray = SIZES.trays[unit.facts.tray]
    at_first = tray.ranks if unit.facts.models is None else -(-unit.facts.models // tray.columns)
    return at_first - ranks(unit)


def is_solo(unit: Unit) -> bool:
    """Whether it is a unit on one of the solo trays. (MIN-RULE-88)"""
    return SIZES.trays[unit.facts.tray].ranks == 1


def is_wall(unit: Unit) -> bool:
    """Castle walls are kept among the units, because they are charged and attacked like units. (MIN-MODE-ASOS-13)"""
    return unit.card == WALL


def attack_dice(unit: Unit, weapon: int) -> int:
    """The number printed for the ranks that are left. (MIN-RESOLVE-01, MIN-RULE-35)"""
    dice = unit.facts.weapon(weapon).dice
    return dice[min(ranks_lost(unit), len(dice) - 1)]


def standing(state: State, name: str) -> dict[str, Any]:
    """Where a unit stands, as questions about its moves have it (`FromHere`)."""
    kind, x, y, heading = state.units[name].placed
    return {"unit": name, "tray": kind, "x": x, "y": y, "heading": heading}


def field_around(state: State, name: str) -> Field:
    """The table as a unit that moves meets it."""
    trays = muster(state).around(name, state.units[name])
    low, high = behind_walls(state)
    agreed = state.options
    return Field(
        state.width,
        trays,
        state.pieces,
        low,
        high,
        agreed.own_front,
        agreed.hidden_in_terrain,
        light=is_light(state, name),
    )


def is_light(state: State, name: str) -> bool:
    """Whether rough ground does not slow a unit down."""
    if not [piece for piece in state.pieces if "rough" in KEYWORDS[piece.kind]]:
        return False
    from maester.games.miniatures.numbers import holds  # here, because numbers imports this module

    return holds(state, "ignores-rough", name)


def behind_walls(state: State) -> tuple[int, int]:
    """How near the players' edges a tray may come: nobody goes behind the castle walls. (MIN-MODE-ASOS-17)"""
    if state.defender is None:
        return 0, SIZES.depth
    return (0, SIZES.depth - SIZES.behind_walls) if state.zones[state.defender] else (SIZES.behind_walls, SIZES.depth)


def enemies_engaged(state: State, name: str) -> list[str]:
    """The enemies in contact with a unit. (MIN-TERMS-12)"""
    return muster(state).enemies_touching(name, state.units[name])


def on_table(state: State) -> Iterator[tuple[str, Unit]]:
    """Combat units on the table, without castle walls."""
    return ((name, unit) for name, unit in state.units.items() if unit.on_table and unit.card != WALL)


def own_units(state: State, seat: Seat) -> list[str]:
    """Friendly combat units on the table, those of team mates included. (MIN-TERMS-04)"""
    return [name for name, unit in on_table(state) if state.friends(unit.seat, seat)]


def enemy_units(state: State, seat: Seat) -> list[str]:
    return [name for name, unit in on_table(state) if not state.friends(unit.seat, seat)]


def commander_unit(state: State, seat: Seat) -> str | None:
    """The unit of a player's commander, on the table or not; an NCU that commands has none. (MIN-RULE-62)"""
    return next((name for name, unit in state.units.items() if unit.seat == seat and unit.commander), None)


def is_solo_card(card: str) -> bool:
    """A unit on one of the solo trays. (MIN-RULE-88)"""
    return SIZES.trays[UNITS[card].tray].ranks == 1


def melee_weapons(state: State, name: str) -> tuple[int, ...]:
    return tuple(n for n, attack in enumerate(state.units[name].facts.attacks) if attack.range == "melee")
