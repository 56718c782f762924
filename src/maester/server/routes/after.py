"""What comes after a match: its record, its replay, the next match, and going on from one of its positions."""

from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from maester.kernel.record import record_of, write_record
from maester.server.allowance import allow, plans_of
from maester.server.costs import COMPUTED, LOADED, costs
from maester.server.course import Course
from maester.server.door import Door, door
from maester.server.limits import NEW_MATCH
from maester.server.live import LiveMatch
from maester.server.making import continued, rematch
from maester.server.messages import ContinueFrom, MatchInfo, Replay
from maester.server.refused import NotAllowed
from maester.server.routes.matches import find, opened

Asked = Request[Any, Any, Any]


@get("/api/matches/{match:str}/record", media_type=MediaType.TEXT, opt=costs(COMPUTED))
async def record(request: Asked, match: FromPath[str]) -> str:
    """The whole match as a small text that `maester replay` verifies."""
    at_door = door(request)
    _, course = await finished(at_door, match)
    return await at_door.hall.leisure(lambda: write_record(record_of(course.table)))


@get("/api/matches/{match:str}/replay", opt=costs(COMPUTED))
async def replay(request: Asked, match: FromPath[str], seat: FromQuery[str] = "none") -> Response[Replay]:
    """Every step of a finished match, from one seat, as a spectator (none), or with all hands open (all)."""
    at_door = door(request)
    live, course = await finished(at_door, match)
    seats = course.table.state.seats
    if seat not in ("all", "none", *seats):
        raise NotAllowed("no-such-seat", 404, seat=seat)
    asker = at_door.payer(request) or at_door.address(request)
    written = await at_door.hall.replays(live.info(at_door.signed(request)), course, seat, asker)
    # It is written already: Litestar passes on what is bytes.
    return Response(written, media_type=MediaType.JSON)  # type: ignore[arg-type]


@post("/api/matches/{match:str}/rematch", status_code=200, opt=costs(LOADED))
async def play_again(request: Asked, match: FromPath[str]) -> MatchInfo:
    """The same people once more, in other seats. Whoever asks first makes the match; the others find it."""
    at_door = door(request)
    me = await at_door.me(request)
    at_door.limits.spend(me.id, NEW_MATCH)
    live, _ = await finished(at_door, match)
    if not live.seats_of(me.id):
        raise NotAllowed("only-players", 403)
    await allow(at_door, me.id, plans_of(live.row))
    row = await at_door.store.matches.add_rematch(match, rematch(live.row, me.id))
    await live.ask(live.refresh)
    return await opened(at_door, row, me.id)


@post("/api/matches/{match:str}/continue", opt=costs(COMPUTED))
async def go_on_from(request: Asked, match: FromPath[str], data: JSONBody[ContinueFrom]) -> MatchInfo:
    """A new match from any position of a finished one."""
    at_door = door(request)
    me = await at_door.me(request)
    at_door.limits.spend(me.id, NEW_MATCH)
    live, course = await finished(at_door, match)
    await allow(at_door, me.id, data.seats)
    row, log = await at_door.hall.leisure(continued, live.row, course.log, data, me.id)
    return await opened(at_door, await at_door.store.matches.add(row, log), me.id)


async def finished(at_door: Door, match: str) -> tuple[LiveMatch, Course]:
    live = await find(at_door, match)
    if live.course is None or not live.course.table.over:
        raise NotAllowed("match-goes-on" if live.row.status != "broken" else "match-is-broken")
    return live, live.course


ROUTES = [record, replay, play_again, go_on_from]
