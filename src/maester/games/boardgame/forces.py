"""Units on the board: where they are, who holds what, what is left in the pool."""

from collections.abc import Iterable, Iterator

from maester.games.boardgame.events import UnitsLost
from maester.games.boardgame.facts import Area, House, Kind
from maester.games.boardgame.state import State, Unit


def holder(state: State, area: Area) -> House | None:
    """The house whose units are in an area."""
    units = state.units.get(area)
    return units[0].house if units else None


def areas_of(state: State, house: House) -> list[Area]:
    """The areas where a house has units."""
    return [area for area, units in state.units.items() if units[0].house == house]


def place(state: State, area: Area, units: Iterable[Unit]) -> None:
    """Units arrive in an area."""
    order = state.edition.kind_order
    there = [*state.units.get(area, ()), *units]
    there.sort(key=lambda unit: (order[unit.kind], unit.routed))
    if there:
        state.units[area] = tuple(there)


def take_away(state: State, area: Area, units: Iterable[Unit]) -> None:
    """Units leave an area."""
    left = list(state.units[area])
    for unit in units:
        left.remove(unit)
    if left:
        state.units[area] = tuple(left)
    else:
        del state.units[area]


def destroy(state: State, area: Area, units: tuple[Unit, ...], why: str) -> None:
    """Units leave the board; they may be mustered again."""
    if units:
        take_away(state, area, units)
        state.tell(UnitsLost(units[0].house, area, tuple(unit.kind for unit in units), why))


def all_units(state: State, house: House) -> Iterator[Unit]:
    """Every unit of a house on the board, including attackers."""
    for units in state.units.values():
        if units[0].house == house:
            yield from units
    if state.battle and state.battle.attacker == house:
        yield from state.battle.attackers


def strength_of(state: State, units: Iterable[Unit], attacked: Area | None = None) -> int:
    """What units are worth by themselves: where they are, or attacking an area. Routed ones are worth 0."""
    strengths = state.edition.strengths(attacked)
    return sum([strengths[unit.kind] for unit in units if not unit.routed])


def in_pool(state: State, house: House, kind: Kind) -> int:
    """How many units of a kind a house has left to muster."""
    return state.pool[kind] - sum(unit.kind == kind for unit in all_units(state, house))


def of_kinds(units: Iterable[Unit], kinds: Iterable[Kind]) -> tuple[Unit, ...]:
    """The first of these units for each kind named."""
    left, found = list(units), []
    for kind in kinds:
        unit = next(unit for unit in left if unit.kind == kind)
        left.remove(unit)
        found.append(unit)
    return tuple(found)
