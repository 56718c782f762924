"""Sitting down, leaving, and letting a bot play."""

from functools import partial

from litestar import post
from litestar.params import FromPath, JSONBody

from maester import bots, games
from maester.server.guards.access import Access, AnyRequest, access_of
from maester.server.guards.alike import alike
from maester.server.guards.allowance import allow
from maester.server.guards.costs import LOADED, costs
from maester.server.guards.limits import WISH
from maester.server.guards.refused import NotAllowed
from maester.server.matches import stand_ins
from maester.server.matches.bringing import anything, brought, judge_of, known_to
from maester.server.matches.live import LiveMatch
from maester.server.messages import Bring, Brought, Choose, MatchInfo, SeatPlan, Sit, Substitute
from maester.server.routes.invitations import valid
from maester.server.routes.matches import find


@post("/api/matches/{match:str}/sit", status_code=200, opt=costs(LOADED))
async def sit(request: AnyRequest, match: FromPath[str], data: JSONBody[Sit]) -> MatchInfo:
    """Take a seat: a particular one, or any open one."""
    access = access_of(request)
    me = await access.me(request)
    live = await find(access, match)
    seat = data.seat
    if data.invitation is not None:
        invitation = await valid(access, data.invitation, match)
        seat = invitation.seat or seat
    elif live.row.private and me.id not in (live.row.host, *(each.kept_for for each in live.row.seats if each.open)):
        raise NotAllowed("match-is-private", 403)
    if live.row.status != "waiting":
        raise NotAllowed("match-has-started")
    if seat is not None and seat not in [each.seat for each in live.row.seats]:
        raise NotAllowed("no-such-seat", 404, seat=seat)
    look = partial(alike, me.nickname)
    brings = await to_bring(access, live, me.id, data.brings)
    judge = judge_of(live.row)
    if await access.store.seats.take(match, me.id, seat, data.invitation, look, brings, judge) is None:
        if data.invitation is not None:
            await valid(access, data.invitation, match)
        raise NotAllowed("no-seat-open" if seat is None else "seat-is-taken")
    await seats_changed(access, live)
    if live.course is not None:
        access.registry.webhooks.your_turn(live, live.course, me.id)
    return live.audience.info(me.id)


@post("/api/matches/{match:str}/choose", status_code=200, opt=costs(LOADED))
async def choose(request: AnyRequest, match: FromPath[str], data: JSONBody[Choose]) -> MatchInfo:
    """Before the start: swap my seat (in some games, my house) for another, or leave it to the draw."""
    access = access_of(request)
    me = await access.me(request)
    access.limits.spend(me.id, WISH)
    live = await find(access, match)
    if live.row.status != "waiting":
        raise NotAllowed("match-has-started")
    if data.seat not in live.seats_of(me.id):
        raise NotAllowed("not-your-seat", 403)
    if data.wanted is not None and data.wanted not in [each.seat for each in live.row.seats]:
        raise NotAllowed("no-such-seat", 404, seat=data.wanted)
    if not await access.store.seats.choose(match, me.id, data.seat, data.wanted):
        raise NotAllowed("seats-are-not-drawn" if data.wanted is None else "seat-is-taken")
    await seats_changed(access, live)
    return live.audience.info(me.id)


@post("/api/matches/{match:str}/bring", status_code=200, opt=costs(LOADED))
async def bring(request: AnyRequest, match: FromPath[str], data: JSONBody[Bring]) -> MatchInfo:
    """Before the start: bring something else to my seat or, as host, to a bot's."""
    access = access_of(request)
    me = await access.me(request)
    access.limits.spend(me.id, WISH)
    live = await find(access, match)
    if live.row.status != "waiting":
        raise NotAllowed("match-has-started")
    held = next((each for each in live.row.seats if each.seat == data.seat), None)
    of_bot = held is not None and held.person is None and held.bot is not None
    if held is None or (live.row.host if of_bot else held.person) != me.id:
        raise NotAllowed("not-your-seat", 403)
    brings = await to_bring(access, live, me.id, data.brings)
    holder, judge = None if of_bot else me.id, judge_of(live.row)
    if brings is None or not await access.store.seats.bring(match, data.seat, holder, brings, judge):
        raise NotAllowed("match-has-started")
    await seats_changed(access, live)
    return live.audience.info(me.id)


