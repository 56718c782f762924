"""Inviting: links with which people sit down at a table."""

from io import BytesIO

import segno
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from maester.server.guards.access import Access, AnyRequest, access_of
from maester.server.guards.costs import LOADED, costs
from maester.server.guards.limits import NEW_MATCH
from maester.server.guards.refused import NotAllowed
from maester.server.matches.live import LiveMatch
from maester.server.messages import Invitation, Invite
from maester.server.routes.matches import find
from maester.store import InvitationRow, SeatRow
from maester.store.places import sat_down

MOST_INVITATIONS = 50


@post("/api/matches/{match:str}/invitations", opt=costs(LOADED))
async def invite(request: AnyRequest, match: FromPath[str], data: JSONBody[Invite]) -> Invitation:
    """A link with which one person can sit down, or a whole group. A group has one link, however often it is asked
    for."""
    access = access_of(request)
    live = await hosted(request, access, match)
    access.limits.spend(live.row.host, NEW_MATCH)
    if data.group and data.seat is not None:
        raise NotAllowed("group-has-no-seat", 400)
    if data.seat is not None and data.seat not in [seat.seat for seat in live.row.seats]:
        raise NotAllowed("no-such-seat", 404, seat=data.seat)
    made = await access.store.seats.invitations(match)
    if data.group and (there := next((each for each in made if each.group), None)) is not None:
        return shown(there, live)
    if len(made) >= MOST_INVITATIONS:
        raise NotAllowed("too-fast", 429)
    return shown(await access.store.seats.invite(match, data.seat, data.group), live)


@get("/api/matches/{match:str}/invitations", opt=costs(LOADED))
async def list_invitations(request: AnyRequest, match: FromPath[str]) -> list[Invitation]:
    access = access_of(request)
    live = await hosted(request, access, match)
    return [shown(row, live) for row in await access.store.seats.invitations(match)]


@get("/api/invitations/{token:str}", opt=costs(LOADED))
async def look_at_invitation(request: AnyRequest, token: FromPath[str]) -> Invitation:
    access = access_of(request)
    row = await known(access, token)
    return shown(row, await find(access, row.match))


@get("/api/invitations/{token:str}/code.svg", media_type="image/svg+xml", opt=costs(LOADED))
async def drawn_invitation(request: AnyRequest, token: FromPath[str]) -> bytes:
    """The link as a code for the camera of a phone."""
    access = access_of(request)
    row = await known(access, token)
    address = access.settings.public or f"{access.scheme(request)}://{request.headers.get('host', '')}"
    code = BytesIO()
    segno.make(f"{address}/join/{row.token}", micro=False).save(code, kind="svg", border=2, dark="#000", light="#fff")
    return code.getvalue()


@delete("/api/invitations/{token:str}", status_code=204, opt=costs(LOADED))
async def revoke(request: AnyRequest, token: FromPath[str]) -> None:
    access = access_of(request)
    me = await access.me(request)
    row = await known(access, token)
    live = await find(access, row.match)
    if live.row.host != me.id:
        raise NotAllowed("only-the-host", 403)
    await access.store.seats.revoke(token)
    live.inbox.post(live.see_to_invitations)


async def known(access: Access, token: str) -> InvitationRow:
    row = await access.store.seats.invitation(token)
    if row is None:
        raise NotAllowed("no-such-invitation", 404)
    return row


async def valid(access: Access, token: str, match: str) -> InvitationRow:
    row = await known(access, token)
    if row.match != match:
        raise NotAllowed("no-such-invitation", 404)
    if row.used_by is not None:
        raise NotAllowed("invitation-used")
    return row


async def hosted(request: AnyRequest, access: Access, match: str) -> LiveMatch:
    me = await access.me(request)
    live = await find(access, match)
    if live.row.host != me.id:
        raise NotAllowed("only-the-host", 403)
    return live


def shown(row: InvitationRow, live: LiveMatch) -> Invitation:
    seats, used = live.row.seats, row.used_by is not None
    somebody = SeatRow("", "somebody")
    fits = live.row.status == "waiting" and sat_down(seats, somebody, row.seat, live.row.shuffled, invited=True)
    return Invitation(row.token, row.match, row.seat, group=row.group, used=used, open=bool(fits) and not used)


ROUTES = [invite, list_invitations, look_at_invitation, drawn_invitation, revoke]
