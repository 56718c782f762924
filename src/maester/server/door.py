"""The door: who asks, from where, and whether they may ask at all."""

from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException
from litestar.security.jwt import Token

from maester.server.hall import Hall
from maester.server.limits import Limits, Sockets
from maester.server.names import Name
from maester.server.refused import NotAllowed, language_of
from maester.store import MatchRow, PersonRow

COOKIE = "maester"
SIGNED_BY = "HS256"
LASTS = timedelta(days=365)

Asking = ASGIConnection[Any, Any, Any, Any]


class Asked(Request[Any, Any, Any]):
    """A request whose body may be anything at all."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:  # nested too deep, or no text
            raise NotAllowed("unreadable-message", 400) from error


class Door:
    """Everything a request needs to know of the server."""

    def __init__(self, hall: Hall, secret: str) -> None:
        self.hall, self.store, self.settings, self.secret = hall, hall.store, hall.settings, secret
        self.name = Name(self.settings.public) if self.settings.public else None
        self.limits = Limits(self.settings.limits)
        self.sockets = Sockets(self.settings.sockets_per_address, self.settings.sockets_per_person)

    def cookie(self, person: str, asking: Asking) -> Cookie:
        """What a browser shows from now on: unreadable to scripts, not sent along by other sites."""
        signed = Token(sub=person, exp=datetime.now(UTC) + LASTS).encode(self.secret, SIGNED_BY)
        return self._cookie(signed, asking, int(LASTS.total_seconds()))

    def no_cookie(self, asking: Asking) -> Cookie:
        return self._cookie("", asking, 0)

    def _cookie(self, value: str, asking: Asking, seconds: int) -> Cookie:
        secure = self.scheme(asking) in ("https", "wss")
        return Cookie(key=COOKIE, value=value, max_age=seconds, httponly=True, samesite="lax", secure=secure)

    def signed(self, asking: Asking) -> str | None:
        """The id on the cookie; nobody's, if it is forged or too old."""
        shown = asking.cookies.get(COOKIE)
        if not shown:
            return None
        try:
            return Token.decode(shown, self.secret, SIGNED_BY).sub
        except NotAuthorizedException:
            return None

    def payer(self, asking: Asking) -> str | None:
        """Who pays for what is asked: whoever the cookie names, without a look into the store, which costs too."""
        return self.signed(asking)

    async def who(self, asking: Asking) -> PersonRow | None:
        signed = self.signed(asking)
        return None if signed is None else await self.store.people.find(signed)

    async def me(self, asking: Asking) -> PersonRow:
        person = await self.who(asking)
        if person is None:
            raise NotAllowed("sign-in-first", 401)
        return person

    async def may_look(self, match: MatchRow, who: str | None, invitation: str | None) -> bool:
        """A private match is for its players, its host and whoever is invited. Once over, it may be looked at."""
        players = [seat.person for seat in match.seats if seat.person is not None]
        if not match.private or match.status == "over" or who in (match.host, *players):
            return True
        found = None if invitation is None else await self.store.seats.invitation(invitation)
        return found is not None and found.match == match.id and found.used_by in (None, who)

    def address(self, asking: Asking) -> str:
        """Where a request comes from."""
        if self.settings.trust_proxy and (forwarded := asking.headers.get("x-forwarded-for")):
            return forwarded.rpartition(",")[2].strip()
        return asking.client.host if asking.client else "nowhere"

    def scheme(self, asking: Asking) -> str:
        if self.settings.trust_proxy and (forwarded := asking.headers.get("x-forwarded-proto")):
            return forwarded
        return str(asking.scope.get("scheme", "http"))

    def check_origin(self, asking: Asking) -> None:
        """A browser says which site a request comes from: ours only. What is no browser need not say."""
        origin = asking.headers.get("origin")
        if origin is None:
            return
        if site_of(origin) != asking.headers.get("host") or (self.name is not None and origin != self.name.origin):
            raise NotAllowed("bad-origin", 403)


def site_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def language(asking: Asking) -> str:
    """The language an answer is worded in."""
    return language_of(asking.query_params.get("lang") or asking.headers.get("accept-language"))


def door(asking: Asking) -> Door:
    found = asking.app.state["door"]
    assert isinstance(found, Door)
    return found
