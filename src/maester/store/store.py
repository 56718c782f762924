"""Store: everything the server keeps."""

import asyncio
from collections.abc import Iterable
from datetime import UTC, datetime

from sqlalchemy import select

from maester.store import tables
from maester.store.chat import Chat
from maester.store.database import Database
from maester.store.downtimes import Downtimes
from maester.store.engine import keep_private
from maester.store.keyframes import Keyframes
from maester.store.log import Log
from maester.store.matches import Matches
from maester.store.migrations.run import migrate
from maester.store.notices import announce
from maester.store.people import People
from maester.store.rosters import Rosters
from maester.store.seats import Seats
from maester.store.unavailable import StoreUnavailable

TRIES, PAUSE = 5, 0.1


class Store:
    """One database. Every method raises StoreUnavailable if it cannot do its work."""

    def __init__(self, database: str) -> None:
        self.database = Database(database)
        self.people = People(self.database)
        self.matches = Matches(self.database)
        self.seats = Seats(self.database)
        self.rosters = Rosters(self.database)
        self.log = Log(self.database)
        self.keyframes = Keyframes(self.database)
        self.chat = Chat(self.database)
        self.downtimes = Downtimes(self.database)

    @property
    def shared(self) -> bool:
        """Whether several processes can work on it at the same time."""
        return self.database.shared

    async def open(self) -> None:
        """Bring the tables up to date and start writing."""
        keep_private(self.database.url)
        try:
            await self._update_tables()
        except StoreUnavailable as error:
            # A database that cannot be written may still be read, if its tables exist.
            if error.reason == "gone":
                raise
            async with self.database.reading() as connection:
                await connection.execute(select(tables.settings.c.value).limit(1))
        self.log.start()

    async def _update_tables(self) -> None:
        """While another process makes the journal of a new SQLite file, it is busy at once, whatever its timeout."""
        for more in reversed(range(TRIES)):
            try:
                async with self.database.writing() as connection:
                    await connection.run_sync(migrate)
                return
            except StoreUnavailable as error:
                if error.reason != "busy" or not more:
                    raise
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        await self.log.stop()
        await self.database.close()

    async def tell(self, notices: Iterable[str]) -> None:
        """Tell the other processes, if there can be any."""
        if self.shared and (said := list(notices)):
            async with self.database.writing() as connection:
                await announce(connection, said)

    async def look(self) -> None:
        """Check whether it can be read and written; StoreUnavailable says what is wrong."""
        seen = {"name": "seen", "value": datetime.now(UTC).isoformat()}
        insert = self.database.insert(tables.settings)
        insert = insert.on_conflict_do_update(index_elements=["name"], set_={"value": seen["value"]})
        async with self.database.writing() as connection:
            await connection.execute(insert, seen)
