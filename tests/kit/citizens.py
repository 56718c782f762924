"""The citizens, for whom the laws of the kit hold: every registered game, and the small flows of tests/kernel/flows.

A new game is a citizen by being registered in maester.games. The kit then asks it to state what it conserves
(conservation.py) and, where play brings hidden things to light, in which events (secrets.py).
"""

import os
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from maester.games import NAMES, game
from maester.games.cardgame.decks import BUILT_IN
from maester.games.miniatures.facts import ARMIES, MODES
from maester.kernel import Event, Game, Options, Seat, Table, seed_from
from tests.kernel.flows import bids, orders, road, trays, windows
from tests.kit.conservation import CONSERVED, Conserved, not_stated
from tests.kit.secrets import CHANGED, REVEALED

FLOWS = (bids.GAME, windows.GAME, trays.GAME, orders.GAME, road.GAME)
LONG = ("boardgame1", "boardgame2", "cardgame", "miniatures")
OPEN = ("trays", "road")
"""In these, nothing is hidden but the luck."""


def nothing(count: int, number: int) -> Mapping[str, Any]:
    return {}


def decks(count: int, number: int) -> Mapping[str, Any]:
    """Games of two to six play all built-in decks between them; 256 games of one count play each deck in each seat
    against each other one, and against itself."""
    names, before = tuple(BUILT_IN), count * (count - 1) // 2 - 1
    apart = 1 + number // len(names)
    return {"decks": {f"seat-{n + 1}": names[(before + number + n * apart) % len(names)] for n in range(count)}}


def battles(count: int, number: int) -> Mapping[str, Any]:
    """All modes, all armies, all ways to lay terrain, teams and everybody against everybody, in turn."""
    modes, armies = tuple(MODES), tuple(ARMIES)
    players = "duel" if count == 2 else "teams" if count == 4 and number % 2 else "free-for-all"
    mode = modes[(number + count) % len(modes)]
    if players == "free-for-all" and mode == "a-storm-of-swords":
        mode = modes[0]
    return {
        "mode": mode,
        "armies": {f"seat-{n + 1}": armies[(number + 2 * n) % len(armies)] for n in range(count)},
        "terrain": ("fixed", "dice", "none", "chosen")[number % 4],
        "players": players,
    }


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
    brought: Callable[[int, int], Mapping[str, Any]] = nothing
    """What so many players bring to the game of that number, as options."""
    walks: int = 2
    """How many games each law walks through; a long game is walked through once, and the fuzz plays thousands."""

    @property
    def name(self) -> str:
        return "+".join([self.game.name, *self.agreed])

    def options(self, count: int, number: int = 0) -> Options:
        return self.game.options(seats=count, **self.agreed, **self.brought(count, number))

    def opened(self, count: int, seed: int) -> Table:
        return Table.opened(self.game, self.options(count, seed), seed_from("kit", self.name, count, seed))

    def may_reveal(self, event: Event, watcher: Seat | None) -> bool:
        allowed = self.reveals.get(type(event).__name__)
        return allowed is not None and allowed(event, watcher)


VARIANTS: Mapping[str, tuple[Mapping[str, Any], ...]] = {
    "boardgame2": ({"tides": True},),
    "cardgame": ({"open_lists": False},),
}
"""Game → options under which the laws must hold as well."""

BROUGHT = {"cardgame": decks, "miniatures": battles}
"""Game → what its players bring."""


def citizen(found: Game, agreed: Mapping[str, Any] | None = None) -> Citizen:
    return Citizen(
        game=found,
        conserved=CONSERVED.get(found.name, not_stated),
        reveals=REVEALED.get(found.name, {}),
        changed=CHANGED.get(found.name),
        secrets=found.name not in OPEN,
        agreed=agreed or {},
        brought=BROUGHT.get(found.name, nothing),
        walks=1 if found.name in LONG else 2,
    )


GAMES = tuple(citizen(game(name), agreed) for name in NAMES for agreed in ({}, *VARIANTS.get(name, ())))
CITIZENS = (*GAMES, *map(citizen, FLOWS))
PLACES = tuple((one, count) for one in CITIZENS for count in one.game.counts)
"""Every citizen with every number of players."""

EVERYTHING = os.environ.get("MAESTER_KIT") == "all"
SHARED_OUT = ("cardgame", "miniatures")
"""Games too long to try every law with every number of players. Each law takes some of the numbers, unless
MAESTER_KIT=all asks for everything, which takes half an hour."""


def is_walked(law: int, one: Citizen, count: int) -> bool:
    """Whether the law of that number walks through these games: those of two always, and one larger table.

    With other options than the usual ones, every game is shared out, and its table is never the largest.
    """
    if EVERYTHING or not (one.agreed or one.game.name in SHARED_OUT):
        return True
    least, *larger = one.game.counts
    if one.game.name == "miniatures" and law % 3:
        return bool(count == least)  # large tables of these take longest, so only one law in three tries one
    larger = larger[:2] if one.agreed else larger
    return count in (least, larger[(law + len(one.agreed)) % len(larger)])


def seeds(law: int, one: Citizen) -> range:
    """Which games a law walks through: the first ones; of the many modes of a game, each law takes its own."""
    if one.game.name != "miniatures":
        return range(1, 1 + one.walks)
    return range(law, law + 1) if not EVERYTHING else range(len(MODES))
