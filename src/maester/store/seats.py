"""Seats and invitations. If two people reach for one seat, the database decides."""

import secrets
from collections.abc import Callable, Sequence
from random import SystemRandom

from msgspec.structs import replace
from sqlalchemy import case, delete, exists, null, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from maester.store import places, tables
from maester.store.database import Database
from maester.store.notices import announce
from maester.store.rows import InvitationRow, SeatRow, milliseconds

SEAT = tuple(name for name in SeatRow.__struct_fields__ if name != "nickname")
INVITATION = tuple(tables.invitations.c[name] for name in InvitationRow.__struct_fields__)


Judge = Callable[[places.Rows], None]
"""Raises an error if the people who would then sit at a table could not play together."""


def nobody_minds(rows: places.Rows) -> None:
    pass


class LooksAlike(Exception):
    """Somebody at the table has a nickname that looks like this one."""

    def __init__(self, nickname: str) -> None:
        super().__init__(nickname)
        self.nickname = nickname


class Seats:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def take(
        self,
        match: str,
        person: str,
        seat: str | None,
        invitation: str | None = None,
        alike: Callable[[str], bool] = lambda _: False,
        brings: str | None = None,
        judge: Judge = nobody_minds,
    ) -> str | None:
        """Sit down in a seat, or in any open one; the seat, or None if there was none. The last one starts the match.

        People who leave their seat to the draw give way to somebody who wants that seat. An invitation for one person
        is used up by sitting down with it. Any invitation is also good for a seat kept for somebody else. `alike` says
        whether a nickname looks like this person's: two such people cannot sit at one table.
        """
        async with self.database.writing() as connection:
            if invitation is not None and not await use(connection, invitation, match, person):
                return None
            before, shuffled = await waiting(connection, match)
            after = places.sat_down(before, SeatRow("", person, brings=brings), seat, shuffled, invitation is not None)
            if after is None:
                await connection.rollback()
                return None
            judge(after)
            await seat_all(connection, match, before, after)
            await check_unlike(connection, match, person, alike)
            await start_if_full(connection, match, milliseconds())
            await self._tell(connection, match)
        return seat or next(row.seat for row, was in zip(after, before, strict=True) if row != was)

    async def come(self, match: str, person: str, alike: Callable[[str], bool]) -> None:
        """Sit down in the seats kept for this person, if any. The last person starts the match."""
        async with self.database.writing() as connection:
            before, _ = await waiting(connection, match)
            after = places.came(before, person)
            if after == before:
                return
            await seat_all(connection, match, before, after)
            await check_unlike(connection, match, person, alike)
            await start_if_full(connection, match, milliseconds())
            await self._tell(connection, match)

    async def choose(self, match: str, person: str, seat: str, wanted: str | None) -> bool:
        """Swap one's seat for another before the match starts, or leave it to the draw; whether that was possible."""
        async with self.database.writing() as connection:
            before, shuffled = await waiting(connection, match)
            mine = places.at(before, seat)
            after = None
            if mine is not None and mine.person == person:
                after = places.chosen(before, seat, wanted, shuffled)
            if after is None:
                return False
            await seat_all(connection, match, before, after)
            await self._tell(connection, match)
        return True

    async def bring(self, match: str, seat: str, person: str | None, brings: str, judge: Judge = nobody_minds) -> bool:
        """Change what a seat of a waiting match brings: one's own or, if person is None, a bot's. Whether it worked."""
        async with self.database.writing() as connection:
            before, _ = await waiting(connection, match)
            row = places.at(before, seat)
            if row is None or row.open or row.person != person:
                return False
            after = places.put(before, seat, replace(row, brings=brings))
            judge(after)
            await seat_all(connection, match, before, after)
            await self._tell(connection, match)
        return True

    async def fill(
        self, match: str, seat: str, bot: str | None, brings: str | None = None, judge: Judge = nobody_minds
    ) -> bool:
        """Give a bot an open seat in a waiting match, or open a bot's seat again; whether that was possible."""
        async with self.database.writing() as connection:
            before, _ = await waiting(connection, match)
            row = places.at(before, seat)
            if row is None or row.person is not None or row.open != (bot is not None):
                return False
            after = places.put(before, seat, SeatRow(seat, bot=bot, brings=brings))
            judge(after)
            await seat_all(connection, match, before, after)
            await start_if_full(connection, match, milliseconds())
            await self._tell(connection, match)
        return True

    async def leave(self, match: str, person: str) -> None:
        """Give up all one's seats in a waiting match. If the host leaves, the next person becomes host."""
        seats, matches = tables.seats, tables.matches
        async with self.database.writing() as connection:
            await lock(connection, match)
            hosted = select(matches.c.host).where(matches.c.id == match, matches.c.status == "waiting")
            found = (await connection.execute(hosted)).first()
            if found is None:
                return
            mine = update(seats).where(seats.c.match == match, seats.c.person == person)
            await connection.execute(mine.values(person=None, chosen=False, kept_for=None, brings=None))
            if found.host == person:
                others = select(seats.c.person).where(seats.c.match == match, seats.c.person.is_not(None))
                heir = (await connection.execute(others.order_by(seats.c.position))).scalars().first()
                which = matches.c.id == match
                if heir is None:
                    await connection.execute(delete(matches).where(which))
                else:
                    await connection.execute(update(matches).where(which).values(host=heir))
            await self._tell(connection, match)

    async def hand_over(self, match: str, seat: str, bot: str | None) -> None:
        """Let a bot play a person's seat, or give it back to its owner."""
        which = (tables.seats.c.match == match, tables.seats.c.seat == seat)
        async with self.database.writing() as connection:
            await connection.execute(update(tables.seats).where(*which).values(bot=bot))
            await self._tell(connection, match)

    async def keep_private(self, match: str, seat: str, **changes: str | int | None) -> None:
        """Note when the game should wait for the holder of a seat. Other processes are not told, because the people
        there would see that something has changed."""
        which = (tables.seats.c.match == match, tables.seats.c.seat == seat)
        async with self.database.writing() as connection:
            await connection.execute(update(tables.seats).where(*which).values(**changes))

    async def tell(self, match: str, seat: str, asked: int) -> bool:
        """Whether the owner of a seat still has to be notified of a question. Only the first caller gets True."""
        seats = tables.seats
        untold = or_(seats.c.told.is_(None), seats.c.told < asked)
        first = update(seats).where(seats.c.match == match, seats.c.seat == seat, untold).values(told=asked)
        async with self.database.writing() as connection:
            return bool((await connection.execute(first)).rowcount)

    async def seats(self, match: str) -> tuple[SeatRow, ...]:
        async with self.database.reading() as connection:
            return tuple((await find_seats(connection, [match])).get(match, ()))

    async def invite(self, match: str, seat: str | None, group: bool = False) -> InvitationRow:
        row = InvitationRow(secrets.token_urlsafe(12), match, seat, group=group)
        values = {"token": row.token, "match": match, "seat": seat, "group": group, "created": milliseconds()}
        async with self.database.writing() as connection:
            await connection.execute(tables.invitations.insert(), values)
        return row

    async def invitation(self, token: str) -> InvitationRow | None:
        if "\0" in token:  # not valid in PostgreSQL text
            return None
        async with self.database.reading() as connection:
            found = (await connection.execute(select(*INVITATION).where(tables.invitations.c.token == token))).first()
        return None if found is None else InvitationRow(*found)

    async def invitations(self, match: str) -> list[InvitationRow]:
        wanted = select(*INVITATION).where(tables.invitations.c.match == match).order_by(tables.invitations.c.created)
        async with self.database.reading() as connection:
            return [InvitationRow(*row) for row in await connection.execute(wanted)]

    async def revoke(self, token: str) -> None:
        """Cancel an unused invitation."""
        which = (tables.invitations.c.token == token, tables.invitations.c.used_by.is_(None))
        async with self.database.writing() as connection:
            gone = delete(tables.invitations).where(*which).returning(tables.invitations.c.match)
            match = (await connection.execute(gone)).scalar_one_or_none()
            if match is not None and self.database.shared:
                await announce(connection, [f"{match}:invitations"])

    async def _tell(self, connection: AsyncConnection, match: str) -> None:
        if self.database.shared:
            await announce(connection, [f"{match}:seats"])


