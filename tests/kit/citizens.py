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
LONG = ("boardgame1", "boardgame2")
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
    agreed: Mapping[str, Any] = {}
    """Options other than those a game comes with."""
    walks: int = 2
    """How many games each law walks through; a long game is walked through once, and the fuzz plays thousands."""

    @property
    def name(self) -> str:
        return "+".join([self.game.name, *self.agreed])

    def options(self, count: int) -> Options:
        return self.game.options(seats=count, **self.agreed)

    def opened(self, count: int, seed: int) -> Table:
        return Table.opened(self.game, self.options(count), seed_from("kit", self.name, count, seed))

    def may_reveal(self, event: Event, watcher: Seat | None) -> bool:
        allowed = self.reveals.get(type(event).__name__)
        return allowed is not None and allowed(event, watcher)


VARIANTS: Mapping[str, tuple[Mapping[str, Any], ...]] = {"boardgame2": ({"tides": True},)}
"""Game → options under which the laws must hold as well."""


def citizen(found: Game, agreed: Mapping[str, Any] | None = None) -> Citizen:
    return Citizen(
        game=found,
        conserved=CONSERVED.get(found.name, not_stated),
        reveals=REVEALED.get(found.name, {}),
        changed=CHANGED.get(found.name),
        secrets=found.name not in OPEN,
        agreed=agreed or {},
        walks=1 if found.name in LONG else 2,
    )


GAMES = tuple(citizen(game(name), agreed) for name in NAMES for agreed in ({}, *VARIANTS.get(name, ())))
CITIZENS = (*GAMES, *map(citizen, FLOWS))
PLACES = tuple((one, count) for one in CITIZENS for count in one.game.counts)
"""Every citizen with every number of players."""
