"""Rosters: the decks and armies that people keep. Only their owner may know of them."""

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, delete, func, select, update

from maester.store import tables
from maester.store.database import Database
from maester.store.rows import RosterRow, milliseconds

ROSTER = tuple(tables.rosters.c[name] for name in RosterRow.__struct_fields__)


class Rosters:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: str, game: str) -> list[RosterRow]:
        """All of one person for a game, the one that was changed last first."""
        rosters = tables.rosters
        wanted = select(*ROSTER).where(rosters.c.person == person, rosters.c.game == game)
        async with self.database.reading() as connection:
            found = await connection.execute(wanted.order_by(rosters.c.changed.desc(), rosters.c.id))
            return [RosterRow(*row) for row in found]

    async def find(self, person: str, roster: str) -> RosterRow | None:
        if "\0" in roster:  # not valid in PostgreSQL text
            return None
        async with self.database.reading() as connection:
            found = (await connection.execute(select(*ROSTER).where(*owned(person, roster)))).first()
        return None if found is None else RosterRow(*found)

    async def add(self, row: RosterRow, most: int) -> bool:
        """Keep one more, unless this person keeps that many already."""
        mine = select(func.count()).where(tables.rosters.c.person == row.person)
        lock = select(tables.people.c.id).where(tables.people.c.id == row.person).with_for_update()
        async with self.database.writing() as connection:
            await connection.execute(lock)  # two at the same time are added one after the other
            if (await connection.execute(mine)).scalar_one() >= most:
                return False
            await connection.execute(tables.rosters.insert(), asdict(row))
        return True

    async def change(self, person: str, roster: str, name: str, value: str) -> RosterRow | None:
        changes = update(tables.rosters).where(*owned(person, roster))
        async with self.database.writing() as connection:
            await connection.execute(changes.values(name=name, value=value, changed=milliseconds()))
        return await self.find(person, roster)

    async def remove(self, person: str, roster: str) -> bool:
        async with self.database.writing() as connection:
            return bool((await connection.execute(delete(tables.rosters).where(*owned(person, roster)))).rowcount)


def owned(person: str, roster: str) -> tuple[ColumnElement[bool], ...]:
    return tables.rosters.c.id == roster, tables.rosters.c.person == person
