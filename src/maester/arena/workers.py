"""Workers: where matches are played — here, on all cores, or on a cluster. Results come as they are finished."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from os import cpu_count
from typing import Any

from maester.arena.match import Match, Played, play_match
from maester.kernel import Game

BATCHES = 64
"""Every worker gets about this many batches of matches: enough to balance the work."""

LARGEST_BATCH = 50

PATIENCE = "5s"
"""How long a scheduler may take to answer."""


class NoCluster(RuntimeError):
    """There is no cluster to play on."""


def played(
    game: Game, matches: Sequence[Match], workers: int | None = None, dask: str | None = None
) -> Iterator[Played]:
    """Every match once, in any order: on the cluster at that address, or on this many cores (default: all)."""
    workers = min(workers or cpu_count() or 1, len(matches))
    if dask is not None:
        return on_cluster(game, matches, dask)
    return on_cores(game, matches, workers) if workers > 1 else (play_match(game, match) for match in matches)


def play_batch(game: Game, matches: Sequence[Match]) -> list[Played]:
    return [play_match(game, match) for match in matches]


def batches(matches: Sequence[Match], workers: int) -> list[Sequence[Match]]:
    """The matches in order, cut into batches."""
    size = max(1, min(LARGEST_BATCH, len(matches) // (workers * BATCHES)))
    return [matches[start : start + size] for start in range(0, len(matches), size)]


def on_cores(game: Game, matches: Sequence[Match], workers: int) -> Iterator[Played]:
    # Spawned, not forked: the same on every system, and safe with threads.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play_batch, game, batch) for batch in batches(matches, workers)]
        try:
            for done in as_completed(waiting):
                yield from done.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def on_cluster(game: Game, matches: Sequence[Match], address: str) -> Iterator[Played]:
    with connected(address) as client:
        from distributed import as_completed as as_finished

        workers = max(1, len(client.scheduler_info()["workers"]))
        # Not pure: a match that counts milliseconds does not repeat itself.
        waiting = [client.submit(play_batch, game, batch, pure=False) for batch in batches(matches, workers)]
        for done in as_finished(waiting):  # type: ignore[no-untyped-call]
            yield from done.result()


def connected(address: str) -> Any:
    """A client of the scheduler at that address."""
    try:
        from distributed import Client
    except ImportError as error:
        raise NoCluster("playing on a cluster needs Dask: pip install 'maester[cluster]'") from error
    try:
        return Client(address, timeout=PATIENCE)  # type: ignore[no-untyped-call]
    except (OSError, TimeoutError, ValueError) as error:
        raise NoCluster(f"no Dask scheduler answers at {address!r}") from error
