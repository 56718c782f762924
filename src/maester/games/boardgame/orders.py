"""Order tokens leave the board."""

from maester.games.boardgame.events import OrderRemoved
from maester.games.boardgame.facts import Area, House
from maester.games.boardgame.state import State


def remove_order(state: State, area: Area) -> None:
    """An order leaves the board and can be used again at once."""
    order = state.orders.pop(area, None)
    if order is not None:
        state.tell(OrderRemoved(order.house, area, order.token))


def remove_enemy_order(state: State, house: House, area: Area) -> None:
    """A house enters an area: an order another house left there is removed."""
    order = state.orders.get(area)
    if order is not None and order.house != house:
        remove_order(state, area)
