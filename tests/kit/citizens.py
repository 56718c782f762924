"""Who lives under the laws of the kit: every registered game, and the small flows of tests/kernel/flows.

A new game is a citizen by being registered in maester.games. The kit then asks it to state what it conserves
(conservation.py) and, where play brings hidden things to light, in which events (secrets.py).
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from maester.games import NAMES, game
from maester.kernel import Event, Game, Options, Seat, Table, seed_from
from tests.kernel.flows import bids, orders, road, trays, windows
from tests.kit.conservation import CONSERVED, Conserved, not_stated
from tests.kit.secrets import CHANGED, REVEALED

FLOWS = (bids.GAME, windows.GAME, trays.GAME, orders.GAME, road.GAME)
OPEN = ("trays", "road")
"""Nothing is hidden in these but the luck."""


class Citizen(Struct, frozen=True):
    """A game, and what the kit must be told about it."""

    game: Game
    conserved: Conserved
    reveals: Mapping[str, Callable[[Any, Seat | None], bool]] = {}
    """Event name → whether such an event may tell this watcher what it could not know before."""
    changed: Callable[[Any, Seat | None, Any], None] | None = None
    """Changes directly what a watcher must not know, regardless of whether the change is likely."""
    secrets: bool = True

    @property
    def name(self) -> str:
        return self.game.name

    def options(self, count: int) -> Options:
        return self.game.options(seats=count)

    def opened(self, count: int, seed: int) -> Table:
        return Table.opened(self.game, self.options(count), seed_from("kit", self.name, count, seed))

    def may_reveal(self, event: Event, watcher: Seat | None) -> bool:
        allowed = self.reveals.get(type(event).__name__)
        return allowed is not None and allowed(event, watcher)


def citizen(found: Game) -> Citizen:
    return Citizen(
        game=found,
        conserved=CONSERVED.get(found.name, not_stated),
        reveals=REVEALED.get(found.name, {}),
        changed=CHANGED.get(found.name),
        secrets=found.name not in OPEN,
    )


GAMES = tuple(citizen(game(name)) for name in NAMES)
CITIZENS = (*GAMES, *map(citizen, FLOWS))
PLACES = tuple((one, count) for one in CITIZENS for count in one.game.counts)
"""Every citizen with every number of players."""
