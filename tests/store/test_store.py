"""The store as a whole: its tables, its secret, and what it says when the database is in trouble."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec import Raw
from sqlalchemy import Connection, text

from maester.store import (
    Agreed,
    Answered,
    Entry,
    Left,
    Paused,
    Proposed,
    Resumed,
    Returned,
    Store,
    StoreUnavailable,
    Undone,
    What,
    commit,
    milliseconds,
)
from maester.store.engine import prepare_sqlite
from maester.store.migrations.run import migrate
from maester.store.tables import metadata
from tests.store.kit import RUNNING, a_match, entry, opened
from tests.store.postgres import Postgres

pytestmark = pytest.mark.anyio


async def test_the_steps_lead_to_the_tables(database: str):
    async with opened(database) as store, store.database.reading() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    assert differences == []


@pytest.mark.parametrize("version", ["0002", "0003", "0004"])
async def test_a_database_of_an_older_version_is_brought_up_to_date(database: str, version: str):
    """With all that is in it: people, a match, its seats and its log."""
    store = Store(database)
    async with store.database.writing() as connection:
        await connection.run_sync(lambda sync: migrate(sync, version))
        for statement in OLDER:
            await connection.execute(text(statement))
        if version >= "0003":
            await connection.execute(text("UPDATE seats SET chosen = true"))
    await store.close()
    async with opened(database) as store:
        match = await store.matches.find("old")
        assert match is not None
        assert (match.status, match.winners, match.standing, match.earlier) == ("over", "seat-1", None, None)
        assert [(seat.person, seat.chosen, seat.kept_for) for seat in match.seats] == [("ned", version >= "0003", None)]
        seven = Answered("seat-1", 0, "", Raw(b"7"))
        assert await store.log.since("old", 0) == [Entry("old", 1, 1, None, seven)]
        assert (await store.people.signed_in("ned", "any", 1)) is not None
        assert await store.downtimes.all() == []


OLDER = (
    "INSERT INTO people (id, nickname, created) VALUES ('ned', 'Ned', 1)",
    """INSERT INTO matches (id, game, rules, options, seed, private, shuffled, host, thinking, created, started, status,
                            sequence, changed, waiting, winners)
       VALUES ('old', 'intrigue', 1, '{}', '1', false, false, 'ned', 10, 1, 1, 'over', 1, 1, '', 'seat-1')""",
    "INSERT INTO seats (\"match\", seat, position, person) VALUES ('old', 'seat-1', 0, 'ned')",
    "INSERT INTO log (\"match\", sequence, at, kind, seat, value) VALUES ('old', 1, 1, 'answer', 'seat-1', '7')",
)


async def test_an_old_log_says_the_same_in_entries_of_their_own_kinds(database: str):
    """Every kind of entry that there was, as it lay in a database before each kind had fields of its own."""
    store = Store(database)
    async with store.database.writing() as connection:
        await connection.run_sync(lambda sync: migrate(sync, "0004"))
        for statement in OLDER[:3]:
            await connection.execute(text(statement))
        columns = ("kind", "seat", "asked", "about", "value", "person")
        insert = text(f"""INSERT INTO log ("match", sequence, at, {", ".join(columns)})
                          VALUES ('old', :sequence, :at, {", ".join(f":{name}" for name in columns)})""")
        old = [(*OLD_LINES[n % len(OLD_LINES)][0], None if n % 2 else "ned") for n in range(OLD_COUNT)]
        rows = [dict(zip(columns, line, strict=True)) for line in old]
        await connection.execute(insert, [{"sequence": n, "at": 10 * n, **row} for n, row in enumerate(rows, 1)])
    await store.close()
    async with opened(database) as store:
        wanted = [
            Entry("old", n, 10 * n, "ned" if n % 2 else None, OLD_LINES[(n - 1) % len(OLD_LINES)][1])
            for n in range(1, OLD_COUNT + 1)
        ]
        assert await store.log.since("old", 0) == wanted
        assert await store.log.append(Entry("old", OLD_COUNT + 1, 1, None, Paused("seat-1")), RUNNING)


OLD_COUNT = 2_503
"""More than are taken at once."""

OLD_LINES: tuple[tuple[tuple[str, str, int | None, str | None, str | None], What], ...] = (
    # Answers in the order in which they were given.
    (
        ("answer", "seat-1", 4, "place-card", '{"z":"\\u0000 ☃","a":[1]}'),
        Answered("seat-1", 4, "place-card", Raw('{"z":"\\u0000 ☃","a":[1]}'.encode())),
    ),
    (("answer", "seat-2", 0, "bid", "null"), Answered("seat-2", 0, "bid", Raw(b"null"))),
    (("undo", "seat-1", None, "last", "false"), Undone("seat-1", agreed=False, sealed=False)),
    (("undo", "seat-1", None, "sealed", "false"), Undone("seat-1", agreed=False, sealed=True)),
    (("undo", "seat-1", None, "last", "true"), Undone("seat-1", agreed=True, sealed=False)),
    (("undo", "seat-1", None, None, "false"), Undone("seat-1", agreed=False, sealed=True)),
    (("leave", "seat-2", 0, "time", '"maester"'), Left("seat-2", "maester", "time")),
    # When to leave was to agree, and when nobody said why.
    (("leave", "seat-2", None, None, None), Left("seat-2", "squire", "wish", agrees=True)),
    (("return", "seat-2", None, None, None), Returned("seat-2")),
    (("propose", "seat-1", None, "undo", '["seat-2","seat-3"]'), Proposed("seat-1", "undo", ("seat-2", "seat-3"))),
    (("propose", "seat-1", None, "pause", '["seat-2"]'), Proposed("seat-1", "pause", ("seat-2",))),
    (("agree", "seat-2", 9, None, "true"), Agreed("seat-2", 9, yes=True)),
    (("agree", "seat-2", 9, None, "false"), Agreed("seat-2", 9, yes=False)),
    (("pause", "seat-1", None, None, None), Paused("seat-1")),
    (("resume", "seat-1", None, None, None), Resumed("seat-1")),
)


async def test_sign_ins_end_alone_or_together(database: str):
    async with opened(database) as store:
        ned = await store.people.add("Ned")
        for session in ("one", "two", "three"):
            assert await store.people.signed_in(ned.id, session, 1_000) == ned
        await store.people.sign_out("one")
        await store.people.sign_out("one")
        assert await store.people.signed_in(ned.id, "one", 1_000) is None
        assert await store.people.signed_in(ned.id, "two", 1_000) == ned
        await store.people.sign_out_everywhere(ned.id)
        assert await store.people.signed_in(ned.id, "two", 1_000) is None
        assert await store.people.signed_in(ned.id, "four", milliseconds() + 2_000) == ned


async def test_of_several_servers_that_come_back_one_notes_the_downtime(database: str):
    async with opened(database) as store, opened(database) as other:
        assert await store.downtimes.alive(1_000, 0) is False
        assert await store.downtimes.alive(3_000, 2_000) is False
        found = await asyncio.gather(*(each.downtimes.alive(9_000, 2_000) for each in (store, other)))
        assert sorted(found) == [False, True]
        assert await store.downtimes.all() == [(3_000, 9_000)]


async def test_processes_that_start_together_share_one_secret(database: str):
    stores = [Store(database) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    secrets = await asyncio.gather(*(store.people.secret() for store in stores))
    for store in stores:
        await store.close()
    assert len(set(secrets)) == 1
    assert len(secrets[0]) == 64


async def test_a_new_file_that_is_busy_for_a_moment_is_opened(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    """As it is while another process that starts at the same time makes its journal."""
    busy = [StoreUnavailable("busy"), StoreUnavailable("busy")]

    def migrated(connection: Connection) -> None:
        if busy:
            raise busy.pop()
        migrate(connection)

    monkeypatch.setattr("maester.store.store.migrate", migrated)
    async with opened(sqlite) as store:
        assert len(await store.people.secret()) == 64
    assert not busy


async def test_sqlite_survives_a_power_cut(sqlite: str):
    async with opened(sqlite) as store, store.database.reading() as connection:
        found = {}
        for pragma in ("journal_mode", "synchronous", "foreign_keys"):
            found[pragma] = (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar_one()
        writer = commit.SqliteCommit(store.database)._connect()
        assert found == {pragma: writer.execute(f"PRAGMA {pragma}").fetchone()[0] for pragma in found}
        writer.close()
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_a_read_only_database_is_read_and_says_so(sqlite: str):
    async with opened(sqlite) as store:
        ned = await store.people.add("Ned")
        await store.matches.add(a_match(ned.id))
    path = sqlite.removeprefix("sqlite:///")
    async with opened(f"sqlite:///file:{path}?mode=ro&uri=true") as store:
        assert await store.people.find(ned.id) is not None
        with pytest.raises(StoreUnavailable) as refused:
            await store.log.append(entry(1), RUNNING)
        assert refused.value.reason == "read-only"
        with pytest.raises(StoreUnavailable, match="read-only"):
            await store.look()


async def test_a_full_database_says_so_and_recovers(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    async with opened(sqlite) as store:
        ned = await store.people.add("Ned")
        await store.matches.add(a_match(ned.id))
        full = sqlite3.connect(sqlite.removeprefix("sqlite:///"))
        pages = full.execute("PRAGMA page_count").fetchone()[0]
        full.close()
        huge = "x" * 1_000_000
        limit_pages(monkeypatch, pages + 2)
        with pytest.raises(StoreUnavailable) as refused:
            await store.log.append(entry(1, value=huge), RUNNING)
        assert refused.value.reason == "full"
        assert await store.log.since("match-one", 0) == []
        limit_pages(monkeypatch, 1_000_000)
        assert await store.log.append(entry(1, value=huge), RUNNING)


def limit_pages(patch: pytest.MonkeyPatch, pages: int) -> None:
    """The next connection of the log's writer lets the database grow so far and no further."""

    def limited(connection, record):
        prepare_sqlite(connection, record)
        connection.execute(f"PRAGMA max_page_count = {pages}")

    patch.setattr(commit, "prepare_sqlite", limited)


