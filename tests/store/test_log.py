"""Logs are appended to by many at once, and every number is given once."""

import asyncio

import pytest
from msgspec import Raw

from maester.store import (
    Agreed,
    Answered,
    Entry,
    Left,
    Paused,
    Proposed,
    Resumed,
    Returned,
    Summary,
    Undone,
    What,
)
from tests.store.kit import RUNNING, a_match, entry, opened

pytestmark = pytest.mark.anyio


async def test_what_was_appended_is_read_again_as_it_was(database: str):
    async with opened(database) as store:
        host = await store.people.add("Ned")
        await store.matches.add(a_match(host.id))
        said: list[What] = [
            Answered("seat-1", 3, "place-card", Raw('{"z": 1, "ä": "\\u0000 ☃"}'.encode())),
            Undone("seat-1", agreed=True, sealed=False),
            Left("seat-2", "squire", "time"),
            Returned("seat-2"),
            Proposed("seat-1", "undo", ("seat-2", "seat-3")),
            Agreed("seat-2", 5, yes=True),
            Paused("seat-1"),
            Resumed("seat-1"),
        ]
        written = [Entry("match-one", n, 1_000 + n, host.id if n % 2 else None, what) for n, what in enumerate(said, 1)]
        for each in written:
            assert await store.log.append(each, RUNNING)
    async with opened(database) as again:
        assert await again.log.since("match-one", 0) == written
        assert await again.log.since("match-one", 1) == written[1:]


async def test_of_two_who_append_the_same_number_one_is_told_no(database: str):
    async with opened(database) as one, opened(database) as other:
        host = await one.people.add("Ned")
        await one.matches.add(a_match(host.id))
        for sequence in range(1, 21):
            mine, yours = entry(sequence, value="1"), entry(sequence, value="2")
            kept = await asyncio.gather(one.log.append(mine, RUNNING), other.log.append(yours, RUNNING))
            assert sorted(kept) == [False, True]
            last = (await one.log.since("match-one", sequence - 1))[0]
            assert last == (mine if kept[0] else yours)


async def test_within_one_process_too_a_number_is_given_once(database: str):
    async with opened(database) as store:
        host = await store.people.add("Ned")
        await store.matches.add(a_match(host.id))
        kept = await asyncio.gather(*(store.log.append(entry(1, value=str(n)), RUNNING) for n in range(10)))
        assert kept == [True] + [False] * 9
        assert await store.log.since("match-one", 0) == [entry(1, value="0")]


async def test_many_appends_are_committed_together(database: str, monkeypatch: pytest.MonkeyPatch):
    async with opened(database) as store:
        host = await store.people.add("Ned")
        for n in range(100):
            await store.matches.add(a_match(host.id, id=f"match-{n:03}"))
        commits: list[int] = []
        commit = store.log._commit

        async def counted(batch):
            commits.append(len(batch))
            await commit(batch)

        monkeypatch.setattr(store.log, "_commit", counted)
        kept = await asyncio.gather(*(store.log.append(entry(1, f"match-{n:03}"), RUNNING) for n in range(100)))
        assert all(kept)
        assert sum(commits) == 100
        assert len(commits) <= 3


async def test_the_row_of_a_match_says_what_its_log_says(database: str):
    async with opened(database) as store:
        host = await store.people.add("Ned")
        await store.matches.add(a_match(host.id))
        await store.log.append(entry(1), Summary("running", "seat-2", "", 77))
        row = await store.matches.find("match-one")
        assert row is not None
        assert (row.sequence, row.waiting, row.due, row.changed) == (1, "seat-2", 77, 1_001)
        # The loser of the race changes nothing.
        assert not await store.log.append(entry(1), Summary("over", "", "seat-1", None))
        assert (await store.matches.find("match-one")) == row


async def test_what_is_due_is_found(database: str):
    async with opened(database) as store:
        host = await store.people.add("Ned")
        for name, due in (("match-late", 50), ("match-soon", 150), ("match-none", None)):
            await store.matches.add(a_match(host.id, id=name))
            await store.log.append(entry(1, name), Summary("running", "seat-1", "", due))
        assert await store.matches.due(100, 10) == ["match-late"]
        assert await store.matches.due(200, 10) == ["match-late", "match-soon"]


async def test_an_append_that_waits_when_the_store_is_closed_is_told(database: str):
    async with opened(database) as store:
        host = await store.people.add("Ned")
        await store.matches.add(a_match(host.id))
        await store.log.stop()
        waiting = asyncio.create_task(store.log.append(entry(1), RUNNING))
        await asyncio.sleep(0)
        await store.log.stop()
        with pytest.raises(Exception, match="stopping"):
            await waiting
