"""Power tokens: gained from the pool and discarded to it."""

from maester.games.boardgame.events import PowerGained, PowerLost
from maester.games.boardgame.facts import House
from maester.games.boardgame.state import State


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
