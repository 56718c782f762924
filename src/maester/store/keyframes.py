"""Keyframes: for each match one position to go on from. Nothing is lost with them but time."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, select

from maester.store import tables
from maester.store.database import Database


class KeyframeRow(Struct, frozen=True):
    match: str
    sequence: int
    """How many entries of the log it stands for."""
    data: bytes


class Keyframes:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, rows: Sequence[KeyframeRow]) -> None:
        """Keep these, together, unless there are later ones."""
        insert = self.database.insert(tables.keyframes)
        newer = insert.on_conflict_do_update(
            index_elements=["match"],
            set_={"sequence": insert.excluded.sequence, "data": insert.excluded.data},
            where=tables.keyframes.c.sequence < insert.excluded.sequence,
        )
        async with self.database.writing() as connection:
            await connection.execute(newer, [asdict(row) for row in rows])

    async def find(self, match: str) -> KeyframeRow | None:
        wanted = select(tables.keyframes).where(tables.keyframes.c.match == match)
        async with self.database.reading() as connection:
            found = (await connection.execute(wanted)).first()
        return None if found is None else KeyframeRow(*found)

    async def drop(self, match: str, sequence: int) -> None:
        """One that is of no use."""
        which = (tables.keyframes.c.match == match, tables.keyframes.c.sequence == sequence)
        async with self.database.writing() as connection:
            await connection.execute(delete(tables.keyframes).where(*which))
