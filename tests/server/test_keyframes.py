"""Positions kept beside the log: they save time, and never say anything that the log does not."""

import asyncio
import zlib
from typing import Any

import pytest
from msgspec import msgpack
from msgspec.json import encode
from msgspec.structs import asdict, replace
from sqlalchemy import select, update

from maester.kernel import Chance, Table
from maester.server.matches import keyframes, progress
from maester.server.matches.course import Course
from maester.server.matches.keyframes import Keyframe, Packed, digest, followed, inflated, packed
from maester.server.messages import TimeControl
from maester.store import KeyframeRow, StoreUnavailable, tables
from tests.patience import patience
from tests.server.kit import Served, served
from tests.server.test_course import a_course, any_entry
from tests.store.kit import opened

pytestmark = pytest.mark.anyio


def a_long_course(seed: int) -> Course:
    """With answers, undos and proposals, on clocks."""
    course, chance = a_course(TimeControl("live", 600, 2, 1)), Chance(seed)
    while not course.table.over and course.sequence < 60:
        any_entry(course, chance)
    return course


def looks(course: Course) -> bytes:
    table = course.table
    seen = [(table.view(seat), table.story_for(seat)) for seat in (*table.state.seats, None)]
    asked = [table.decision(seat) for seat in table.waiting]
    kept = asdict(course.snapshot()), {f"{seat}:{asked}": n for (seat, asked), n in course.taken.items()}
    return encode((seen, asked, kept, table.given, [entry.row for entry in course.log]))


def row_of(course: Course) -> KeyframeRow:
    return KeyframeRow("match", course.sequence, packed(Keyframe.of(course)))


def test_from_every_keyframe_a_log_leads_where_it_leads_from_the_deal():
    for seed in range(6):
        course = a_long_course(seed)
        for sequence in range(0, course.sequence + 1, 3):
            row = row_of(Course(course.setup, course.log[:sequence]))
            found, fitted = followed(course.setup, course.log, row)
            assert fitted
            assert looks(found) == looks(course)


def test_one_that_does_not_fit_is_not_followed():
    course = a_long_course(1)
    half = Course(course.setup, course.log[:20])
    good = row_of(half)
    inside = msgpack.decode(inflated(good.data), type=Packed)

    def bent(**changes: Any) -> KeyframeRow:
        return replace(good, data=zlib.compress(msgpack.encode(replace(inside, **changes))))

    other_seed, other_rules = replace(course.setup, seed=8), replace(course.setup.game, rules=99)
    later = Course(course.setup, course.log[:23])
    bad = [
        replace(good, data=good.data[:-1]),
        replace(good, data=b"nonsense"),
        replace(good, sequence=19),
        replace(good, sequence=10_000),
        bent(digest=digest(course.setup, course.log[:19])),
        bent(snapshot=row_snapshot(later)),
        bent(table=inside.table[:-5]),
        KeyframeRow("match", 20, packed(Keyframe.of(Course(other_seed, ())))),
        KeyframeRow("match", 20, packed(replace(Keyframe.of(half), setup=replace(course.setup, game=other_rules)))),
    ]
    for row in bad:
        found, fitted = followed(course.setup, course.log, row)
        assert not fitted
        assert looks(found) == looks(course)


def row_snapshot(course: Course) -> Any:
    return msgpack.decode(inflated(row_of(course).data), type=Packed).snapshot


def test_a_keyframe_stays_as_it_is_however_often_a_course_begins_at_it():
    course = a_long_course(2)
    frame = Keyframe.of(Course(course.setup, course.log[:25]))
    before = packed(frame)
    for _ in range(2):
        assert looks(progress.again(frame, course.log)) == looks(course)
    assert packed(frame) == before