async def to_bring(access: Access, live: LiveMatch, me: str, wanted: Brought | None) -> str | None:
    """What somebody brings. In a match that continues another, it was brought already."""
    if live.row.continues is not None:
        if wanted is not None:
            raise NotAllowed("brought-already")
        return None
    game, row = games.game(live.row.game), live.row
    return await brought(access.store, me, game, wanted) or anything(game, known_to(me, row))


@post("/api/matches/{match:str}/leave", status_code=200, opt=costs(LOADED))
async def leave(request: AnyRequest, match: FromPath[str]) -> MatchInfo:
    """Leave: before the start the seat is open again; later a bot plays on until one returns."""
    access = access_of(request)
    me = await access.me(request)
    live = await find(access, match)
    if live.row.status == "waiting":
        if not live.seats_of(me.id) and live.row.host != me.id:
            raise NotAllowed("only-players", 403)
        await access.store.seats.leave(match, me.id)
        await seats_changed(access, live)
    else:
        if not live.seats_of(me.id):
            raise NotAllowed("only-players", 403)
        await live.inbox.ask(stand_ins.leave, live, me.id)
    return live.audience.info(me.id)


@post("/api/matches/{match:str}/substitute", status_code=200, opt=costs(LOADED))
async def substitute(request: AnyRequest, match: FromPath[str], data: JSONBody[Substitute]) -> MatchInfo:
    """Let a bot play a seat: one's own, or one whose owner has been away for long. Only the owner takes it back. Before
    the start the host gives bots open seats."""
    access = access_of(request)
    me = await access.me(request)
    access.limits.spend(me.id, WISH)
    live = await find(access, match)
    if live.row.status == "waiting":
        await fill(access, live, me.id, data)
        return live.audience.info(me.id)
    owner = next((seat.person for seat in live.row.seats if seat.seat == data.seat), None)
    if owner is None:
        raise NotAllowed("no-such-seat", 404, seat=data.seat)
    if data.bot is None:
        if owner != me.id:
            raise NotAllowed("not-your-seat", 403)
        await live.inbox.ask(stand_ins.give_back, live, data.seat, me.id)
        return live.audience.info(me.id)
    if data.bot not in bots.NAMES:
        raise NotAllowed("no-such-bot", 400)
    if owner != me.id:
        if not live.seats_of(me.id):
            raise NotAllowed("only-players", 403)
        await live.inbox.ask(stand_ins.hand_over_absent, live, data.seat, data.bot, me.id)
    else:
        await live.inbox.ask(stand_ins.hand_over, live, data.seat, data.bot, "wish", me.id)
    return live.audience.info(me.id)


async def fill(access: Access, live: LiveMatch, me: str, data: Substitute) -> None:
    """A bot gets an open seat, or leaves it open again."""
    if live.row.host != me:
        raise NotAllowed("only-the-host", 403)
    if data.seat not in [each.seat for each in live.row.seats]:
        raise NotAllowed("no-such-seat", 404, seat=data.seat)
    if data.bot is not None and data.bot not in bots.NAMES:
        raise NotAllowed("no-such-bot", 400)
    if data.bot is not None:
        await allow(access, me, [SeatPlan("bot", data.bot)])
    brings = None if data.bot is None else await to_bring(access, live, me, None)
    if not await access.store.seats.fill(live.row.id, data.seat, data.bot, brings, judge_of(live.row)):
        raise NotAllowed("seat-is-taken")
    await seats_changed(access, live)


async def seats_changed(access: Access, live: LiveMatch) -> None:
    await live.inbox.ask(live.refresh)
    access.registry.lobby.changed()


ROUTES = [sit, choose, bring, leave, substitute]
