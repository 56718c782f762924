"""A benchmark of one game: we and the yardsticks take turns in short slices, so that a busy machine slows all equally.

Time is processor time, so other programs on the machine do not count.
"""

from collections.abc import Callable, Mapping
from statistics import median

from msgspec import Struct

from maester.bench.players import RandomPlay, WatchedPlay, copying, microseconds, viewing
from maester.bench.yardsticks import YARDSTICKS, MissingYardstick, Player
from maester.kernel import Game

SEATS = 4
"""Measured with four players, or the nearest count the game allows."""

DUELS = {"cardgame": 2}
"""Games measured with a different number of players."""

SLICE = 0.2
"""Seconds a contestant plays before the next one's turn."""

GAMES_COPIED = 5


class Rate(Struct, frozen=True):
    """A yardstick: its decisions per second, and how many of ours there are for each of its."""

    per_second: float
    ratio: float


class Measured(Struct, frozen=True):
    """What one run measured, on one core. A yardstick that is not installed is None."""

    game: str
    seats: int
    decisions_per_second: float
    with_views_per_second: float
    copy_us: float
    view_us: float
    yardsticks: dict[str, Rate | None]


def measure(
    game: Game,
    rotations: int = 20,
    slice_seconds: float = SLICE,
    *,
    seats: int | None = None,
    yardsticks: Mapping[str, Callable[[int], Player]] | None = None,
    missing: Callable[[str], None] = lambda name: None,
    rotated: Callable[[int], None] = lambda rotation: None,
) -> Measured:
    """Measure a game, with as many seats as it is usually measured with unless told otherwise.

    `missing` is called for each yardstick that is not installed, `rotated` after each rotation.
    """
    wished = seats or DUELS.get(game.name, SEATS)
    seats = min(game.counts, key=lambda count: abs(count - wished))
    wanted = YARDSTICKS.get(game.name, {}) if yardsticks is None else yardsticks
    others = {name: player for name, make in wanted.items() if (player := installed(name, make, missing))}

    ours, watched = RandomPlay(game, seats), WatchedPlay(game, seats)
    rates = take_turns({"ours": ours, "watched": watched, **others}, rotations, slice_seconds, rotated)
    return Measured(
        game=game.name,
        seats=seats,
        decisions_per_second=round(median(rates["ours"]), 1),
        with_views_per_second=round(median(rates["watched"]), 1),
        copy_us=round(median(microseconds(game, seats, seed, copying) for seed in range(GAMES_COPIED)), 2),
        view_us=round(median(microseconds(game, seats, seed, viewing) for seed in range(GAMES_COPIED)), 2),
        yardsticks={name: rate(rates["ours"], rates[name]) if name in others else None for name in wanted},
    )


def contestants(game: Game) -> int:
    """How many contestants take turns when that game is measured."""
    return 2 + len(YARDSTICKS.get(game.name, {}))


def installed(name: str, make: Callable[[int], Player], missing: Callable[[str], None]) -> Player | None:
    try:
        return make(0)
    except MissingYardstick:
        missing(name)
        return None


def take_turns(
    players: Mapping[str, Player], rotations: int, slice_seconds: float, rotated: Callable[[int], None]
) -> dict[str, list[float]]:
    """Each plays one slice after another; the first slice of each is a warm-up."""
    for player in players.values():
        player.play(slice_seconds)
    rates: dict[str, list[float]] = {name: [] for name in players}
    for rotation in range(1, rotations + 1):
        for name, player in players.items():
            rates[name].append(player.play(slice_seconds))
        rotated(rotation)
    return rates


def rate(ours: list[float], theirs: list[float]) -> Rate:
    """The ratio is the median over rotations, so that slices close in time are compared."""
    ratios = (mine / other for mine, other in zip(ours, theirs, strict=True))
    return Rate(per_second=round(median(theirs), 1), ratio=round(median(ratios), 3))
