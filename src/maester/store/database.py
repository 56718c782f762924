"""The database, for reading and for writing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any

from sqlalchemy import Insert, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from maester.store.engine import address, open_engine
from maester.store.unavailable import reason_of, saying_why


class Database:
    """Connections to one database. All errors of the database, but not our own mistakes, become StoreUnavailable."""

    def __init__(self, database: str) -> None:
        self.url = address(database)
        self.engine = open_engine(self.url)
        self.shared = self.url.get_backend_name() == "postgresql"
        """Whether several processes may use it at the same time."""
        self._writing = self.engine.execution_options(writes=True)
        # SQLite has one writer at a time. Waiting here is free; waiting inside SQLite means sleeping.
        self.turn: Any = nullcontext() if self.shared else asyncio.Lock()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with saying_why():
            async with self.engine.connect() as connection, sound(connection):
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: committed when the block ends, or not at all."""
        async with self.turn:
            with saying_why():
                async with self._writing.connect() as connection, sound(connection), connection.begin():
                    yield connection

    def insert(self, table: Table) -> Any:
        """An INSERT that can say what to do on conflict."""
        made: Insert = (postgresql if self.shared else sqlite).insert(table)
        return made

    async def close(self) -> None:
        await self.engine.dispose()


@asynccontextmanager
async def sound(connection: AsyncConnection) -> AsyncIterator[None]:
    """A connection is not used again after a database error: opened to a broken database, it would stay broken after
    the database has recovered."""
    try:
        yield
    except (DBAPIError, OSError) as error:
        if reason_of(error) != "busy":
            await connection.invalidate()
        raise
