"""For attacks: what a server holds, before and after."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import select

from maester.kernel.record import record_of, write_record
from maester.store import tables
from tests.server.kit import Chair, Guest, Served

KEPT = (tables.people, tables.matches, tables.seats, tables.invitations, tables.log, tables.chat)


async def everything(server: Served) -> dict[str, Any]:
    """Every row of the store, and every live table."""
    held: dict[str, Any] = {}
    async with server.registry.store.database.reading() as connection:
        for table in KEPT:
            held[table.name] = sorted(map(repr, await connection.execute(select(table))))
    for name, live in server.registry.live.items():
        if live.course is not None:
            held[name] = live.course.sequence, write_record(record_of(live.course.table)), live.course.away
    return held


@asynccontextmanager
async def nothing_changes(server: Served) -> AsyncIterator[None]:
    for live in list(server.registry.live.values()):
        await live.inbox.ask(live.attend)  # what had to happen anyway has happened
    before = await everything(server)
    yield
    assert await everything(server) == before


async def refused(guest: Guest, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, str]:
    """The status and the reason with which a request is refused. There is always a sentence to read."""
    answered = await guest.client.request(method, path, json=body, **more)
    problem = answered.json()
    assert answered.status_code >= 400, answered.text
    assert problem["status_code"] == answered.status_code
    assert problem["detail"].strip()
    return answered.status_code, problem["why"]


async def not_done(chair: Chair, kind: str, **fields: Any) -> str:
    """The reason with which a message is refused."""
    await chair.say(kind, **fields)
    problem = (await chair.hear("NotDone", "Taken", "Said"))["refused"]
    assert problem["sentence"].strip()
    return str(problem["why"])
