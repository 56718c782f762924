"""WCARD: what Westeros cards do, verb by verb."""

from collections.abc import Callable
from typing import Any

from maester.games.boardgame import steps
from maester.games.boardgame.context import Context
from maester.games.boardgame.control import controlled, controller
from maester.games.boardgame.events import OrdersBanned, SupportWeakened
from maester.games.boardgame.facts import DECKS, House
from maester.games.boardgame.forces import holder
from maester.games.boardgame.state import State
from maester.games.boardgame.tokens import gain
from maester.games.boardgame.verbs import (
    Ban,
    Clash,
    Mustering,
    NoSupportBy,
    Nothing,
    Power,
    Supply,
    Verb,
    Wildlings,
    Winter,
)
from maester.games.boardgame.westeros.clash import clash_of_kings
from maester.games.boardgame.westeros.decks import move_wildlings, reshuffle, revealed, turn_up
from maester.kernel import Flow


def do_nothing(context: Context, effect: Nothing) -> None:
    """Nothing happens."""


def bring_winter(context: Context, effect: Winter) -> None:
    """The deck is reshuffled; its new card's icon counts, and it is resolved before the next deck's card."""
    state, deck = context.state, context.source
    assert deck in DECKS, "it stands on a Westeros card"
    reshuffle(state, deck)
    turn_up(state, deck)
    state.do_next(steps.Resolve(deck))
    move_wildlings(state, int(revealed(state, deck).icon))


def update_supply(context: Context, effect: Supply) -> None:
    """Houses count their supply and bring their armies within the new limits."""
    state = context.state
    counting = [steps.CountSupply(house) for house in state.turn_order]
    reconciling = [steps.Reconcile(house) for house in state.turn_order]
    if state.edition.supply_markers_first:
        state.do_next(*counting, *reconciling)
    else:
        state.do_next(*(step for pair in zip(counting, reconciling, strict=True) for step in pair))


def muster_all(context: Context, effect: Mustering) -> None:
    """In turn order all houses muster."""
    state = context.state
    state.do_next(*(steps.Muster(house) for house in state.turn_order))


def hold_clash(context: Context, effect: Clash) -> None:
    clash_of_kings(context.state)


def give_power(context: Context, effect: Power) -> None:
    """In turn order each house gains power for the icons it controls and for trade in its ports."""
    state = context.state
    for house in state.turn_order:
        gain(state, house, income(state, house), "icons")


def call_wildlings(context: Context, effect: Wildlings) -> None:
    context.state.do_next(steps.WildlingAttack())


def ban_orders(context: Context, effect: Ban) -> None:
    """Nobody may assign these orders this round."""
    state = context.state
    state.banned |= dict.fromkeys(effect.orders, effect.rule)
    state.tell(OrdersBanned(effect.orders))


def weaken_support(context: Context, effect: NoSupportBy) -> None:
    """Units of one kind support with no strength this round."""
    state = context.state
    state.no_support_by = effect.unit
    state.tell(SupportWeakened(effect.unit))


def income(state: State, house: House) -> int:
    icons = state.edition.realm.power
    return sum(icons.get(area, 0) for area in controlled(state, house)) + trading_ports(state, house)


def trading_ports(state: State, house: House) -> int:
    """The house's ports with a ship of its own, where there is no enemy ship in the sea outside."""
    realm = state.edition.realm
    return sum(
        controller(state, land) == holder(state, port) == house and holder(state, realm.port_sea[port]) in (None, house)
        for port, land in realm.port_land.items()
    )


HAPPENS: dict[type[Verb], Callable[[Context, Any], Flow[None] | None]] = {
    Nothing: do_nothing,
    Winter: bring_winter,
    Supply: update_supply,
    Mustering: muster_all,
    Clash: hold_clash,
    Power: give_power,
    Wildlings: call_wildlings,
    Ban: ban_orders,
    NoSupportBy: weaken_support,
}
