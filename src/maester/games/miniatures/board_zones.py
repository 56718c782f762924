"""The zones of the tactics board, and whom they are for."""

from maester.games.miniatures.state import State
from maester.games.miniatures.texts.which import ZONES
from maester.games.miniatures.unit import enemy_units, on_table, own_units
from maester.kernel import Seat


def all_zones(state: State) -> tuple[str, ...]:
    """Those of the board, and those that NCUs have brought beside it."""
    return (*ZONES, *further_zones(state))


def free_zones(state: State) -> list[str]:
    return [zone for zone in all_zones(state) if zone not in state.board]


def further_zones(state: State) -> tuple[str, ...]:
    """Zones that NCUs bring beside the board, one of each."""
    return tuple(dict.fromkeys(zone for ncu in state.ncus.values() if (zone := ncu.facts.zone) is not None))


def units_for(state: State, seat: Seat, zone: str) -> list[str]:
    """Enemies for the crown and tactics, anybody for wealth, friends for the others. (MIN-BOARD-02..06)"""
    if zone in ("crown", "tactics"):
        return enemy_units(state, seat)
    if zone == "wealth":
        return [name for name, _ in on_table(state)]
    return own_units(state, seat)
