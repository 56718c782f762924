"""What was said at a match."""

from sqlalchemy import or_, select
from sqlalchemy.sql import ColumnElement

from maester.store import tables
from maester.store.database import Database
from maester.store.notices import announce
from maester.store.rows import ChatRow

SAID = tuple(tables.chat.c[name] for name in ChatRow.__struct_fields__)
MOST_LINES = 200


class Chat:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def say(self, line: ChatRow) -> ChatRow:
        values = {name: getattr(line, name) for name in ChatRow.__struct_fields__ if name != "id"}
        async with self.database.writing() as connection:
            said = await connection.execute(tables.chat.insert().returning(tables.chat.c.id), values)
            number = int(said.scalar_one())
            if self.database.shared:
                await announce(connection, [f"{line.match}:chat"])
        return ChatRow(**{**values, "id": number})

    async def lines(self, match: str, person: str | None, after: int = 0) -> list[ChatRow]:
        """The last lines that this person may read: those to the table, and private ones from or to them."""
        mine: ColumnElement[bool] = tables.chat.c.to_seat.is_(None)
        if person is not None:
            mine = or_(mine, tables.chat.c.person == person, tables.chat.c.to_person == person)
        return await self._lines(match, after, mine)

    async def all_lines(self, match: str, after: int) -> list[ChatRow]:
        """Every line, for the server to distribute."""
        return await self._lines(match, after, tables.chat.c.id > after)

    async def _lines(self, match: str, after: int, which: ColumnElement[bool]) -> list[ChatRow]:
        wanted = select(*SAID).where(tables.chat.c.match == match, tables.chat.c.id > after, which)
        wanted = wanted.order_by(tables.chat.c.id.desc()).limit(MOST_LINES)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [ChatRow(**row._mapping) for row in reversed(rows)]
