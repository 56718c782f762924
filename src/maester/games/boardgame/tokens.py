"""Order tokens leave the board; power tokens are gained from the pool and return to it."""

from maester.games.boardgame.events import OrderRemoved, PowerGained, PowerLost
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


def pool(state: State, house: House) -> int:
    """Power tokens of a house that are neither available, nor on the board, nor bid."""
    on_board = sum(token == house for token in state.tokens.values())
    return state.edition.power_tokens - state.power[house] - on_board - state.bids.get(house, 0)


def gain(state: State, house: House, power: int, why: str) -> None:
    """Take tokens from the pool, as many as there are."""
    gained = min(power, pool(state, house))
    if gained:
        state.power[house] += gained
        state.tell(PowerGained(house, gained, why))


def discard(state: State, house: House, power: int, why: str) -> None:
    """Return available tokens to the pool, as many as there are."""
    lost = min(power, state.power[house])
    if lost:
        state.power[house] -= lost
        state.tell(PowerLost(house, lost, why))
