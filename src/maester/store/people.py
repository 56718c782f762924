"""People, and what all processes share: the secret that cookies are signed with."""

import secrets

from sqlalchemy import select, update

from maester.store import tables
from maester.store.database import Database
from maester.store.rows import PersonRow, milliseconds

PERSON = (tables.people.c.id, tables.people.c.nickname, tables.people.c.webhook)


class People:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, nickname: str) -> PersonRow:
        person = PersonRow(secrets.token_urlsafe(12), nickname)
        row = {"id": person.id, "nickname": nickname, "created": milliseconds()}
        async with self.database.writing() as connection:
            await connection.execute(tables.people.insert(), row)
        return person

    async def find(self, person: str) -> PersonRow | None:
        async with self.database.reading() as connection:
            found = (await connection.execute(select(*PERSON).where(tables.people.c.id == person))).first()
        return None if found is None else PersonRow(*found)

    async def rename(self, person: str, nickname: str) -> None:
        await self._change(person, nickname=nickname)

    async def reach(self, person: str, webhook: str | None) -> None:
        """Where this person is told that it is their turn."""
        await self._change(person, webhook=webhook)

    async def _change(self, person: str, **values: str | None) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(tables.people).where(tables.people.c.id == person).values(**values))

    async def secret(self) -> str:
        """Made once for a database, whoever asks first."""
        wanted = select(tables.settings.c.value).where(tables.settings.c.name == "secret")
        async with self.database.reading() as connection:
            known = (await connection.execute(wanted)).scalar_one_or_none()
        if known is not None:
            return str(known)
        made = {"name": "secret", "value": secrets.token_hex(32)}
        async with self.database.writing() as connection:
            await connection.execute(self.database.insert(tables.settings).on_conflict_do_nothing(), made)
            return str((await connection.execute(wanted)).scalar_one())
