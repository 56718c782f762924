"""The log of every match, and the group commit by which it grows."""

import asyncio
from collections.abc import Iterable

from sqlalchemy import bindparam, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from maester.store import tables
from maester.store.database import Database
from maester.store.rows import Entry, Summary
from maester.store.unavailable import StoreUnavailable

CHANNEL = "maester"
"""Where PostgreSQL tells all processes which logs have grown."""

MOST_AT_ONCE = 500
LONGEST_NOTICE = 7_000
"""PostgreSQL takes notices of less than 8,000 bytes."""

FIELDS = Entry.__struct_fields__
PENDING = tuple[Entry, Summary, "asyncio.Future[bool]"]


class Log:
    """Appended to, never changed. What many matches append at about the same time is committed together."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._pending: list[PENDING] = []
        self._something = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._writer = asyncio.create_task(self._write(), name="log writer")

    async def stop(self) -> None:
        """Whoever still waits is told that nothing was kept."""
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        for _, _, kept in self._pending:
            if not kept.done():
                kept.set_exception(StoreUnavailable("gone", "the server is stopping"))
        self._pending = []

    async def append(self, entry: Entry, summary: Summary) -> bool:
        """Keep an entry for good, with what it makes of its match; False, if another took its number before."""
        kept: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append((entry, summary, kept))
        self._something.set()
        return await kept

    async def since(self, match: str, sequence: int) -> list[Entry]:
        """The entries after that one."""
        wanted = (
            select(*(tables.log.c[name] for name in FIELDS))
            .where(tables.log.c.match == match, tables.log.c.sequence > sequence)
            .order_by(tables.log.c.sequence)
        )
        async with self.database.reading() as connection:
            return [Entry(*row) for row in await connection.execute(wanted)]

    async def _write(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._pending:
                batch, self._pending = self._pending[:MOST_AT_ONCE], self._pending[MOST_AT_ONCE:]
                await self._commit(batch)

    async def _commit(self, batch: list[PENDING]) -> None:
        # In one order everywhere, so that two processes never wait for each other. A number asked for twice in one
        # batch is kept for whoever asked first.
        batch.sort(key=lambda pending: (pending[0].match, pending[0].sequence))
        first: dict[tuple[str, int], PENDING] = {}
        for pending in batch:
            first.setdefault((pending[0].match, pending[0].sequence), pending)
        try:
            async with self.database.writing() as connection:
                kept = await self._insert(connection, [entry for entry, _, _ in first.values()])
                won = [first[key] for key in first if key in kept]
                await self._sum_up(connection, won)
                if self.database.shared:
                    await announce(connection, [f"{entry.match}:{entry.sequence}" for entry, _, _ in won])
        except StoreUnavailable as error:
            settle(batch, error)
        except Exception as error:
            settle(batch, StoreUnavailable("gone", repr(error)))
        except asyncio.CancelledError:
            settle(batch, StoreUnavailable("gone", "the server is stopping"))
            raise
        else:
            winners = {id(pending) for pending in won}
            for pending in batch:
                if not pending[2].done():
                    pending[2].set_result(id(pending) in winners)

    async def _insert(self, connection: AsyncConnection, entries: list[Entry]) -> set[tuple[str, int]]:
        insert = self.database.insert(tables.log)
        insert = insert.on_conflict_do_nothing().returning(tables.log.c.match, tables.log.c.sequence)
        values = [{name: getattr(entry, name) for name in FIELDS} for entry in entries]
        return {(match, sequence) for match, sequence in await connection.execute(insert, values)}

    async def _sum_up(self, connection: AsyncConnection, won: list[PENDING]) -> None:
        if not won:
            return
        # Of several entries of one match, the last says how it stands.
        last = {entry.match: (entry, summary) for entry, summary, _ in won}
        await connection.execute(
            SUM_UP,
            [
                {
                    "the_match": entry.match,
                    "sequence": entry.sequence,
                    "changed": entry.at,
                    "status": summary.status,
                    "waiting": summary.waiting,
                    "winners": summary.winners,
                    "due": summary.due,
                }
                for entry, summary in last.values()
            ],
        )


SUM_UP = (
    update(tables.matches)
    .where(tables.matches.c.id == bindparam("the_match"), tables.matches.c.sequence < bindparam("sequence"))
    .values({name: bindparam(name) for name in ("sequence", "changed", "status", "waiting", "winners", "due")})
)


def settle(batch: list[PENDING], error: StoreUnavailable) -> None:
    for _, _, kept in batch:
        if not kept.done():
            kept.set_exception(error)


async def announce(connection: AsyncConnection, notices: Iterable[str]) -> None:
    """Tell all processes, as soon as this transaction is committed."""
    line = ""
    for notice in [*notices, ""]:
        if line and (not notice or len(line) + len(notice) >= LONGEST_NOTICE):
            await connection.execute(text("SELECT pg_notify(:channel, :line)"), {"channel": CHANNEL, "line": line})
            line = ""
        line = f"{line} {notice}".strip()
