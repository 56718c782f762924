"""The Action phase: raids, marches with their combats, consolidate power, clean-up."""

from collections.abc import Callable

from maester.games.boardgame import steps
from maester.games.boardgame.consolidate import consolidate
from maester.games.boardgame.events import RoundCleanedUp, UnitsRallied
from maester.games.boardgame.facts import House
from maester.games.boardgame.march import march
from maester.games.boardgame.raid import raid
from maester.games.boardgame.state import State, Unit
from maester.games.boardgame.tracks import let_next_act
from maester.games.boardgame.victory import announce
from maester.kernel import Flow, Step


def raids(state: State) -> Flow[None]:
    yield from one_by_one(state, steps.Raids(), "raid", raid)


def marches(state: State) -> Flow[None]:
    yield from one_by_one(state, steps.Marches(), "march", march)


def consolidate_power(state: State) -> Flow[None]:
    yield from one_by_one(state, steps.ConsolidatePower(), "consolidate-power", consolidate)


def one_by_one(state: State, step: Step, kind: str, resolve: Callable[[State, House], Flow[None]]) -> Flow[None]:
    """In turn order, each house resolves one of its orders of a kind, again and again until none is left."""
    orders = state.edition.orders
    able = tuple({order.house: None for order in state.orders.values() if orders[order.token].kind == kind})
    house = let_next_act(state, able)
    if house is not None:
        state.do_next(step)
        yield from resolve(state, house)


def rally(state: State) -> None:
    """All routed units stand up again."""
    if stand_up(state):
        state.tell(UnitsRallied())


def stand_up(state: State) -> bool:
    routed = [area for area, units in state.units.items() if any(unit.routed for unit in units)]
    for area in routed:
        order = state.edition.kind_order
        standing = [Unit(unit.house, unit.kind) for unit in state.units[area]]
        state.units[area] = tuple(sorted(standing, key=lambda unit: order[unit.kind]))
    return bool(routed)


def clean_up(state: State) -> None:
    """Leftover orders go, routed units stand up, Raven and Blade are ready again; then the next round, or the end."""
    state.orders = {}
    stand_up(state)
    state.blade_used = state.raven_used = False
    state.tell(RoundCleanedUp(state.round))
    if state.round == state.edition.rounds:
        announce(state)
    else:
        state.agenda = state.edition.later_rounds
