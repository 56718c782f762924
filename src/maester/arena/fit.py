"""Fit: how much each number of a position counts, learnt from played games.

Chances are fitted to who won in the end, by gradient descent on the log loss of three games in four; the fourth is held
out to test them. No game is used for both.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from pathlib import Path

from msgspec import Struct, json

from maester.arena.opening import opened
from maester.arena.rung import rung
from maester.bots import Thinking
from maester.kernel import Chance, Game, Prospects, Weights, seed_from
from maester.kernel.extras.prospects import chances, weighed

HELD_OUT = 4
"""Every fourth game is held out for the test."""

STEPS = 800
BATCH = 400
PACE = 0.03
"""The most a weight moves in one step; it slows down towards the end."""

TIMID = 0.002
"""How strongly weights are held back, so that what rarely matters does not seem to matter much."""


class BadFit(ValueError):
    """There is nothing to fit."""


class Position(Struct, frozen=True):
    """Everyone's numbers at one moment, when that was, and everyone's share of the victory in the end."""

    match: int
    progress: float
    numbers: tuple[tuple[float, ...], ...]
    shares: tuple[float, ...]


def fit(
    game: Game,
    seats: int,
    matches: int,
    seed: int,
    *,
    bot: str = "squire",
    thinking: Thinking | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Weights:
    """Let a bot play this many matches against itself, and learn from them."""
    prospects = prospects_of(game)
    game.checked(game.options(seats=seats))
    positions: list[Position] = []
    for match in range(matches):
        positions += positions_of(game, prospects, seats, match, seed, bot, thinking or Thinking())
        if progress is not None:
            progress(match + 1, matches)
    learnt = [each for each in positions if each.match % HELD_OUT]
    tested = [each for each in positions if each.match % HELD_OUT == 0]
    if not learnt or not tested:
        raise BadFit(f"at least {HELD_OUT} matches are needed to learn from")
    first, last = descend(len(prospects.names), learnt, Chance(seed_from(seed, "fit")))
    old = prospects.weights_for(seats) if prospects.weights else None
    before = [0.0] * len(first) if old is None else [old.first.get(name, 0.0) for name in prospects.names]
    before_last = before if old is None else [old.last.get(name, 0.0) for name in prospects.names]
    return Weights(
        games=matches,
        positions=len(positions),
        log_loss=round(log_loss(tested, first, last), 4),
        log_loss_before=round(log_loss(tested, before, before_last), 4),
        first=dict(zip(prospects.names, (round(weight, 4) for weight in first), strict=True)),
        last=dict(zip(prospects.names, (round(weight, 4) for weight in last), strict=True)),
    )


def prospects_of(game: Game) -> Prospects:
    if game.hints.prospects is None or game.hints.chapter is None:
        raise BadFit(f"{game.name} has no numbers to be fitted")
    return game.hints.prospects


def positions_of(
    game: Game, prospects: Prospects, seats: int, match: int, seed: int, bot: str, thinking: Thinking
) -> list[Position]:
    """The position at the beginning of every chapter of one match."""
    chapter = game.hints.chapter
    assert chapter is not None, "prospects_of has checked this"
    table = opened(game, seats, seed_from(seed, "fit", match))
    players = {seat: rung(bot).player(seed_from(seed, match, seat), thinking) for seat in table.state.seats}
    seen, last = list[tuple[float, tuple[tuple[float, ...], ...]]](), chapter(table.state)
    while table.waiting:
        if chapter(table.state) > last:
            last = chapter(table.state)
            seen.append((prospects.progress(table.state), tuple(prospects.numbers(table.state).values())))
        seat = table.waiting[0]
        table.answer(seat, players[seat].answer(table, seat))
    winners = game.standing(table.state).winners
    shares = tuple((seat in winners) / len(winners) for seat in table.state.seats)
    return [Position(match, when, numbers, shares) for when, numbers in seen]


def log_loss(positions: Sequence[Position], first: Sequence[float], last: Sequence[float]) -> float:
    """How surprising the outcomes were, on average."""
    total = 0.0
    for position in positions:
        for chance, share in zip(foretold(position, first, last), position.shares, strict=True):
            total -= share * log(chance) if share else 0.0
    return total / len(positions)


def foretold(position: Position, first: Sequence[float], last: Sequence[float]) -> list[float]:
    """Everyone's chances with these weights."""
    now = [early + (late - early) * position.progress for early, late in zip(first, last, strict=True)]
    scores = {str(n): weighed(numbers, now) for n, numbers in enumerate(position.numbers)}
    return list(chances(scores).values())


def descend(count: int, positions: Sequence[Position], chance: Chance) -> tuple[list[float], list[float]]:
    """Weights for the first and the last round that make what happened likely, by Kingma and Ba's method."""
    spreads = [spread([numbers[n] for each in positions for numbers in each.numbers]) for n in range(count)]
    weights, drift, size = [0.0] * (2 * count), [0.0] * (2 * count), [0.0] * (2 * count)
    for step in range(1, STEPS + 1):
        batch = [chance.choice(positions) for _ in range(BATCH)]
        slope = slope_of(batch, [weight / spreads[n % count] for n, weight in enumerate(weights)], count)
        pace = PACE * (1 - step / (STEPS + 1))
        for n in range(2 * count):
            down = slope[n] / spreads[n % count] + TIMID * weights[n]
            drift[n] += 0.1 * (down - drift[n])
            size[n] += 0.01 * (down * down - size[n])
            weights[n] -= pace * (drift[n] / (1 - 0.9**step)) / (sqrt(size[n] / (1 - 0.99**step)) + 1e-8)
    scaled = [weight / spreads[n % count] for n, weight in enumerate(weights)]
    return scaled[:count], scaled[count:]


def spread(values: Sequence[float]) -> float:
    average = sum(values) / len(values)
    return sqrt(sum((value - average) ** 2 for value in values) / len(values)) or 1.0


def slope_of(batch: Sequence[Position], weights: Sequence[float], count: int) -> list[float]:
    """How the log loss changes with each weight."""
    first, last = weights[:count], weights[count:]
    slope = [0.0] * (2 * count)
    for position in batch:
        seats = len(position.numbers)
        now = [early + (late - early) * position.progress for early, late in zip(first, last, strict=True)]
        scores = [weighed(numbers, now) for numbers in position.numbers]
        average = sum(scores) / seats
        foretelling = chances({str(n): score for n, score in enumerate(scores)})
        # Growth is not quite the exponential, so its own slope counts.
        steep = [1 / sqrt(((score - average) / 4) ** 2 + 1) for score in scores]
        pulls = [
            (chance - share) * steepness
            for chance, share, steepness in zip(foretelling.values(), position.shares, steep, strict=True)
        ]
        mean_pull = sum(pulls) / seats
        for pull, numbers in zip(pulls, position.numbers, strict=True):
            early, late = (pull - mean_pull) * (1 - position.progress), (pull - mean_pull) * position.progress
            for n, number in enumerate(numbers):
                if number:
                    slope[n] += early * number
                    slope[count + n] += late * number
    return [each / len(batch) for each in slope]


def write_weights(path: Path, seats: int, weights: Weights) -> None:
    """Add the weights for one number of seats to those for others."""
    found = json.decode(path.read_bytes(), type=dict[int, Weights]) if path.exists() else {}
    found[seats] = weights
    path.write_bytes(json.format(json.encode(dict(sorted(found.items()))), indent=2) + b"\n")
