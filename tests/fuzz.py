"""Ten thousand random games over all games and player counts: `python -m tests.fuzz --games N --seed S`.

Same seed, same digests: on every machine, under every PYTHONHASHSEED, with any number of workers. A game that fails is
printed with its seed and its record, and the exit code is 1.
"""

import sys
import traceback
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from hashlib import sha256
from multiprocessing import get_context
from os import cpu_count
from typing import Annotated

import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from maester.kernel import Chance, IllegalAnswer, Table, seed_from
from maester.kernel.record import read_record, record_of, replay, write_record
from tests.kit.citizens import GAMES, Citizen
from tests.kit.walks import FARTHEST, can_be_answered, play_out, position, shown
from tests.playthroughs.transcript import begins_chapter

CHECK_EVERY = 8
"""Answers after which all that is conserved is counted; at the start of a chapter it is anyway."""

TWINS_EVERY = 41
TWINS_EVERY_IF_LONG = 173
"""Answers after which the table is copied and imagined, and the worlds are played to their end."""

CHUNK = 20
"""Games a worker plays at a time."""


class Played(Struct, frozen=True):
    """What a worker reports of one game."""

    place: int
    number: int
    answers: int
    digest: str
    failure: str = ""


PLACES = [(one, count) for one in GAMES for count in one.game.counts]


def places(only: str) -> list[tuple[Citizen, int]]:
    """Every game with every number of players, or those of one game."""
    return [(citizen, count) for citizen, count in PLACES if only in ("", citizen.game.name)]


def chunk(first: int, last: int, seed: int, only: str) -> list[Played]:
    return [one_game(number, seed, only) for number in range(first, last)]


def one_game(number: int, seed: int, only: str = "") -> Played:
    """Game `number` of the run. Games take turns over the places, so that any number of them is spread evenly."""
    found = places(only)
    place = number % len(found)
    citizen, count = found[place]
    own_seed = seed_from("fuzz", seed, citizen.name, count, number)
    table = Table.opened(citizen.game, citizen.options(count, number), own_seed)
    try:
        digest = fuzzed(citizen, table, Chance(own_seed))
    except Exception:
        failure = (
            f"{citizen.name} with {count}, seed {own_seed}\n{traceback.format_exc()}\n{write_record(record_of(table))}"
        )
        return Played(place, number, len(table.given), "", failure)
    return Played(place, number, len(table.given), digest)


def fuzzed(citizen: Citizen, table: Table, chance: Chance) -> str:
    """Play a game to its end, looking at it from all sides on the way; its digest."""
    total, before = sha256(), table.state.copy()
    twins_every = TWINS_EVERY_IF_LONG if citizen.walks == 1 else TWINS_EVERY
    for answered in range(FARTHEST):
        if table.over:
            break
        told, seat = len(table.story), chance.choice(table.waiting)
        assert can_be_answered(table.decision(seat)), f"{seat} has no answer"
        if answered % twins_every == twins_every - 1:
            total.update(shown(table))
            look_at_twins(citizen, table, Chance(chance.below(1 << 32)))
        table.answer(seat, table.decision(seat).sample(chance))
        if answered % CHECK_EVERY == 0 or begins_chapter(table, told):
            citizen.conserved(table.state, before)
            before = table.state.copy()
    citizen.conserved(table.state, before)
    standing = citizen.game.standing(table.state)
    assert table.over, "the game does not end"
    assert standing.over
    assert standing.winners
    record = write_record(record_of(table))
    assert position(replay(read_record(record), citizen.game)) == position(table), "the record leads elsewhere"
    total.update(shown(table) + position(table) + record.encode())
    return total.hexdigest()


def look_at_twins(citizen: Citizen, table: Table, chance: Chance) -> None:
    """A copy is the same; a world imagined by a seat looks the same to it; nonsense and undo do no harm."""
    before, watcher = shown(table) + position(table), chance.choice(table.state.seats)
    twin = table.copy()
    assert shown(twin) + position(twin) == before, "a copy is not exact"
    assert play_out(twin, chance).over
    world = table.imagined(watcher, Chance(chance.below(1 << 32)))
    assert world.view(watcher) == table.view(watcher), "an imagined world looks different"
    citizen.conserved(world.state, table.state)
    assert play_out(world, chance).over
    for other in table.state.seats:
        back = table.copy()
        if back.may_undo(other, agreed=True) is None:
            back.undo(other, agreed=True)
            assert len(back.given) < len(table.given)
        if other not in table.waiting:
            refused(table, other)
    assert shown(table) + position(table) == before, "looking at twins changed the table"


def refused(table: Table, seat: str) -> None:
    try:
        table.answer(seat, None)
    except IllegalAnswer:
        return
    raise AssertionError(f"{seat} answered out of turn")


def played(games: int, seed: int, workers: int, only: str) -> Iterator[list[Played]]:
    """The games, as they are done. One worker is this process itself."""
    chunks = [(first, min(first + CHUNK, games), seed, only) for first in range(0, games, CHUNK)]
    if workers == 1:
        yield from (chunk(*part) for part in chunks)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting: list[Future[list[Played]]] = [pool.submit(chunk, *part) for part in chunks]
        yield from (done.result() for done in as_completed(waiting))


def fuzz(
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 10_000,
    seed: Annotated[int, typer.Option(help="Another number plays other games.")] = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 means one for each core.")] = 0,
    only: Annotated[str, typer.Option(help="Only this game.")] = "",
) -> None:
    """Play random games over all games and player counts, and check everything about them."""
    found: list[Played] = []
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=games)
        for done in played(games, seed, workers or cpu_count() or 1, only):
            found += done
            progress.advance(task, len(done))
    found.sort(key=lambda one: one.number)
    for place, (citizen, count) in enumerate(places(only)):
        here = [one for one in found if one.place == place]
        digest = sha256("".join(one.digest for one in here).encode()).hexdigest()
        answers = sum(one.answers for one in here)
        failed = sum(bool(one.failure) for one in here)
        print(f"{citizen.name} {count}: {len(here)} games, {answers} answers, {failed} failed, digest {digest}")
    failures = [one.failure for one in found if one.failure]
    for failure in failures[:3]:
        print(f"\nFAILED {failure}")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    typer.run(fuzz)
