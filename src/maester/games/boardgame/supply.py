"""SUP: armies, and what supply allows."""

from collections.abc import Iterable, Mapping

from maester.games.boardgame.events import SupplyChanged
from maester.games.boardgame.facts import Area, House
from maester.games.boardgame.state import State


def sizes(state: State, house: House) -> dict[Area, int]:
    """How many units a house has in each area. Attackers count as being in the embattled area."""
    found = {area: len(units) for area, units in state.units.items() if units[0].house == house}
    battle = state.battle
    if battle and battle.attacker == house and battle.attackers:
        found[battle.area] = found.get(battle.area, 0) + len(battle.attackers)
    return found


def fits(found: Iterable[int], limits: tuple[int, ...]) -> bool:
    """Whether armies, sorted by size, each fit the limit of the same rank. A lone unit is not an army."""
    armies = sorted([size for size in found if size > 1], reverse=True)
    return len(armies) <= len(limits) and all(size <= limit for size, limit in zip(armies, limits, strict=False))


def limits(state: State, house: House) -> tuple[int, ...]:
    """The sizes of the armies a house may have."""
    return state.edition.supply[state.supply[house]]


def supplied(state: State, house: House) -> bool:
    """Whether all armies of a house are within its limits."""
    return fits(sizes(state, house).values(), limits(state, house))


def fits_with(found: Mapping[Area, int], more: Mapping[Area, int], limits: tuple[int, ...]) -> bool:
    """Whether armies would fit if this many units came to, or left, these areas."""
    after = dict(found)
    for area, change in more.items():
        after[area] = after.get(area, 0) + change
    return fits(after.values(), limits)


def set_supply(state: State, house: House, supply: int) -> None:
    """A supply marker moves; it never leaves the track."""
    supply = min(max(supply, 0), max(state.edition.supply))
    if supply != state.supply[house]:
        state.supply[house] = supply
        state.tell(SupplyChanged(house, supply))
