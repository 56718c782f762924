"""Matches: created, found, listed, started, continued."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import asdict, replace
from sqlalchemy import ColumnElement, Select, and_, case, delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from maester.store import tables
from maester.store.database import Database
from maester.store.entries import COLUMNS as ENTRY
from maester.store.entries import Entry
from maester.store.notices import announce
from maester.store.rows import MatchRow, Summary, milliseconds
from maester.store.seats import SEAT, find_seats, start_if_full

Show = Literal["open", "mine", "running", "over"]

NOT_COLUMNS = ("seats", "host_nickname")
COLUMNS = tuple(name for name in MatchRow.__struct_fields__ if name not in NOT_COLUMNS)
GOES_ON = ("running", "paused")
ENDED = ("over", "stranded", "broken")

FIRST_OF_EACH = 2
"""How many matches of one host are listed among the first."""
MOST_IN_TURNS = 1_000
"""How many of the latest matches are ordered like that."""


class Hosted(Struct, frozen=True):
    """How many matches one person hosts: waiting for players, running, and running with only bots."""

    waiting: int
    going_on: int
    of_bots: int


def token() -> str:
    """A name nobody can guess."""
    return secrets.token_urlsafe(12)


class Matches:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, match: MatchRow, log: Sequence[Entry] = ()) -> MatchRow | None:
        """Create a match with its seats; it starts at once if all are taken. `log` is the log it continues from."""
        async with self.database.writing() as connection:
            return await self._add(connection, match, log)

    async def add_rematch(self, of: str, match: MatchRow) -> MatchRow | None:
        """Create the rematch of another match, or find it if it exists already."""
        async with self.database.writing() as connection:
            mark = update(tables.matches).where(tables.matches.c.id == of, tables.matches.c.rematch.is_(None))
            if (await connection.execute(mark.values(rematch=match.id))).rowcount:
                return await self._add(connection, match, ())
            made = select(tables.matches.c.rematch).where(tables.matches.c.id == of)
            return await self._find(connection, str((await connection.execute(made)).scalar_one()))

    async def find(self, match: str) -> MatchRow | None:
        if "\0" in match:  # not valid in PostgreSQL text
            return None
        async with self.database.reading() as connection:
            return await self._find(connection, match)

    async def shown(self, show: Show, person: str | None, offset: int, count: int) -> list[MatchRow]:
        """Matches to join, one's own, to watch, or finished; one's own turn first, then the latest.

        In public lists, a few matches of each host come first, so that nobody fills a page alone.
        """
        wanted = listed(show, person)
        if show in ("open", "running"):
            wanted = in_turns(wanted)
        async with self.database.reading() as connection:
            return await self._fill(connection, wanted.offset(offset).limit(count))

    async def due(self, before: int, count: int) -> list[str]:
        """Matches that needed attention before that time."""
        wanted = select(tables.matches.c.id).where(tables.matches.c.due < before, tables.matches.c.status == "running")
        async with self.database.reading() as connection:
            return [row.id for row in await connection.execute(wanted.order_by(tables.matches.c.due).limit(count))]

    async def stand(self, match: str, sequence: int, summary: Summary) -> None:
        """Record the state of a match at this entry, unless it has moved on since."""
        which = (tables.matches.c.id == match, tables.matches.c.sequence == sequence)
        async with self.database.writing() as connection:
            await connection.execute(update(tables.matches).where(*which).values(**asdict(summary)))

    async def hosted(self, person: str) -> "Hosted":
        """How many unfinished matches somebody hosts."""
        matches, seats = tables.matches, tables.seats
        played = exists().where(seats.c.match == matches.c.id, seats.c.bot.is_(None))
        goes_on = matches.c.status.in_(GOES_ON)
        wanted = select(
            func.count().filter(matches.c.status == "waiting"),
            func.count().filter(goes_on),
            func.count().filter(and_(goes_on, ~played)),
        ).where(matches.c.host == person, matches.c.status.in_(("waiting", *GOES_ON)))
        async with self.database.reading() as connection:
            return Hosted(*(await connection.execute(wanted)).one())

    async def follow_rules(self, rules: Mapping[str, range]) -> None:
        """Rules have new numbers, the last of those that read each other's answers. Matches of these go on under it;
        those that run under older ones cannot; waiting ones use the new."""
        matches = tables.matches
        async with self.database.writing() as connection:
            for game, numbers in rules.items():
                number = numbers[-1]
                read = (matches.c.game == game, matches.c.rules >= numbers[0], matches.c.rules < number)
                await connection.execute(update(matches).where(*read).values(rules=number))
                other = (matches.c.game == game, matches.c.rules != number)
                begun = or_(matches.c.status.in_(GOES_ON), and_(matches.c.status == "waiting", matches.c.sequence > 0))
                stranded = update(matches).where(*other, begun)
                await connection.execute(stranded.values(status="stranded", waiting="", due=None))
                await connection.execute(
                    update(matches).where(*other, matches.c.status == "waiting").values(rules=number)
                )

    async def remove(self, match: str) -> None:
        """Delete a match that never started."""
        async with self.database.writing() as connection:
            await connection.execute(
                delete(tables.matches).where(tables.matches.c.id == match, tables.matches.c.status == "waiting")
            )
            if self.database.shared:
                await announce(connection, [f"{match}:seats"])

    async def _add(self, connection: AsyncConnection, match: MatchRow, log: Sequence[Entry]) -> MatchRow | None:
        values = {name: value for name, value in asdict(match).items() if name in COLUMNS}
        await connection.execute(tables.matches.insert(), values)
        await connection.execute(
            tables.seats.insert(),
            [
                {"match": match.id, "position": n, **{name: getattr(each, name) for name in SEAT}}
                for n, each in enumerate(match.seats)
            ],
        )
        if log:
            await connection.execute(tables.log.insert(), [dict(zip(ENTRY, entry.row, strict=True)) for entry in log])
        await start_if_full(connection, match.id, milliseconds())
        return await self._find(connection, match.id)

    async def _find(self, connection: AsyncConnection, match: str) -> MatchRow | None:
        found = await self._fill(connection, select_matches().where(tables.matches.c.id == match))
        return found[0] if found else None

    async def _fill(self, connection: AsyncConnection, wanted: Select[tuple[object, ...]]) -> list[MatchRow]:
        found = [MatchRow(**row._mapping) for row in await connection.execute(wanted)]
        seats = await find_seats(connection, [match.id for match in found])
        return [replace(match, seats=tuple(seats.get(match.id, ()))) for match in found]


def select_matches() -> Select[tuple[object, ...]]:
    hosts = tables.people.alias("hosts")
    columns = [tables.matches.c[name] for name in COLUMNS]
    return select(*columns, hosts.c.nickname.label("host_nickname")).join(hosts, hosts.c.id == tables.matches.c.host)


def listed(show: Show, person: str | None) -> Select[tuple[object, ...]]:
    matches, seats = tables.matches, tables.seats
    # Found first, and not looked for in every match there is.
    taken = select(seats.c.match).where(seats.c.person == person)
    wanted = select_matches()
    match show:
        case "open":
            wanted = wanted.where(matches.c.status == "waiting", matches.c.private.is_(False))
        case "mine":
            made = select(matches.c.id).where(matches.c.status == "waiting", matches.c.host == person)
            wanted = wanted.where(matches.c.id.in_(taken.union(made)))
        case "running":
            wanted = wanted.where(matches.c.status.in_(GOES_ON), matches.c.private.is_(False))
        case "over":
            open_to_me = or_(matches.c.private.is_(False), matches.c.id.in_(taken))
            wanted = wanted.where(matches.c.status == "over", open_to_me)
    if show == "mine":
        wanted = wanted.order_by(my_turn(person).desc(), matches.c.status.in_(ENDED).asc())
    return wanted.order_by(matches.c.changed.desc(), matches.c.id)


def in_turns(wanted: Select[tuple[object, ...]]) -> Select[tuple[object, ...]]:
    """The latest matches of a list, with the first few of every host at the front."""
    latest = wanted.limit(MOST_IN_TURNS).subquery()
    nth = func.row_number().over(partition_by=latest.c.host, order_by=(latest.c.changed.desc(), latest.c.id))
    numbered = select(latest, nth.label("nth")).subquery()
    columns = [column for column in numbered.c if column.name != "nth"]
    first = case((numbered.c.nth <= FIRST_OF_EACH, 0), else_=1)
    return select(*columns).order_by(first, numbered.c.changed.desc(), numbered.c.id)


def my_turn(person: str | None) -> ColumnElement[int]:
    """1 if this person's answer is awaited, else 0."""
    matches, seats = tables.matches, tables.seats
    # The name of one seat may be a prefix of another's, hence the spaces.
    awaited = (" " + matches.c.waiting + " ").contains(" " + seats.c.seat + " ")
    mine = exists().where(seats.c.match == matches.c.id, seats.c.person == person, seats.c.bot.is_(None), awaited)
    return case((and_(matches.c.status == "running", mine), 1), else_=0)
