"""Matches: listed, made, looked at."""

from typing import Annotated, Any, Literal

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from maester import games
from maester.server.guards.access import Access, AnyRequest, access_of
from maester.server.guards.allowance import allow
from maester.server.guards.costs import LISTED, LOADED, costs
from maester.server.guards.limits import NEW_MATCH
from maester.server.guards.refused import NotAllowed
from maester.server.matches.bringing import brought, lists_seen
from maester.server.matches.info import match_info
from maester.server.matches.live import LiveMatch
from maester.server.matches.making import new_match
from maester.server.messages import MatchInfo, MatchList, NewMatch

AT_ONCE = 20
# Skipping rows costs as much as reading them.
Offset = Annotated[int, QueryParameter(ge=0, le=10_000)]


@get("/api/matches", opt=costs(LISTED))
async def list_matches(
    request: AnyRequest, show: FromQuery[Literal["open", "mine", "running", "over"]] = "open", offset: Offset = 0
) -> MatchList:
    """Matches to join, one's own (one's turn first), to watch, or to look back on."""
    access = access_of(request)
    me = await access.signed(request)
    if show == "mine" and me is None:
        return MatchList((), False)
    rows = await access.store.matches.shown(show, me, offset, AT_ONCE + 1)
    infos = []
    for row in rows[:AT_ONCE]:
        live = access.registry.live.get(row.id)
        infos.append(match_info(row, me) if live is None else live.audience.info(me))
    return MatchList(tuple(infos), len(rows) > AT_ONCE)


@post("/api/matches", opt=costs(LOADED))
async def make_match(request: AnyRequest, data: JSONBody[NewMatch]) -> MatchInfo:
    """Make a match; it starts as soon as every seat is taken."""
    access = access_of(request)
    me = await access.me(request)
    access.limits.spend(me.id, NEW_MATCH)
    await allow(access, me.id, data.seats)
    row = new_match(data, me.id, await all_brought(access, me.id, data))
    return await opened(access, await access.store.matches.add(row), me.id)


@get("/api/matches/{match:str}", opt=costs(LOADED))
async def look_at_match(
    request: AnyRequest, match: FromPath[str], invitation: FromQuery[str | None] = None
) -> MatchInfo:
    """A match; a private one only for its players and people with an invitation."""
    access = access_of(request)
    live, me = await find(access, match), await access.signed(request)
    if not await access.registry.may_look(live.row, me, invitation):
        raise NotAllowed("match-is-private", 403)
    return live.audience.info(me)


async def all_brought(access: Access, me: str, wanted: NewMatch) -> list[str | None]:
    """What each planned seat brings; people still to come bring theirs when they sit down."""
    if wanted.game not in games.NAMES:
        return []
    game = games.game(wanted.game)
    return [
        None if plan.kind == "open" and plan.brings is None else await brought(access.store, me, game, plan.brings)
        for plan in wanted.seats
    ]


@get("/api/matches/{match:str}/brought", opt=costs(LOADED))
async def look_at_brought(request: AnyRequest, match: FromPath[str], invitation: FromQuery[str | None] = None) -> Any:
    """What was brought to a match, seat by seat, as far as I may know."""
    access = access_of(request)
    live, me = await find(access, match), await access.signed(request)
    if not await access.registry.may_look(live.row, me, invitation):
        raise NotAllowed("match-is-private", 403)
    info = live.audience.info(me)
    return lists_seen(live.row, info.my_seats, info.status == "over")


async def opened(access: Access, row: Any, me: str) -> MatchInfo:
    """A match that was just made: load it, and tell the lobby."""
    live = await find(access, row.id)
    access.registry.lobby.changed()
    live.inbox.post(live.attend)
    if live.course is not None:
        access.registry.webhooks.your_turn(live, live.course, me)
    return live.audience.info(me)


async def find(access: Access, match: str) -> LiveMatch:
    live = await access.registry.find(match)
    if live is None:
        raise NotAllowed("no-such-match", 404)
    return live


ROUTES = [list_matches, make_match, look_at_match, look_at_brought]