async def lock(connection: AsyncConnection, match: str) -> None:
    """Make others who want to change the seating wait until this transaction is over."""
    await connection.execute(select(tables.matches.c.id).where(tables.matches.c.id == match).with_for_update())


async def use(connection: AsyncConnection, token: str, match: str, person: str) -> bool:
    """Whether this invitation is good for one more person. Unless it is for a group, it is used up."""
    invitations = tables.invitations
    which = (invitations.c.token == token, invitations.c.match == match, invitations.c.used_by.is_(None))
    user = case((invitations.c.group, null()), else_=person)
    return bool((await connection.execute(update(invitations).where(*which).values(used_by=user))).rowcount)


async def waiting(connection: AsyncConnection, match: str) -> tuple[places.Rows, bool]:
    """Who sits where in a waiting match, and whether seats are drawn. No rows if it is not waiting."""
    await lock(connection, match)
    matches = tables.matches
    wanted = select(matches.c.shuffled).where(matches.c.id == match, matches.c.status == "waiting")
    found = (await connection.execute(wanted)).first()
    if found is None:
        return (), False
    return tuple((await find_seats(connection, [match])).get(match, ())), bool(found.shuffled)


async def seat_all(connection: AsyncConnection, match: str, before: places.Rows, after: places.Rows) -> None:
    """Write the seating, where it has changed."""
    seats = tables.seats
    for was, row in zip(before, after, strict=True):
        if row != was:
            place = (seats.c.match == match, seats.c.seat == row.seat)
            values = {name: getattr(row, name) for name in SEAT if name != "seat"}
            await connection.execute(update(seats).where(*place).values(**values))


