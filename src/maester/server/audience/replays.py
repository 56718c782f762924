"""Replays: a finished match step by step, made in a separate process and kept for the next person who asks."""

import asyncio
from collections import OrderedDict
from typing import Any

from msgspec import Struct, to_builtins
from msgspec.json import encode

from maester.kernel import Game, Table
from maester.kernel.record import Record, follow, opened, read_record, record_of, write_record
from maester.server.audience.patch import merge_patch
from maester.server.guards.accounts import CURRENT, Account
from maester.server.matches.course import Course
from maester.server.messages import Frame, MatchInfo
from maester.server.workers.background import Background
from maester.server.workers.processes import Processes, paid, stand_back
from maester.server.workers.turns import Turns

MOST_BYTES = 32 * 2**20
"""Of all kept replays together."""

STANDS_BACK = 10
"""Niceness of the process: playing goes before looking back."""

Series = dict[str, dict[str, list[float]]]


class Replays:
    """Made when first asked for. Those who ask take turns, and nobody at a table waits for them."""

    def __init__(self, leisure: Background) -> None:
        self.made = 0
        self._leisure = leisure
        self._process = Processes(1, STANDS_BACK, Account.charge_looking_back)
        self._turns = Turns(1)
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._bytes = 0
        self._making: dict[tuple[str, str], asyncio.Task[bytes]] = {}

    async def __call__(self, info: MatchInfo, course: Course, seat: str, asker: str) -> bytes:
        """The replay as JSON. The match info may differ from viewer to viewer, the replay does not."""
        key = info.id, seat
        played = self._kept.get(key)
        if played is None:
            making = self._making.get(key)
            if making is None:
                if account := CURRENT.get():
                    account.check_looking_back()
                making = self._making[key] = asyncio.create_task(self._make(key, course, asker))
                making.add_done_callback(lambda _: self._making.pop(key, None))
            # Others may wait for the same result.
            played = await asyncio.shield(making)
        else:
            self._kept.move_to_end(key)
        return b'{"match":' + encode(info) + b"," + played[1:]

    async def stop(self) -> None:
        for task in list(self._making.values()):
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)
        await self._process.stop()

    async def _make(self, key: tuple[str, str], course: Course, asker: str) -> bytes:
        async with self._turns.turn(asker):
            record = await self._leisure(lambda: write_record(record_of(course.table)))
            played = await self._process(replayed, course.setup.game.name, record, tuple(course.counted), key[1])
        self.made += 1
        self._remember(key, played)
        return played

    def _remember(self, key: tuple[str, str], played: bytes) -> None:
        self._kept[key] = played
        self._bytes += len(played)
        while self._bytes > MOST_BYTES and self._kept:
            self._bytes -= len(self._kept.popitem(last=False)[1])


# ------------------------------------------------------------------------------------------------- in the process


class Played(Struct, frozen=True):
    """All of a replay except the match info."""

    frames: tuple[Frame, ...]
    standing: Any
    series: Series


def replayed(game: str, record: str, sequences: tuple[int, ...], seat: str) -> bytes:
    """The replay of a record, each of whose answers was an entry of the log."""
    from maester.games import game as found

    rules = found(game)  # loaded before anybody pays
    stand_back()
    with paid():
        return encode(followed(read_record(record), rules, sequences, seat))


def followed(played: Record, rules: Game, sequences: tuple[int, ...], seat: str) -> Played:
    table = opened(played, rules)
    series: Series = {}
    frames = [Frame(0, None, None, None, told(table, seat, 0), before := seen(table, seat))]
    measure(table, series)
    # Positions are counted in entries of the log.
    for line, (sequence, given) in enumerate(zip(sequences, played.answers, strict=True), 2):
        since = len(table.story)
        follow(table, given, line)
        after = seen(table, seat)
        patch = merge_patch(before, after)
        frames.append(Frame(sequence, given.seat, given.about, given.answer, told(table, seat, since), patch))
        before = after
        measure(table, series)
    return Played(tuple(frames), table.game.standing(table.state), series)


def seen(table: Table, seat: str) -> Any:
    """The view of one seat, of a spectator (none), or of all seats."""
    if seat == "all":
        return {each: to_builtins(table.view(each)) for each in table.state.seats}
    return to_builtins(table.view(None if seat == "none" else seat))


def told(table: Table, seat: str, since: int) -> tuple[Any, ...]:
    events = table.story[since:] if seat == "all" else table.story_for(None if seat == "none" else seat, since)
    return tuple(to_builtins(event) for event in events)


def measure(table: Table, series: Series) -> None:
    for name, values in table.game.measures(table.state).items():
        for seat, value in values.items():
            series.setdefault(name, {}).setdefault(seat, []).append(value)
