"""Simulate: many matches in a row, summed up in one digest. The same seed gives the same digest on every machine."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from time import perf_counter

from msgspec import Struct

from maester.arena.lineup import BadLineUp, LineUp
from maester.arena.match import Failure, Match, Played
from maester.arena.report import digest_of
from maester.arena.rung import rung
from maester.arena.workers import played
from maester.bots import Thinking
from maester.kernel import Game, Seat, seed_from


class Outcomes(Struct, frozen=True, kw_only=True):
    """Who won, and why. A shared victory counts as a share."""

    seats: dict[Seat, float]
    bots: dict[str, float]
    why: dict[str, int]


class Simulation(Struct, frozen=True, kw_only=True):
    game: str
    seats: int
    matches: int
    decisions: int
    seconds: float
    decisions_per_second: float
    errors: int
    outcomes: Outcomes
    digest: str
    """A digest of every view, story and standing of all matches, in order."""
    failures: tuple[Failure, ...] = ()


def simulate(
    game: Game,
    seats: int,
    matches: int,
    bots: Sequence[str],
    seed: int,
    *,
    milliseconds: int | None = None,
    iterations: int | None = None,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Simulation:
    """Play this many matches. The bots take the seats in turn, and move one seat along from match to match."""
    game.checked(game.options(seats=seats))
    thinking = Thinking(milliseconds=milliseconds, iterations=iterations)
    planned = plan(seats, matches, bots, seed, thinking)
    began = perf_counter()
    results: list[Played] = []
    for one in played(game, planned, workers):
        results.append(one)
        if progress is not None:
            progress(len(results), len(planned))
    seconds = perf_counter() - began
    results.sort(key=lambda one: one.match.number)
    decisions = sum(one.decisions for one in results)
    failures = tuple(one.failure for one in results if one.failure is not None)
    return Simulation(
        game=game.name,
        seats=seats,
        matches=len(results),
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds else 0.0,
        errors=len(failures),
        outcomes=outcomes_of([one for one in results if one.failure is None], bots),
        digest=digest_of(results),
        failures=failures,
    )


def plan(seats: int, matches: int, bots: Sequence[str], seed: int, thinking: Thinking) -> list[Match]:
    if not bots:
        raise BadLineUp("somebody has to play: name at least one bot")
    for name in bots:
        rung(name).player(seed, thinking)
    return [
        Match(number=n, deal=n, seed=seed_from(seed, n), bots=lineup(bots, seats, n), thinking=thinking)
        for n in range(matches)
    ]


def lineup(bots: Sequence[str], seats: int, match: int) -> LineUp:
    return tuple(bots[(seat + match) % len(bots)] for seat in range(seats))


def outcomes_of(finished: Sequence[Played], bots: Sequence[str]) -> Outcomes:
    by_seat: defaultdict[Seat, float] = defaultdict(float)
    by_bot = dict.fromkeys(bots, 0.0)
    for one in finished:
        for name, (seat, share) in zip(one.match.bots, one.shares.items(), strict=True):
            by_seat[seat] += share
            by_bot[name] += share
    why = Counter(one.why for one in finished)
    return Outcomes(seats=dict(by_seat), bots=by_bot, why=dict(sorted(why.items())))
