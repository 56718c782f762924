"""Matches: listed, made, looked at."""

from typing import Annotated, Any, Literal

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from maester import games
from maester.server.allowance import allow
from maester.server.bringing import brought, lists_seen
from maester.server.costs import LISTED, LOADED, costs
from maester.server.door import Door, door
from maester.server.info import match_info
from maester.server.limits import NEW_MATCH
from maester.server.live import LiveMatch
from maester.server.making import new_match
from maester.server.messages import MatchInfo, MatchList, NewMatch
from maester.server.refused import NotAllowed

Asked = Request[Any, Any, Any]

AT_ONCE = 20
# To skip rows costs as much as to read them.
Offset = Annotated[int, QueryParameter(ge=0, le=10_000)]


@get("/api/matches", opt=costs(LISTED))
async def list_matches(
    request: Asked, show: FromQuery[Literal["open", "mine", "running", "over"]] = "open", offset: Offset = 0
) -> MatchList:
    """Matches to join, one's own (those that wait for one first), to watch, or to look back on."""
    at_door = door(request)
    me = await at_door.signed(request)
    if show == "mine" and me is None:
        return MatchList((), False)
    rows = await at_door.store.matches.shown(show, me, offset, AT_ONCE + 1)
    infos = []
    for row in rows[:AT_ONCE]:
        live = at_door.hall.live.get(row.id)
        infos.append(match_info(row, me) if live is None else live.info(me))
    return MatchList(tuple(infos), len(rows) > AT_ONCE)


@post("/api/matches", opt=costs(LOADED))
async def make_match(request: Asked, data: JSONBody[NewMatch]) -> MatchInfo:
    """Make a match; it starts as soon as every seat is taken."""
    at_door = door(request)
    me = await at_door.me(request)
    at_door.limits.spend(me.id, NEW_MATCH)
    await allow(at_door, me.id, data.seats)
    row = new_match(data, me.id, await all_brought(at_door, me.id, data))
    return await opened(at_door, await at_door.store.matches.add(row), me.id)


@get("/api/matches/{match:str}", opt=costs(LOADED))
async def look_at_match(request: Asked, match: FromPath[str], invitation: FromQuery[str | None] = None) -> MatchInfo:
    """A match; a private one for its players, and for whoever holds an invitation."""
    at_door = door(request)
    live, me = await find(at_door, match), await at_door.signed(request)
    if not await at_door.hall.may_look(live.row, me, invitation):
        raise NotAllowed("match-is-private", 403)
    return live.info(me)


async def all_brought(at_door: Door, me: str, wanted: NewMatch) -> list[str | None]:
    """What each planned seat brings; who is to come brings it when sitting down."""
    if wanted.game not in games.NAMES:
        return []
    game = games.game(wanted.game)
    return [
        None if plan.kind == "open" and plan.brings is None else await brought(at_door.store, me, game, plan.brings)
        for plan in wanted.seats
    ]


@get("/api/matches/{match:str}/brought", opt=costs(LOADED))
async def look_at_brought(request: Asked, match: FromPath[str], invitation: FromQuery[str | None] = None) -> Any:
    """What was brought to a match, seat by seat, as far as I may know."""
    at_door = door(request)
    live, me = await find(at_door, match), await at_door.signed(request)
    if not await at_door.hall.may_look(live.row, me, invitation):
        raise NotAllowed("match-is-private", 403)
    info = live.info(me)
    return lists_seen(live.row, info.my_seats, info.status == "over")


async def opened(at_door: Door, row: Any, me: str) -> MatchInfo:
    """A match that was just made: let it live, and tell the lobby."""
    live = await find(at_door, row.id)
    at_door.hall.lobby.changed()
    live.post(live.attend)
    if live.course is not None:
        at_door.hall.webhooks.your_turn(live, live.course, me)
    return live.info(me)


async def find(at_door: Door, match: str) -> LiveMatch:
    live = await at_door.hall.find(match)
    if live is None:
        raise NotAllowed("no-such-match", 404)
    return live


ROUTES = [list_matches, make_match, look_at_match, look_at_brought]
