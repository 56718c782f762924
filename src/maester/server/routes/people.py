"""Signing in and out, and what people may change about themselves."""

from functools import partial

from litestar import Response, delete, get, patch, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody

from maester.server.guards.access import AnyRequest, access_of
from maester.server.guards.alike import alike
from maester.server.guards.costs import LISTED, costs
from maester.server.guards.limits import SIGN_IN
from maester.server.guards.text import clean_nickname
from maester.server.messages import ChangeMe, Me, SignIn
from maester.server.webhooks import check_address
from maester.store import PersonRow


@post("/api/people", status_code=200, opt=costs(LISTED))
async def sign_in(request: AnyRequest, data: JSONBody[SignIn]) -> Response[Me]:
    """Take a nickname; somebody who has one already changes it."""
    access = access_of(request)
    access.limits.spend(access.address(request), SIGN_IN)
    nickname = clean_nickname(data.nickname)
    person = await access.who(request)
    if person is None:
        person = await access.store.people.add(nickname)
    else:
        await access.store.people.rename(person.id, nickname, partial(alike, nickname))
    me = Me(person.id, nickname, person.webhook)
    return Response(me, cookies=[access.cookie(person.id, request)])


@get("/api/me")
async def who_am_i(request: AnyRequest) -> Me | None:
    """Null for somebody without a nickname."""
    person = await access_of(request).who(request)
    return None if person is None else shown(person)


@patch("/api/me", opt=costs(LISTED))
async def change_me(request: AnyRequest, data: JSONBody[ChangeMe]) -> Me:
    """A new nickname, or where to be notified of one's turn."""
    access = access_of(request)
    person = await access.me(request)
    access.limits.spend(person.id, SIGN_IN)
    if data.webhook:
        check_address(data.webhook)
    if data.nickname is not None:
        nickname = clean_nickname(data.nickname)
        await access.store.people.rename(person.id, nickname, partial(alike, nickname))
    if data.webhook is not None:
        await access.store.people.reach(person.id, data.webhook or None)
    return shown(await access.me(request))


@delete("/api/me/session", status_code=204, responses={204: ResponseSpec(None, False, "Signed out.")})
async def sign_out(request: AnyRequest, everywhere: FromQuery[bool] = False) -> Response[None]:
    """End this sign-in, wherever its cookie is; or all sign-ins of this person."""
    access = access_of(request)
    person, shown = await access.who(request), access.signed_in(request)
    if person is not None and shown is not None:
        if everywhere:
            await access.store.people.sign_out_everywhere(person.id)
        else:
            await access.store.people.sign_out(shown.session)
        access.registry.signed_out(person.id if everywhere else shown.session)
    return Response(None, status_code=204, cookies=[access.no_cookie(request)])


def shown(person: PersonRow) -> Me:
    return Me(person.id, person.nickname, person.webhook)


ROUTES = [sign_in, who_am_i, change_me, sign_out]
