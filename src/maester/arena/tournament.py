"""A tournament: bots compared fairly. Every deal is played by every line-up in all its rotations."""

from collections.abc import Callable, Sequence
from time import perf_counter

from maester.arena.lineup import LineUp, check, cycle_of, mixed, one_against_the_rest, rotations
from maester.arena.match import Match, Played
from maester.arena.report import Report, bot_reports, digest_of, pair_report
from maester.arena.rung import rung
from maester.arena.workers import played
from maester.bots import Thinking
from maester.kernel import Game, seed_from

Progress = Callable[[int, int], None]
"""Called with the number of matches finished and the total."""


def tournament(
    game: Game,
    bots: Sequence[str],
    seats: int,
    matches: int,
    seed: int,
    *,
    lineups: str = "rest",
    milliseconds: int | None = None,
    iterations: int | None = None,
    workers: int | None = None,
    dask: str | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play at least this many matches, as many as it takes to be fair, and report."""
    thinking = Thinking(milliseconds=milliseconds, iterations=iterations)
    planned = plan(game, bots, seats, matches, seed, lineups=lineups, thinking=thinking)
    began = perf_counter()
    results: list[Played] = []
    for one in played(game, planned, workers, dask):
        results.append(one)
        if progress is not None:
            progress(len(results), len(planned))
    seconds = perf_counter() - began
    results.sort(key=lambda one: one.match.number)
    finished = [one for one in results if one.failure is None]
    pairs = one_against_the_rest(bots, seats) if lineups == "rest" else ()
    return Report(
        game=game.name,
        seats=seats,
        seed=seed,
        lineups=lineups,
        thinking=thinking,
        deals=planned[-1].deal + 1,
        matches=len(results),
        decisions=sum(one.decisions for one in results),
        seconds=seconds,
        even_share=1 / seats,
        bots=bot_reports(bots, finished, seed),
        pairs=tuple(pair_report(pair[0], pair[1], finished) for pair in pairs),
        errors=len(results) - len(finished),
        failures=tuple(one.failure for one in results if one.failure is not None),
        digest=digest_of(results),
    )


def plan(
    game: Game, bots: Sequence[str], seats: int, matches: int, seed: int, *, lineups: str, thinking: Thinking
) -> list[Match]:
    """At least this many matches, in whole deals, until all bots have had every seat equally often."""
    game.checked(game.options(seats=seats))
    check(bots, lineups)
    for name in bots:
        rung(name).player(seed, thinking)
    planned: list[Match] = []
    cycle, deal = cycle_of(bots, seats, lineups), 0
    while len(planned) < max(1, matches) or deal % cycle:
        for lineup in lineups_of(bots, seats, deal, seed, lineups):
            for rotated in rotations(lineup):
                planned.append(
                    Match(
                        number=len(planned),
                        deal=deal,
                        seed=seed_from(seed, "deal", deal),
                        bots=rotated,
                        thinking=thinking,
                    )
                )
        deal += 1
    return planned


def lineups_of(bots: Sequence[str], seats: int, deal: int, seed: int, kind: str) -> tuple[LineUp, ...]:
    return one_against_the_rest(bots, seats) if kind == "rest" else (mixed(bots, seats, deal, seed),)
