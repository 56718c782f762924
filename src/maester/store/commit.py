"""The group commit: how each kind of database stores a batch of entries in one transaction, on disk when it ends.

However many entries there are, it is one statement, and a single statement is a transaction.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from time import monotonic
from typing import Any, Protocol

import asyncpg
from msgspec.json import encode
from msgspec.structs import astuple
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from maester.store.database import Database
from maester.store.engine import prepare_sqlite
from maester.store.entries import COLUMNS, Entry
from maester.store.notices import CHANNEL
from maester.store.rows import Summary
from maester.store.unavailable import StoreUnavailable, reason_of, saying_why

MOST_AT_ONCE = 250

Batch = Sequence[tuple[Entry, Summary]]
Keys = set[tuple[str, int]]
"""Entries by match and sequence."""


class Commit(Protocol):
    async def commit(self, batch: Batch) -> Keys:
        """Write what nobody has written before, for good; the others have lost the race. Each key is given once."""
        ...

    async def close(self) -> None: ...


def commit_to(database: Database) -> Commit:
    return PostgresCommit(database) if database.shared else SqliteCommit(database)


# ------------------------------------------------------------------------------------------------------------ SQLite

FIELDS = [f'"{name}"' for name in (*COLUMNS, *Summary.__struct_fields__)]

# A view that nobody reads: whatever is inserted into it goes where it belongs, any number of rows in one statement.
# Every further statement would release the interpreter lock a few more times, and wait for it as often.
PREPARE = """
    CREATE TEMP VIEW given AS
    SELECT log."match", log.sequence, at, person, what, status, waiting, winners, due, standing
    FROM log JOIN matches ON matches.id = log."match";

    CREATE TEMP TRIGGER append_entry INSTEAD OF INSERT ON given BEGIN
        INSERT INTO log ("match", sequence, at, person, what)
        VALUES (NEW."match", NEW.sequence, NEW.at, NEW.person, NEW.what);
        UPDATE matches
        SET sequence = NEW.sequence, changed = NEW.at, status = NEW.status, waiting = NEW.waiting,
            winners = NEW.winners, due = NEW.due, standing = NEW.standing
        WHERE id = NEW."match" AND sequence < NEW.sequence;
    END;
"""


@cache
def insertion(rows: int) -> str:
    row = f"({', '.join('?' * len(FIELDS))})"
    return f"INSERT INTO given ({', '.join(FIELDS)}) VALUES {', '.join([row] * rows)}"


class SqliteCommit:
    """One thread with its own connection: for the event loop it is a single step."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._thread = ThreadPoolExecutor(1, "log writer")
        self._connection: sqlite3.Connection | None = None

    async def commit(self, batch: Batch) -> Keys:
        async with self.database.turn:
            with saying_why():
                return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._leave)
        self._thread.shutdown()

    def _commit(self, batch: Batch) -> Keys:
        try:
            connection, rest = self._connection or self._connect(), batch
            while not self._kept_all(connection, rest):
                rest = [(entry, summary) for entry, summary in rest if not is_taken(connection, entry)]
            return {(entry.match, entry.sequence) for entry, _ in rest}
        except sqlite3.Error as error:
            # A connection opened to a broken database would stay broken after the database has recovered.
            if reason_of(error) != "busy":
                self._leave()
            raise

    def _kept_all(self, connection: sqlite3.Connection, batch: Batch) -> bool:
        """Store all entries, or none if some were stored before."""
        if batch:
            rows = [field for entry, summary in batch for field in (*entry.row, *astuple(summary))]
            try:
                connection.execute(insertion(len(batch)), rows)
            except sqlite3.IntegrityError:
                if not any(is_taken(connection, entry) for entry, _ in batch):
                    raise
                return False
        return True

    def _connect(self) -> sqlite3.Connection:
        where, how = SQLiteDialect_pysqlite().create_connect_args(self.database.url)
        connection = sqlite3.connect(where[0], cached_statements=MOST_AT_ONCE + 10, **how)
        prepare_sqlite(connection, None)
        connection.executescript(PREPARE)
        self._connection = connection
        return connection

    def _leave(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def is_taken(connection: sqlite3.Connection, entry: Entry) -> bool:
    key = entry.match, entry.sequence
    return connection.execute('SELECT 1 FROM log WHERE "match" = ? AND sequence = ?', key).fetchone() is not None


# -------------------------------------------------------------------------------------------------------- PostgreSQL

# Rows are always written in the same order, so that two processes never deadlock. The same statement announces what was
# stored, a hundred entries per notice, because notices have to be shorter than 8,000 bytes.
KEEP_AND_TELL = """
    WITH given AS (
        SELECT pair -> 0 ->> 0 AS "match", (pair -> 0 ->> 1)::int AS sequence, (pair -> 0 ->> 2)::bigint AS at,
               pair -> 0 ->> 3 AS person, pair -> 0 ->> 4 AS what, summary.*
        FROM json_array_elements($1::json) AS pair,
             json_to_record(pair -> 1) AS summary(status text, waiting text, winners text, due bigint,
                                                  standing text)
    ), kept AS (
        INSERT INTO log ("match", sequence, at, person, what)
        SELECT "match", sequence, at, person, what FROM given ORDER BY "match", sequence
        ON CONFLICT DO NOTHING
        RETURNING "match", sequence
    ), last AS (
        SELECT DISTINCT ON (given."match") given.* FROM given JOIN kept USING ("match", sequence)
        ORDER BY given."match", sequence DESC
    ), summed AS (
        UPDATE matches
        SET sequence = last.sequence, changed = last.at, status = last.status, waiting = last.waiting,
            winners = last.winners, due = last.due, standing = last.standing
        FROM last WHERE matches.id = last."match" AND matches.sequence < last.sequence
    ), lines AS (
        SELECT string_agg("match" || ':' || sequence, ' ') AS line
        FROM (SELECT *, row_number() OVER () / 100 AS part FROM kept) AS numbered GROUP BY part
    )
    SELECT line, pg_notify($2, line) FROM lines
"""

FRESH = 1.0
"""Seconds without use after which a connection is checked before it is used again."""


class PostgresCommit:
    """A connection that is kept as long as there is something to write."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._connection: AsyncConnection | None = None
        self._used = 0.0

    async def commit(self, batch: Batch) -> Keys:
        try:
            with saying_why():
                connection = await self._at_hand()
            given = encode([(entry.row, summary) for entry, summary in batch]).decode()
            lines = [line for line, _ in await connection.fetch(KEEP_AND_TELL, given, CHANNEL)]
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            await self._give_up()
            raise StoreUnavailable(reason_of(error), str(error)) from error
        except BaseException:
            await self._give_up()
            raise
        self._used = monotonic()
        notices = (notice.rpartition(":") for line in lines for notice in line.split())
        return {(match, int(sequence)) for match, _, sequence in notices}

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def _at_hand(self) -> Any:
        """The driver's own connection: outside our transactions, each statement is a transaction."""
        if self._connection is None or self._used < monotonic() - FRESH:
            await self.close()
            self._connection = await self.database.engine.connect()
        return (await self._connection.get_raw_connection()).driver_connection

    async def _give_up(self) -> None:
        """A connection that failed, or was interrupted, is not used again."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()
