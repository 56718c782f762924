"""The units that fight a combat: the attackers on their way, the defenders in the area."""

from maester.games.boardgame.events import UnitsLost
from maester.games.boardgame.facts import House, Kind
from maester.games.boardgame.forces import destroy, of_kinds
from maester.games.boardgame.state import Battle, State, Unit


def fighters(state: State, battle: Battle, house: House) -> tuple[Unit, ...]:
    """The units of a side, without supporters, and without attackers that have already entered the area."""
    if house == battle.attacker:
        return battle.attackers
    there = state.units.get(battle.area, ())
    return there if there and there[0].house == house else ()


def kill(state: State, battle: Battle, house: House, units: tuple[Unit, ...], why: str) -> None:
    """Fighting units are destroyed."""
    if not units:
        return
    if house == battle.defender:
        destroy(state, battle.area, units, why)
        return
    left = list(battle.attackers)
    for unit in units:
        left.remove(unit)
    battle.attackers = tuple(left)
    state.tell(UnitsLost(house, battle.area, tuple(unit.kind for unit in units), why))


def meant(units: tuple[Unit, ...], kinds: tuple[Kind, ...]) -> tuple[Unit, ...]:
    """The standing units that these kinds name."""
    return of_kinds([unit for unit in units if not unit.routed], kinds)
