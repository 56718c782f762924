"""What follows when control of areas may have changed."""

from maester.games.boardgame.facts import House
from maester.games.boardgame.ports import settle_ports
from maester.games.boardgame.state import State
from maester.games.boardgame.victory import check_victory
from maester.kernel import Flow


def settle_control(state: State, turn: House | None = None) -> Flow[None]:
    """A house with enough structures wins at once; otherwise ports follow the land beside them."""
    check_victory(state, turn)
    yield from settle_ports(state)