async def test_a_database_that_is_no_database_is_said_to_be_gone(tmp_path: Path):
    store = Store(f"sqlite:///{tmp_path}/nowhere/maester.db")
    with pytest.raises(StoreUnavailable) as gone:
        await store.open()
    assert gone.value.reason == "gone"
    await store.close()
    # A connection that never came to be ends its thread in its own time, and needs the loop for that.
    for thread in threading.enumerate():
        if "_connection_worker_thread" in thread.name:
            await asyncio.to_thread(thread.join, 5)


async def test_postgresql_may_go_and_come_back(postgres: Postgres):
    async with opened(postgres.make("comes_back")) as store:
        ned = await store.people.add("Ned")
        await store.matches.add(a_match(ned.id))
        assert await store.log.append(entry(1), RUNNING)
        postgres.stop()
        try:
            with pytest.raises(StoreUnavailable) as gone:
                await store.log.append(entry(2), RUNNING)
            assert gone.value.reason == "gone"
            with pytest.raises(StoreUnavailable):
                await store.people.find(ned.id)
        finally:
            postgres.start()
        assert await store.log.append(entry(2), RUNNING)
        assert len(await store.log.since("match-one", 0)) == 2


async def test_a_database_file_is_for_its_owner_only(tmp_path: Path):
    file = tmp_path / "maester.db"
    async with opened(f"sqlite:///{file}") as store:
        await store.people.add("Ned")
        modes = {each.name: each.stat().st_mode & 0o777 for each in tmp_path.iterdir()}
    assert modes == {"maester.db": 0o600, "maester.db-wal": 0o600, "maester.db-shm": 0o600}


@pytest.mark.parametrize(("before", "after"), [(0o644, 0o600), (0o666, 0o600), (0o440, 0o400), (0o400, 0o400)])
async def test_a_database_file_that_others_could_read_is_theirs_no_more(tmp_path: Path, before: int, after: int):
    file = tmp_path / "maester.db"
    async with opened(f"sqlite:///{file}"):
        pass
    file.chmod(before)
    async with opened(f"sqlite:///{file}"):
        assert file.stat().st_mode & 0o777 == after
