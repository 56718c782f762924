"""People, and the secret all processes share to sign cookies."""

import secrets
from collections.abc import Callable

from sqlalchemy import ColumnElement, and_, delete, exists, or_, select, update

from maester.store import tables
from maester.store.database import Database
from maester.store.notices import announce
from maester.store.rows import PersonRow, milliseconds
from maester.store.seats import check_unlike, open_matches

TRACES = (
    tables.seats.c.person,
    tables.seats.c.kept_for,
    tables.matches.c.host,
    tables.rosters.c.person,
    tables.invitations.c.used_by,
)
"""Where people are named who have done more than sign in. The log need not be searched: people in it have a seat."""
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
        return await self._find(tables.people.c.id == person)

    async def signed_in(self, person: str, session: str, since: int) -> PersonRow | None:
        """Whose sign-in this is, unless it was ended, either alone or with all of that person's sign-ins."""
        people, ended = tables.people, tables.signed_out
        out = exists().where(ended.c.session == session)
        still = or_(people.c.signed_out.is_(None), people.c.signed_out < since)
        return await self._find(and_(people.c.id == person, still, ~out))

    async def _find(self, which: ColumnElement[bool]) -> PersonRow | None:
        async with self.database.reading() as connection:
            found = (await connection.execute(select(*PERSON).where(which))).first()
        return None if found is None else PersonRow(*found)

    async def sign_out(self, session: str) -> None:
        """End one sign-in, in every process."""
        insert = self.database.insert(tables.signed_out).on_conflict_do_nothing()
        async with self.database.writing() as connection:
            await connection.execute(insert, {"session": session, "at": milliseconds()})
            if self.database.shared:
                await announce(connection, [f"{session}:signed-out"])

    async def sign_out_everywhere(self, person: str) -> None:
        which = tables.people.c.id == person
        async with self.database.writing() as connection:
            await connection.execute(update(tables.people).where(which).values(signed_out=milliseconds()))
            if self.database.shared:
                await announce(connection, [f"{person}:signed-out"])

    async def rename(self, person: str, nickname: str, alike: Callable[[str], bool] = lambda _: False) -> None:
        """Set a new nickname; LooksAlike if somebody at one of their tables has one that looks like it."""
        async with self.database.writing() as connection:
            for match in await open_matches(connection, person):
                await check_unlike(connection, match, person, alike)
            await connection.execute(
                update(tables.people).where(tables.people.c.id == person).values(nickname=nickname)
            )

    async def reach(self, person: str, webhook: str | None) -> None:
        """Set where this person is notified of their turn."""
        await self._change(person, webhook=webhook)

    async def _change(self, person: str, **values: str | None) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(tables.people).where(tables.people.c.id == person).values(**values))

    async def forget_unused(self, before: int, most: int) -> int:
        """Forget people who came before that time and left no trace: they never sat or hosted, were never invited,
        chatted or kept anything. So many at a time; returns how many."""
        people, chat = tables.people, tables.chat
        unused = [~exists().where(column == people.c.id) for column in TRACES]
        # Lines of a chat have no index by person, so each of these lists is made once for all people.
        silent = [people.c.id.not_in(select(who).where(who.is_not(None))) for who in (chat.c.person, chat.c.to_person)]
        wanted = select(people.c.id).where(people.c.created < before, *unused, *silent).limit(most)
        async with self.database.writing() as connection:
            return (await connection.execute(delete(people).where(people.c.id.in_(wanted)))).rowcount

    async def secret(self) -> str:
        """Created once per database, by the first to ask."""
        wanted = select(tables.settings.c.value).where(tables.settings.c.name == "secret")
        async with self.database.reading() as connection:
            known = (await connection.execute(wanted)).scalar_one_or_none()
        if known is not None:
            return str(known)
        made = {"name": "secret", "value": secrets.token_hex(32)}
        async with self.database.writing() as connection:
            await connection.execute(self.database.insert(tables.settings).on_conflict_do_nothing(), made)
            return str((await connection.execute(wanted)).scalar_one())