async def open_matches(connection: AsyncConnection, person: str) -> list[str]:
    """The unfinished matches a person sits at, always in the same order."""
    matches, seats = tables.matches, tables.seats
    mine = exists().where(seats.c.match == matches.c.id, seats.c.person == person)
    going = matches.c.status.in_(("waiting", "running", "paused"))
    wanted = select(matches.c.id).where(going, mine).order_by(matches.c.id)
    return list((await connection.execute(wanted)).scalars())


async def check_unlike(connection: AsyncConnection, match: str, person: str, alike: Callable[[str], bool]) -> None:
    """LooksAlike if somebody else at this table has a nickname that could be mistaken for this one."""
    await lock(connection, match)
    for row in (await find_seats(connection, [match])).get(match, []):
        if row.person not in (None, person) and alike(row.nickname or ""):
            raise LooksAlike(row.nickname or "")


async def start_if_full(connection: AsyncConnection, match: str, now: int) -> bool:
    """Start a match whose seats are all taken; people who have not chosen a seat are drawn one, if that was agreed."""
    rows = (await find_seats(connection, [match])).get(match, [])
    if not rows or any(row.open for row in rows):
        return False
    matches = tables.matches
    which = (matches.c.id == match, matches.c.status == "waiting")
    # Due at once: the process that runs matches finds out what it waits for.
    started = update(matches).where(*which).values(status="running", started=now, changed=now, due=now)
    if not (await connection.execute(started)).rowcount:
        return False
    shuffled = (await connection.execute(select(matches.c.shuffled).where(matches.c.id == match))).scalar_one()
    if shuffled:
        before = tuple(rows)
        await seat_all(connection, match, before, places.drawn(before, SystemRandom()))
    return True


async def find_seats(connection: AsyncConnection, matches: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of each match, in the order of the game."""
    if not matches:
        return {}
    seats, people = tables.seats, tables.people
    wanted = (
        select(*(seats.c[name] for name in ("match", *SEAT)), people.c.nickname)
        .join(people, people.c.id == seats.c.person, isouter=True)
        .where(seats.c.match.in_(matches))
        .order_by(seats.c.match, seats.c.position)
    )
    found: dict[str, list[SeatRow]] = {}
    for row in await connection.execute(wanted):
        found.setdefault(row.match, []).append(SeatRow(**{name: getattr(row, name) for name in (*SEAT, "nickname")}))
    return found