@pytest.fixture
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keyframes after a few entries, written at once."""
    monkeypatch.setattr(progress, "EVERY", 10)
    monkeypatch.setattr(keyframes, "APART", 0.01)


async def a_played_match(server: Served, answers: int) -> tuple[str, dict[str, Any]]:
    """And what a spectator is shown in the end."""
    async with server.guest("Ned") as ned:
        match = (await ned.make("me", "me", shuffled=False))["id"]
        async with ned.watch(match) as chair:
            for _ in range(answers):
                taken = await chair.answer()
                assert taken["type"] == "Taken"
                chair.decisions = [each for each in chair.decisions if each["asked"] != taken["asked"]]
    return match, await shown(server, match)


async def keyframe_at(server: Served, match: str, sequence: int) -> KeyframeRow:
    """The keyframe of a match that stands for so many entries, once it is written."""
    async with asyncio.timeout(patience()):
        while True:
            found = await server.registry.store.keyframes.find(match)
            if found is not None and found.sequence == sequence:
                return found
            await asyncio.sleep(0.02)


async def shown(server: Served, match: str) -> dict[str, Any]:
    async with server.guest("") as nobody, nobody.watch(match) as chair:
        welcome = await chair.hear("Welcome")
        return {name: welcome[name] for name in ("sequence", "view", "story", "told", "standing")}


def deals(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every table that is opened from the deal from now on."""
    dealt, deal = [], Table.opened

    def noted(*about: Any) -> Table:
        dealt.append(about)
        return deal(*about)

    monkeypatch.setattr(Table, "opened", noted)
    return dealt


@pytest.mark.usefixtures("_soon")
async def test_a_match_is_loaded_from_its_last_round(database: str, monkeypatch: pytest.MonkeyPatch):
    async with served(database, sweep=1_000) as server:
        match, before = await a_played_match(server, 29)
        await keyframe_at(server, match, 20)
    dealt = deals(monkeypatch)
    async with served(database, sweep=1_000) as server:
        assert await shown(server, match) == before
        assert not dealt, "it was followed from the deal"
        course = server.course(match)
        assert looks(course) == looks(Course(course.setup, course.log))


@pytest.mark.usefixtures("_soon")
async def test_a_keyframe_that_does_not_fit_is_dropped(sqlite: str):
    async with served(sqlite, sweep=1_000) as server:
        match, before = await a_played_match(server, 30)
        await keyframe_at(server, match, 30)
    async with opened(sqlite) as store, store.database.writing() as connection:
        data = (await connection.execute(select(tables.keyframes.c.data))).scalar_one()
        await connection.execute(update(tables.keyframes).values(data=data[:50] + bytes([data[50] ^ 255]) + data[51:]))
    async with served(sqlite, sweep=1_000) as server:
        assert await shown(server, match) == before
        # The log was followed from the deal, and a keyframe that fits takes the place of the one that did not.
        course = server.course(match)
        async with asyncio.timeout(patience()):
            while not followed(course.setup, course.log, await keyframe_at(server, match, 30))[1]:
                await asyncio.sleep(0.02)


async def test_the_latest_keyframe_is_kept(database: str):
    async with served(database, sweep=1_000) as server, server.guest("Ned") as ned:
        store, match = server.registry.store.keyframes, (await ned.make("me", "me"))["id"]
        for sequence, data in ((10, b"ten"), (30, b"thirty"), (20, b"twenty")):
            await store.put([KeyframeRow(match, sequence, data)])
        assert await store.find(match) == KeyframeRow(match, 30, b"thirty")
        await store.drop(match, 20)
        assert await store.find(match) is not None
        await store.drop(match, 30)
        assert await store.find(match) is None
        assert await store.find("another") is None


@pytest.mark.usefixtures("_soon")
async def test_an_answer_that_could_not_be_written_is_stepped_back_from(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    async with served(sqlite, sweep=1_000) as server:
        match, before = await a_played_match(server, 25)
        append = server.registry.store.log.append

        async def lost(*about: Any) -> bool:
            await append(*about)
            raise StoreUnavailable("gone", "it was written, but nobody knows")

        live = server.registry.live[match]
        course = server.course(match)
        seat = course.table.waiting[0]
        what = course.answered(seat, course.table.decision(seat).sample(Chance(1)))
        monkeypatch.setattr(server.registry.store.log, "append", lost)
        dealt = deals(monkeypatch)
        with pytest.raises(StoreUnavailable):
            await live.inbox.ask(live.append, what, None)
        assert not dealt, "it was followed from the deal"
        assert server.course(match).sequence == 25
        assert await shown(server, match) != before, "whoever comes is shown what is in the log"
        assert server.course(match).sequence == 26
