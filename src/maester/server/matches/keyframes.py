"""Keyframes of matches: positions stored beside the log, so that a long log need not be followed from the deal.

The log is the truth. A keyframe identifies its entries by their digest; one that does not fit, or from which the log
cannot be followed, is dropped, and the log is followed from the deal.
"""

import asyncio
import logging
import zlib
from collections.abc import Sequence
from hashlib import sha256

from msgspec import DecodeError, Struct, msgpack
from msgspec.json import encode

from maester.kernel import Opening, Past, Table
from maester.kernel.keyframe import UnfitKeyframe, read, written
from maester.server.matches.course import Course
from maester.server.matches.match_setup import Setup
from maester.server.matches.snapshot import Snapshot
from maester.server.workers.background import Background
from maester.store import Entry, KeyframeRow, Store, StoreUnavailable

logger = logging.getLogger(__name__)

EVERY = 32
"""Entries between two keyframes of a match."""
APART = 1.0
"""Seconds between two writes: each waits for the disk, as answers do."""
MOST_AT_ONCE = 20
MOST_PENDING = 500
"""The most matches whose keyframes wait to be written. Dropping more is harmless: their next ones are as good."""

LARGEST = 64 * 2**20


class Keyframe(Struct, frozen=True):
    """A course as it stood after some entries. It does not change when the course goes on."""

    setup: Setup
    log: list[Entry]
    snapshot: Snapshot
    past: Past

    @staticmethod
    def of(course: Course) -> "Keyframe":
        return Keyframe(course.setup, course.log.copy(), course.snapshot(), course.table.past)

    def course(self) -> Course:
        """A course that starts where this one stood."""
        table = Table.restored(self.setup.game, opening_of(self.setup), self.past)
        # Snapshots are used again and again, so a course changes only copies.
        return Course.at(self.setup, table, self.log, self.snapshot).copy()


class Packed(Struct, frozen=True, array_like=True):
    """A keyframe as stored."""

    digest: str
    snapshot: Snapshot
    table: bytes


def packed(frame: Keyframe) -> bytes:
    table = written(frame.setup.game, frame.past)
    return zlib.compress(msgpack.encode(Packed(digest(frame.setup, frame.log), frame.snapshot, table)), 1)


def unpacked(setup: Setup, log: Sequence[Entry], row: KeyframeRow) -> Course:
    """The course in a keyframe of this log; UnfitKeyframe if it does not belong to it."""
    before = log[: row.sequence]
    try:
        found = msgpack.decode(inflated(row.data), type=Packed)
    except (zlib.error, DecodeError) as error:
        raise UnfitKeyframe(repr(error)) from error
    if len(before) < row.sequence or found.digest != digest(setup, before):
        raise UnfitKeyframe("of another log")
    table = read(setup.game, opening_of(setup), found.table)
    course = Course.at(setup, table, before, found.snapshot)
    if set(course.opened) != set(table.waiting) or len(course.counted) != len(table.given):
        raise UnfitKeyframe("not the position that the entries speak of")
    return course


def followed(setup: Setup, log: Sequence[Entry], row: KeyframeRow | None = None) -> tuple[Course, bool]:
    """Where a log leads, starting from a keyframe if one fits; and whether it did."""
    if row is not None:
        try:
            course = unpacked(setup, log, row)
            for entry in log[row.sequence :]:
                course.take(entry)
        except Exception as error:
            logger.warning("match %s: its keyframe is dropped: %r", row.match, error)
        else:
            return course, True
    return Course(setup, log), False


def digest(setup: Setup, log: Sequence[Entry]) -> str:
    """Identifies a setup and the entries after it. Downtimes are left out: they are later than everything here."""
    who = (setup.game.name, setup.options, setup.seed, setup.clock, setup.owners, setup.bots, setup.started)
    named = sha256(encode((*who, setup.earlier)))
    for entry in log:
        named.update(encode(entry.row))
    return named.hexdigest()


def inflated(data: bytes) -> bytes:
    reader = zlib.decompressobj()
    found = reader.decompress(data, LARGEST)
    if not reader.eof:
        raise zlib.error("cut short")
    return found


def opening_of(setup: Setup) -> Opening:
    return Opening(setup.options, setup.seed, setup.earlier)


class KeyframeWriter:
    """Writes keyframes in the background: nobody waits for them, and only the latest of each match is written."""

    def __init__(self, store: Store, thread: Background) -> None:
        self.store, self.thread = store, thread
        self._pending: dict[str, Keyframe] = {}
        self._something = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._writing = asyncio.create_task(self._write_again_and_again(), name="keyframes")

    async def stop(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)

    def offer(self, match: str, frame: Keyframe) -> None:
        if match in self._pending or len(self._pending) < MOST_PENDING:
            self._pending[match] = frame
            self._something.set()

    async def _write_again_and_again(self) -> None:
        while True:
            await self._something.wait()
            await asyncio.sleep(APART)
            await self.write()

    async def write(self) -> None:
        """Write some of those that are waiting."""
        chosen = {match: self._pending.pop(match) for match in list(self._pending)[:MOST_AT_ONCE]}
        if not self._pending:
            self._something.clear()
        rows = []
        for match, frame in chosen.items():
            try:
                rows.append(KeyframeRow(match, len(frame.log), await self.thread(packed, frame)))
            except Exception:
                logger.exception("match %s: its position cannot be written", match)
        if rows:
            try:
                await self.store.keyframes.put(rows)
            except StoreUnavailable as error:
                logger.info("no keyframes: %s", error)
