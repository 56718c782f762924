"""Access: who asks, from where, and whether they may ask at all."""

import secrets
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException
from litestar.security.jwt import Token
from msgspec import Struct

from maester.server.guards.limits import Limits, Sockets
from maester.server.guards.names import names_of
from maester.server.guards.refused import NotAllowed, language_of
from maester.server.matches.registry import Registry
from maester.store import PersonRow

COOKIE = "maester"
SIGNED_BY = "HS256"
LASTS = timedelta(days=365)

Asker = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


class SignedIn(Struct, frozen=True):
    """A sign-in, as stored in a cookie."""

    person: str
    session: str
    since: int
    """Milliseconds, rounded to whole seconds: cookies are no more exact."""


class TolerantRequest(AnyRequest):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:  # nested too deep, or no text
            raise NotAllowed("unreadable-message", 400) from error


class Access:
    """Everything a request needs from the server."""

    def __init__(self, registry: Registry, secret: str) -> None:
        self.registry, self.store, self.settings, self.secret = registry, registry.store, registry.settings, secret
        self.names = names_of(self.settings)
        self.limits = Limits(self.settings.limits)
        self.sockets = Sockets(self.settings.sockets_per_address, self.settings.sockets_per_person)

    def cookie(self, person: str, asking: Asker) -> Cookie:
        """Sign a browser in: the cookie is unreadable to scripts and not sent along by other sites. Somebody already
        signed in keeps the same sign-in."""
        shown = self.signed_in(asking)
        session = shown.session if shown is not None and shown.person == person else secrets.token_urlsafe(16)
        signed = Token(sub=person, exp=datetime.now(UTC) + LASTS, jti=session).encode(self.secret, SIGNED_BY)
        return self._cookie(signed, asking, int(LASTS.total_seconds()))

    def no_cookie(self, asking: Asker) -> Cookie:
        return self._cookie("", asking, 0)

    def _cookie(self, value: str, asking: Asker, seconds: int) -> Cookie:
        secure = self.scheme(asking) in ("https", "wss")
        return Cookie(key=COOKIE, value=value, max_age=seconds, httponly=True, samesite="lax", secure=secure)

    def signed_in(self, asking: Asker) -> SignedIn | None:
        """What the cookie says, or None if it is forged or expired. Whether it was ended, the store knows."""
        shown = asking.cookies.get(COOKIE)
        if not shown:
            return None
        try:
            token = Token.decode(shown, self.secret, SIGNED_BY)
        except NotAuthorizedException:
            return None
        # Cookies from older servers name no sign-in.
        session = str(token.jti) if token.jti else sha256(shown.encode()).hexdigest()[:32]
        return SignedIn(token.sub, session, int(token.iat.timestamp() * 1000))

    def payer(self, asking: Asker) -> str | None:
        """Who pays for the request: the person named in the cookie. No look into the store, because that costs
        something too."""
        shown = self.signed_in(asking)
        return None if shown is None else shown.person

    async def who(self, asking: Asker) -> PersonRow | None:
        shown = self.signed_in(asking)
        return None if shown is None else await self.store.people.signed_in(shown.person, shown.session, shown.since)

    async def signed(self, asking: Asker) -> str | None:
        """The id of the person asking, or None if nobody is signed in."""
        person = await self.who(asking)
        return None if person is None else person.id

    async def me(self, asking: Asker) -> PersonRow:
        person = await self.who(asking)
        if person is None:
            raise NotAllowed("sign-in-first", 401)
        return person

    def address(self, asking: Asker) -> str:
        """Where a request comes from."""
        if self.settings.trust_proxy and (forwarded := asking.headers.get("x-forwarded-for")):
            return forwarded.rpartition(",")[2].strip()
        return asking.client.host if asking.client else "nowhere"

    def scheme(self, asking: Asker) -> str:
        if self.settings.trust_proxy and (forwarded := asking.headers.get("x-forwarded-proto")):
            return forwarded
        return str(asking.scope.get("scheme", "http"))

    def check_origin(self, asking: Asker) -> None:
        """Browsers say which site a request comes from: only ours is accepted. Other programs need not say."""
        origin = asking.headers.get("origin")
        if origin is None:
            return
        if site_of(origin) != asking.headers.get("host") or (self.names and not self.names.is_origin(origin)):
            raise NotAllowed("bad-origin", 403)


def site_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def language(asking: Asker) -> str:
    """The language of the answer."""
    return language_of(asking.query_params.get("lang") or asking.headers.get("accept-language"))


def access_of(asking: Asker) -> Access:
    found = asking.app.state["access"]
    assert isinstance(found, Access)
    return found
