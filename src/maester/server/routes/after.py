"""What comes after a match: its record, its replay, a rematch, and continuing from one of its positions."""

import logging
from functools import partial
from typing import Any

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.json import decode
from msgspec.structs import replace

from maester.kernel.record import UnreadableRecord, record_of, write_record
from maester.server.guards.access import Access, AnyRequest, access_of
from maester.server.guards.alike import alike
from maester.server.guards.allowance import allow, plans_of
from maester.server.guards.costs import COMPUTED, LOADED, costs
from maester.server.guards.limits import NEW_MATCH
from maester.server.guards.refused import NotAllowed
from maester.server.matches.course import Course
from maester.server.matches.live import LiveMatch
from maester.server.matches.making import continued, rematch
from maester.server.matches.old_rules import answers_that_count, record_without_rules
from maester.server.messages import ContinueFrom, Frame, MatchInfo, Replay
from maester.server.routes.matches import find, opened
from maester.store import Entry, MatchRow, PersonRow

logger = logging.getLogger(__name__)


@get("/api/matches/{match:str}/record", media_type=MediaType.TEXT, opt=costs(COMPUTED))
async def record(request: AnyRequest, match: FromPath[str]) -> str:
    """The whole match as a small text that `maester replay` verifies."""
    access = access_of(request)
    live, course = await ended(access, match)
    if course is not None:
        return await access.registry.leisure(lambda: write_record(record_of(course.table)))
    return write_record(record_without_rules(live.row, await access.store.log.since(match, 0)))


@get("/api/matches/{match:str}/replay", opt=costs(COMPUTED))
async def replay(request: AnyRequest, match: FromPath[str], seat: FromQuery[str] = "none") -> Response[Replay]:
    """Every step of a finished match, from one seat, as a spectator (none), or with all hands open (all)."""
    access = access_of(request)
    live, course = await ended(access, match)
    info = live.audience.info(await access.signed(request))
    if course is None:
        standing = None if live.row.standing is None else decode(live.row.standing)
        return Response(kept_only(info, standing, await access.store.log.since(match, 0)))
    seats = course.table.state.seats
    if seat not in ("all", "none", *seats):
        raise NotAllowed("no-such-seat", 404, seat=seat)
    asker = access.payer(request) or access.address(request)
    try:
        written = await access.registry.replays(info, course, seat, asker)
    except UnreadableRecord:
        # The rules play it otherwise by now, although their number says they do not: what was answered is still there.
        logger.exception("match %s cannot be replayed", match)
        standing = course.setup.game.standing(course.table.state)
        return Response(kept_only(replace(info, old_rules=True), standing, course.log))
    # It is written already: Litestar passes on what is bytes.
    return Response(written, media_type=MediaType.JSON)  # type: ignore[arg-type]


def kept_only(info: MatchInfo, standing: Any, log: list[Entry]) -> Replay:
    """Of a match whose rules are no longer known: what was answered, and how it ended."""
    answers = [
        Frame(sequence, what.seat, what.about, decode(what.answer), (), None)
        for sequence, what in answers_that_count(log)
    ]
    frames = (Frame(0, None, None, None, (), None), *answers)
    return Replay(info, frames, standing, {})


@post("/api/matches/{match:str}/rematch", status_code=200, opt=costs(LOADED))
async def play_again(request: AnyRequest, match: FromPath[str]) -> MatchInfo:
    """A rematch with the same people in different seats. The first to ask makes the match; the others sit down by
    asking. It starts when all have."""
    access = access_of(request)
    me = await access.me(request)
    access.limits.spend(me.id, NEW_MATCH)
    live, _ = await ended(access, match)
    if not live.seats_of(me.id):
        raise NotAllowed("only-players", 403)
    if live.row.rematch is None:
        await allow(access, me.id, plans_of(live.row, me.id))
    row = await access.store.matches.add_rematch(match, rematch(live.row, me.id))
    await live.inbox.ask(live.refresh)
    return await seated(access, row, me)


async def seated(access: Access, row: MatchRow | None, me: PersonRow) -> MatchInfo:
    """Sit down in a seat that is kept for me. The match starts when everybody has come."""
    if row is None:
        raise NotAllowed("no-such-match", 404)
    await access.store.seats.come(row.id, me.id, partial(alike, me.nickname))
    made = await find(access, row.id)
    await made.inbox.ask(made.refresh)
    return await opened(access, row, me.id)


@post("/api/matches/{match:str}/continue", opt=costs(COMPUTED))
async def go_on_from(request: AnyRequest, match: FromPath[str], data: JSONBody[ContinueFrom]) -> MatchInfo:
    """A new match from any position of a finished one."""
    access = access_of(request)
    me = await access.me(request)
    access.limits.spend(me.id, NEW_MATCH)
    live, course = await ended(access, match)
    if course is None:
        raise NotAllowed("old-rules")
    await allow(access, me.id, data.seats)
    row, log = await access.registry.leisure(continued, live.row, course.log, data, me.id)
    return await opened(access, await access.store.matches.add(row, log), me.id)


async def ended(access: Access, match: str) -> tuple[LiveMatch, Course | None]:
    """A match that has ended, one way or another, with its course if that can still be computed."""
    live = await find(access, match)
    return live, await live.inbox.ask(course_at_its_end, live)


async def course_at_its_end(live: LiveMatch) -> Course | None:
    """In its turn: an entry that is still being written may never be stored."""
    if live.course is None and live.row.status in ("over", "stranded", "broken"):
        return None
    if live.course is None or not live.course.table.over:
        raise NotAllowed("match-goes-on")
    return live.course


ROUTES = [record, replay, play_again, go_on_from]
