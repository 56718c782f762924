"""The log of every match, and the group commit that extends it."""

import asyncio

from sqlalchemy import select

from maester.store import tables
from maester.store.commit import MOST_AT_ONCE, commit_to
from maester.store.database import Database
from maester.store.entries import COLUMNS, Entry, entry_of
from maester.store.rows import Summary
from maester.store.unavailable import StoreUnavailable

PENDING = tuple[Entry, Summary, "asyncio.Future[bool]"]


class Log:
    """Appended to, never changed. Entries from many matches at about the same time are committed together."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._committer = commit_to(database)
        self._pending: list[PENDING] = []
        self._something = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._writer = asyncio.create_task(self._write(), name="log writer")

    async def stop(self) -> None:
        """Everyone still waiting is told that nothing was stored."""
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
            self._writer = None
            await self._committer.close()
        for _, _, kept in self._pending:
            if not kept.done():
                kept.set_exception(StoreUnavailable("gone", "the server is stopping"))
        self._pending = []

    async def append(self, entry: Entry, summary: Summary) -> bool:
        """Store an entry, with the match's new summary; False if its number was already taken."""
        kept: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append((entry, summary, kept))
        self._something.set()
        return await kept

    async def since(self, match: str, sequence: int) -> list[Entry]:
        """The entries after that one."""
        wanted = (
            select(*(tables.log.c[name] for name in COLUMNS))
            .where(tables.log.c.match == match, tables.log.c.sequence > sequence)
            .order_by(tables.log.c.sequence)
        )
        async with self.database.reading() as connection:
            return [entry_of(*row) for row in await connection.execute(wanted)]

    async def _write(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._pending:
                batch, self._pending = self._pending[:MOST_AT_ONCE], self._pending[MOST_AT_ONCE:]
                await self._commit(batch)

    async def _commit(self, batch: list[PENDING]) -> None:
        # A number that occurs twice in one batch goes to the first.
        first: dict[tuple[str, int], PENDING] = {}
        for pending in batch:
            first.setdefault((pending[0].match, pending[0].sequence), pending)
        try:
            kept = await self._committer.commit([(entry, summary) for entry, summary, _ in first.values()])
        except StoreUnavailable as error:
            settle(batch, error)
        except Exception as error:
            settle(batch, StoreUnavailable("gone", repr(error)))
        except asyncio.CancelledError:
            settle(batch, StoreUnavailable("gone", "the server is stopping"))
            raise
        else:
            for pending in batch:
                key = pending[0].match, pending[0].sequence
                if not pending[2].done():
                    pending[2].set_result(key in kept and first[key] is pending)


def settle(batch: list[PENDING], error: StoreUnavailable) -> None:
    for _, _, kept in batch:
        if not kept.done():
            kept.set_exception(error)
