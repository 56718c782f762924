"""PORT: ships in ports share the fate of the land beside them. What follows when control of areas may have changed."""

from functools import partial

from maester.games.boardgame.control import controller
from maester.games.boardgame.events import PortTaken
from maester.games.boardgame.facts import Area, House
from maester.games.boardgame.forces import destroy, in_pool, place
from maester.games.boardgame.state import State, Unit
from maester.games.boardgame.supply import fits_with, limits, sizes
from maester.games.boardgame.tokens import remove_order
from maester.games.boardgame.victory import check_victory
from maester.kernel import Amount, Flow, ask

MOST_SHIPS = 3
"""The most ships a port holds."""


def settle_control(state: State, turn: House | None = None) -> Flow[None]:
    """A house with enough structures wins at once; otherwise ports follow the land beside them."""
    check_victory(state, turn)
    yield from settle_ports(state)


def settle_ports(state: State) -> Flow[None]:
    """Ships in a port are removed if their house no longer controls its land; whoever does may replace them."""
    for port, land in state.edition.realm.port_land.items():
        ships = state.units.get(port)
        if ships and ships[0].house != controller(state, land):
            destroy(state, port, ships, "port")
            remove_order(state, port)
            if taker := controller(state, land):
                yield from take_port(state, taker, port, len(ships))


def take_port(state: State, house: House, port: Area, ships: int) -> Flow[None]:
    """The new owner may put up to the same number of ships there, as far as pool and supply allow."""
    most = min(ships, in_pool(state, house, "ship"))
    armies, allowed = sizes(state, house), limits(state, house)
    while most and not fits_with(armies, {port: most}, allowed):
        most -= 1
    count = 0
    if most:
        rule = state.edition.rules["take-port"]
        question = partial(Amount, about="take-port", rule=rule, least=0, most=most, forgoing=(0,))
        count = yield from ask(house, question)
        place(state, port, [Unit(house, "ship")] * count)
    state.tell(PortTaken(house, port, count))
