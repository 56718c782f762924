"""Signing in and out, and what one may change about oneself."""

from functools import partial
from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody

from maester.server.alike import alike
from maester.server.costs import LISTED, costs
from maester.server.door import door
from maester.server.limits import SIGN_IN
from maester.server.messages import ChangeMe, Me, SignIn
from maester.server.text import clean_nickname
from maester.server.webhooks import check_address
from maester.store import PersonRow

Asked = Request[Any, Any, Any]


@post("/api/people", status_code=200, opt=costs(LISTED))
async def sign_in(request: Asked, data: JSONBody[SignIn]) -> Response[Me]:
    """Take a nickname; who has one already changes it."""
    at_door = door(request)
    at_door.limits.spend(at_door.address(request), SIGN_IN)
    nickname = clean_nickname(data.nickname)
    person = await at_door.who(request)
    if person is None:
        person = await at_door.store.people.add(nickname)
    else:
        await at_door.store.people.rename(person.id, nickname, partial(alike, nickname))
    me = Me(person.id, nickname, person.webhook)
    return Response(me, cookies=[at_door.cookie(person.id, request)])


@get("/api/me")
async def who_am_i(request: Asked) -> Me | None:
    """Null for whoever has no nickname yet."""
    person = await door(request).who(request)
    return None if person is None else shown(person)


@patch("/api/me", opt=costs(LISTED))
async def change_me(request: Asked, data: JSONBody[ChangeMe]) -> Me:
    """A new nickname, or where to be told that it is one's turn."""
    at_door = door(request)
    person = await at_door.me(request)
    at_door.limits.spend(person.id, SIGN_IN)
    if data.webhook:
        check_address(data.webhook)
    if data.nickname is not None:
        nickname = clean_nickname(data.nickname)
        await at_door.store.people.rename(person.id, nickname, partial(alike, nickname))
    if data.webhook is not None:
        await at_door.store.people.reach(person.id, data.webhook or None)
    return shown(await at_door.me(request))


@delete("/api/me/session", status_code=204, responses={204: ResponseSpec(None, False, "Signed out.")})
async def sign_out(request: Asked, everywhere: FromQuery[bool] = False) -> Response[None]:
    """End this sign-in, wherever its cookie may be; or all sign-ins of this person."""
    at_door = door(request)
    person, shown = await at_door.who(request), at_door.signed_in(request)
    if person is not None and shown is not None:
        if everywhere:
            await at_door.store.people.sign_out_everywhere(person.id)
        else:
            await at_door.store.people.sign_out(shown.session)
        at_door.hall.signed_out(person.id if everywhere else shown.session)
    return Response(None, status_code=204, cookies=[at_door.no_cookie(request)])


def shown(person: PersonRow) -> Me:
    return Me(person.id, person.nickname, person.webhook)


ROUTES = [sign_in, who_am_i, change_me, sign_out]
