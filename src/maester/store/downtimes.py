"""Downtimes: when no server was running. Each server checks when it starts, and tells the others."""

from sqlalchemy import select, update

from maester.store import tables
from maester.store.database import Database
from maester.store.notices import announce

ALIVE = "alive"
"""The setting that says when a server was last known to be running."""


class Downtimes:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def all(self) -> list[tuple[int, int]]:
        """Start and end of each, in order."""
        wanted = select(tables.downtimes.c.since, tables.downtimes.c.until).order_by(tables.downtimes.c.since)
        async with self.database.reading() as connection:
            return [(row.since, row.until) for row in await connection.execute(wanted)]

    async def alive(self, now: int, patience: int) -> bool:
        """Note that a server is running; True if none was for longer than that, which is recorded as a downtime.

        Of several that come back together, only one records it: the others see that it is already there.
        """
        settings = tables.settings
        async with self.database.writing() as connection:
            seen = select(settings.c.value).where(settings.c.name == ALIVE).with_for_update()
            last = (await connection.execute(seen)).scalar_one_or_none()
            if last is None:
                insert = self.database.insert(settings).on_conflict_do_nothing()
                await connection.execute(insert, {"name": ALIVE, "value": str(now)})
                return False
            await connection.execute(update(settings).where(settings.c.name == ALIVE).values(value=str(now)))
            if now - int(last) <= patience:
                return False
            insert = self.database.insert(tables.downtimes).on_conflict_do_nothing()
            await connection.execute(insert, {"since": int(last), "until": now})
            if self.database.shared:
                await announce(connection, ["*:downtime"])
        return True
